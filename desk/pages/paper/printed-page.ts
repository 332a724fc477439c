import { html } from 'hono/html';
import { isLanguage } from '../../../domain/languages.ts';
import { paperStyles } from '../../../paper/paper-styles.ts';
import { type Paper, writePaper } from '../../../paper/write-paper.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';

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
  const text = await writePaper(
    {
      paper,
      language: isLanguage(language) ? language : desk.language,
      products: chosen.length > 0 ? chosen : all,
      copies: Math.min(Math.max(copies, 1), MOST_COPIES),
    },
    {
      content: await desk.content(),
      siteUrl: desk.siteUrl,
      bar: html`<a href="${addresses.paper}">${words.back}</a>
        <button type="button" data-prints hidden>${words.print}</button>
        <p>${words.how}</p>
        <script type="module" src="${desk.script}"></script>`,
    },
  );
  if (text === undefined) return c.redirect(addresses.paper, 303);
  return c.html(text, 200, {
    'cache-control': 'no-store',
    'content-security-policy': desk.securityPolicy(paperStyles),
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  });
}
