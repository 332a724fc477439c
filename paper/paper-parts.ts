import { html, raw } from 'hono/html';
import type { ChosenColours } from '../domain/look/palette.ts';
import type { ShownText } from '../domain/values/in-language.ts';
import { type Language, languageTag } from '../domain/values/languages.ts';
import type { FactsIn } from '../texts/facts-in.ts';
import type { DeskMessages } from '../texts/schemas/desk-messages.ts';
import { qrDrawing } from '../ui/qr-code.tsx';
import { paperStyles } from './paper-styles.ts';

/** Why a paper is not fit for use: gifts would go to nobody, or its codes and addresses lead nowhere outside the house. */
export type NotFinal = 'samplePayment' | 'localAddress';

/** The language, texts and facts that all papers are made of. */
export type PaperParts = {
  /** The language of the paper. */
  language: Language;
  /** The texts on the paper, in that language. */
  messages: DeskMessages['paper']['onPaper'];
  /** The foundation's description of itself, in that language. */
  tagline: string;
  /** The facts as the language of the paper writes them. */
  facts: FactsIn;
  /** The canonical address of the site, without a slash at its end; QR codes lead there. */
  siteUrl: string;
  /** The logo, as an address that holds it. */
  logo: string;
  /** Why the paper is not fit for use; the sheets say so. */
  notFinal: readonly NotFinal[];
};

type Printable = {
  /** The colours that the foundation has chosen. */
  colours: ChosenColours;
  language: Language;
  title: string;
  /** The bar that stands above the paper on the screen, and is not printed. */
  bar: unknown;
  body: unknown;
};

/** A document of A4 pages for a browser to print, whole in one file. */
export async function paperDocument({ colours, language, title, bar, body }: Printable): Promise<string> {
  // Without a blank more or less: the policy of the desk has its hash.
  const styles = raw(`<style>${paperStyles(colours)}</style>`);
  const page = await html`<!doctype html>
    <html lang="${languageTag(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styles}
      </head>
      <body>
        <header class="bar">
          <h1>${title}</h1>
          ${bar}
        </header>
        <main>${body}</main>
      </body>
    </html>`;
  return String(page);
}

/** The head of a page: the foundation with its logo, and what the page is. */
export function paperHead(parts: PaperParts, heading: string) {
  return html`<header class="head">
    ${printedLogo(parts)}
    <p class="foundation">${parts.facts.name}</p>
    <h2>${heading}</h2>
  </header>`;
}

/** The foundation's logo. */
export function printedLogo({ logo }: PaperParts) {
  return html`<img class="logo" src="${logo}" alt="" />`;
}

/** A QR code with its quiet zone, black on white, as large as the box that `className` gives it. */
export function printedQr(text: string, className: string) {
  const { size, path } = qrDrawing(text);
  // The path is our own: digits and commands.
  return html`<svg
    class="${className}"
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
    aria-hidden="true"
  >
    <path d="${raw(path)}" />
  </svg>`;
}

/** A text of the catalogue, marked where it is English on paper in another language. */
export function printedText({ text, lang }: ShownText) {
  return lang ? html`<span lang="${lang}">${text}</span>` : html`${text}`;
}

// 10.*, 127.*, 169.254.*, 172.16.* to 172.31.*, 192.168.* and 0.0.0.0; in IPv6 fc00::/7, fe80::/10, ::1 and ::.
const localNumbers =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$|^\[(?:f[cd][\da-f]{2}:|fe[89ab][\da-f]:|::1?\])/;
const localEndings = /\.(?:localhost|local|internal)$/;

/**
 * Whether an address leads somewhere only on one computer or in one house: a name without a dot, or a number of a private
 * network. Throws on what is no address.
 * @example leadsToOneHouse('http://127.0.0.1:3000') // true
 */
export function leadsToOneHouse(address: string): boolean {
  const { hostname } = new URL(address);
  if (localNumbers.test(hostname) || localEndings.test(hostname)) return true;
  return !hostname.includes('.') && !hostname.startsWith('[');
}
