import { html, raw } from 'hono/html';
import { type Language, languageTable } from '../domain/languages.ts';
import { paperStyles } from './paper-styles.ts';

type Printable = {
  language: Language;
  title: string;
  /** The bar that stands above the paper on the screen, and is not printed. */
  bar: unknown;
  body: unknown;
};

/** A document of A4 pages for a browser to print, whole in one file. */
export async function paperDocument({ language, title, bar, body }: Printable): Promise<string> {
  // Without a blank more or less: the policy of the desk has its hash.
  const styles = raw(`<style>${paperStyles}</style>`);
  const page = await html`<!doctype html>
    <html lang="${languageTable[language].tag}">
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
