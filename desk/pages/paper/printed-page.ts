import { html } from 'hono/html';
import { hasSamplePayment } from '../../../back-office/checks/remaining-samples.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { isLanguage } from '../../../domain/languages.ts';
import { paperStyles } from '../../../paper/paper-styles.ts';
import type { NotFinal } from '../../../paper/paper-parts.ts';
import { type Paper, writePaper } from '../../../paper/write-paper.ts';
import { addresses } from '../../addresses.ts';
import type { Desk, DeskRequest } from '../../desk-context.ts';

// A sheet of one tag; more are printed by printing it again.
const MOST_COPIES = 24;

/** Answers with a paper as the address asks for it; an unknown language is the desk's, no known product means all. */
export async function getPaper(c: DeskRequest, paper: Paper): Promise<Response> {
  const desk = c.get('desk');
  const words = desk.messages.paper;
  const language = c.req.query('language') ?? '';
  const wanted = new Set(c.req.queries('product'));
  const all = await desk.repositories.products.all();
  const chosen = all.filter(({ _id }) => wanted.has(_id));
  const copies = Math.trunc(Number(c.req.query('copies'))) || 1;
  const written = await writePaper(
    {
      paper,
      language: isLanguage(language) ? language : desk.language,
      products: chosen.length > 0 ? chosen : all,
      copies: Math.min(Math.max(copies, 1), MOST_COPIES),
    },
    {
      content: await desk.content(),
      siteUrl: desk.siteUrl,
      hasSamplePayment: hasSamplePayment(await desk.contentSamples()),
      bar: (notFinal) => [
        html`<a href="${addresses.paper}">${words.back}</a>`,
        notFinal.length > 0 ? whyNotPrinted(words.notFinal, notFinal) : toPrint(desk),
      ],
    },
  );
  if (written === undefined) return c.redirect(addresses.paper, 303);
  return c.html(written.text, 200, {
    'cache-control': 'no-store',
    'content-security-policy': desk.securityPolicy(paperStyles),
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  });
}

function toPrint({ messages, script }: Desk) {
  return html`<button type="button" data-prints hidden>${messages.paper.print}</button>
    <p>${messages.paper.how}</p>
    <script type="module" src="${script}"></script>`;
}

function whyNotPrinted(words: DeskMessages['paper']['notFinal'], notFinal: readonly NotFinal[]) {
  return html`<p><b>${words.title}</b></p>
    <ul>
      ${notFinal.map((reason) => html`<li>${words[reason]}</li>`)}
    </ul>`;
}
