import { Hono } from 'hono';
import { html } from 'hono/html';
import type { ReactNode } from 'react';
import { hasSamplePayment } from '../../back-office/texts/remaining-samples.ts';
import type { Product } from '../../domain/shop/product.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { inLanguage } from '../../domain/values/in-language.ts';
import { deskLanguages, languageNames, languageTag } from '../../domain/values/languages.ts';
import { type Part, isOn } from '../../domain/values/parts.ts';
import type { NotFinal } from '../../paper/paper-parts.ts';
import { paperStyles } from '../../paper/paper-styles.ts';
import { countTags } from '../../paper/papers.ts';
import { PAPERS, type Paper, writePaper } from '../../paper/write-paper.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { Button } from '../../ui/button.tsx';
import { addresses } from '../layout/addresses.ts';
import type { Desk, DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskMessage, renderDeskPage } from '../layout/desk-page.tsx';

const partOf: Readonly<Record<Paper, Part>> = { tags: 'shop', list: 'shop', poster: 'gifts', slip: 'shop' };

/** The papers of the parts that the site has. */
const shownPapers = PAPERS.filter((paper) => isOn(partOf[paper]));

/** The pages about printing: the choice, and the papers themselves. */
export function paperRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', getPapers);
  for (const paper of shownPapers) routes.get(`/${paper}`, (c) => getPaper(c, paper));
  return routes;
}

/** The choice of what to print. */
async function getPapers(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const words = desk.messages.paper;
  const [products, { facts }] = await Promise.all([desk.repositories.products.all(), desk.content()]);
  const needs: Readonly<Partial<Record<Paper, Omit<PaperFormProps, 'desk' | 'paper'>>>> = {
    tags: {
      isMade: products.length > 0,
      instead: words.tags.noProducts,
      children: <ChooseProducts desk={desk} products={products} />,
    },
    poster: { isMade: facts.upiId !== undefined, instead: words.poster.noUpi },
  };
  return renderDeskPage(c, {
    title: words.title,
    view: (
      <>
        <p className="mb-6 max-w-prose">{words.lead}</p>
        {shownPapers.map((paper) => (
          <PaperForm key={paper} desk={desk} paper={paper} {...needs[paper]} />
        ))}
      </>
    ),
  });
}

type PaperFormProps = {
  desk: Desk;
  paper: Paper;
  /** Whether there is what it needs; else `instead` says what is missing. */
  isMade?: boolean;
  instead?: string;
  children?: ReactNode;
};

function PaperForm({ desk, paper, isMade = true, instead, children }: PaperFormProps) {
  const words = desk.messages.paper;
  return (
    <section aria-labelledby={paper} className="border-t-2 border-line py-5">
      <h2 id={paper} className="text-xl">
        {words[paper].title}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-muted">{words[paper].text}</p>
      {isMade ? (
        <form action={`${addresses.paper}/${paper}`} className="grid justify-items-start gap-4">
          {children}
          <div className="flex flex-wrap items-end gap-3">
            <label className="grid gap-1 font-semibold">
              {words.language}
              <select
                name="language"
                defaultValue={desk.language}
                className="min-h-12 rounded-patch border-2 border-edge bg-surface px-3 font-normal"
              >
                {deskLanguages.map((language) => (
                  <option key={language} value={language} lang={languageTag(language)}>
                    {languageNames[language]}
                  </option>
                ))}
              </select>
            </label>
            <Button
              type="submit"
              variant={paper === shownPapers[0] ? 'primary' : 'quiet'}
              aria-describedby={paper}
            >
              {words.show}
            </Button>
          </div>
        </form>
      ) : (
        <p className="max-w-prose font-semibold">{instead}</p>
      )}
    </section>
  );
}

// A sheet of one tag; more are printed by printing it again.
const MOST_COPIES = 24;
// All other requests wait while they are made: this many take a second.
const MOST_TAGS = 40 * 24;

/** The products of which tags are printed, and how many of each. */
function ChooseProducts({ desk, products }: { desk: Desk; products: readonly Product[] }) {
  const messages = desk.messages.paper.tags;
  return (
    <>
      <details className="w-full">
        <summary className="cursor-pointer py-2.5 font-semibold text-primary">{messages.products}</summary>
        <fieldset aria-describedby="products-hint">
          <legend className="sr-only">{messages.products}</legend>
          <p id="products-hint" className="text-sm text-muted">
            {messages.productsHint}
          </p>
          <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {products.map((product) => {
              const name = inLanguage(product, 'name', desk.language);
              return (
                <li key={product._id}>
                  <label lang={name.lang} className="flex min-h-11 items-center gap-3">
                    <input type="checkbox" name="product" value={product._id} className="size-6 shrink-0" />
                    <span className="wrap-anywhere">{name.text}</span>
                  </label>
                </li>
              );
            })}
          </ul>
        </fieldset>
      </details>
      <label className="grid gap-1 font-semibold">
        {messages.copies}
        <input
          name="copies"
          inputMode="numeric"
          defaultValue={1}
          required
          pattern={Array.from({ length: MOST_COPIES }, (_, at) => at + 1).join('|')}
          title={`1–${MOST_COPIES}`}
          className="min-h-12 w-28 rounded-patch border-2 border-edge bg-surface px-3 font-normal"
        />
      </label>
    </>
  );
}

/** Answers with a paper as the address asks for it; an unknown language is the desk's, no known product means all. */
async function getPaper(c: DeskRequest, paper: Paper): Promise<Response> {
  const desk = c.get('desk');
  const words = desk.messages.paper;
  const language = c.req.query('language') ?? '';
  const wanted = new Set(c.req.queries('product'));
  const all = await desk.repositories.products.all();
  const chosen = all.filter(({ _id }) => wanted.has(_id));
  const products = chosen.length > 0 ? chosen : all;
  const copies = Math.min(Math.max(Math.trunc(Number(c.req.query('copies'))) || 1, 1), MOST_COPIES);
  const count = paper === 'tags' ? countTags(products, copies) : 0;
  if (count > MOST_TAGS) {
    const { title, text } = words.tags.tooMany;
    const why = { title, text: fillIn(text, { count, most: MOST_TAGS }) };
    return renderDeskMessage(c, { status: 422, ...why, link: words.back, to: addresses.paper });
  }
  const written = await writePaper(
    {
      paper,
      language: deskLanguages.find((each) => each === language) ?? desk.language,
      products,
      copies,
    },
    {
      content: await desk.content(),
      siteUrl: desk.siteUrl,
      logo: await desk.paperLogo(),
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
    'content-security-policy': desk.securityPolicy(paperStyles(desk.colours)),
    'x-robots-tag': 'noindex',
    'referrer-policy': 'strict-origin',
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
