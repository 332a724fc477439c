import { html } from 'hono/html';
import { allChoices, type Choice, choiceWords, chosenPrice } from '../domain/choice.ts';
import { fillIn } from '../domain/fill-in.ts';
import { inLanguage } from '../domain/in-language.ts';
import { localPath } from '../domain/local-path.ts';
import { formatRupees } from '../domain/money.ts';
import { productPath } from '../domain/product-path.ts';
import type { Product } from '../domain/product.ts';
import type { PaperParts } from './paper-parts.ts';
import { printedQr } from './printed-qr.ts';
import { printedText } from './printed-text.ts';

// Three in each of eight rows.
const TAGS_A_SHEET = 24;

// Two lines of the usual size; a longer name is set smaller.
const LONG_NAME = 26;

/** Price tags, `copies` for each choice of each product, 24 on a sheet; each has a QR code of the choice's page. */
export function priceTags(parts: PaperParts, products: readonly Product[], copies: number) {
  const tags = products.flatMap((product) =>
    allChoices(product).flatMap((choice) => Array.from({ length: copies }, () => ({ product, choice }))),
  );
  const sheets = Array.from({ length: Math.ceil(tags.length / TAGS_A_SHEET) }, (_, at) =>
    tags.slice(at * TAGS_A_SHEET, (at + 1) * TAGS_A_SHEET),
  );
  return html`${sheets.map(
    (sheet) =>
      html`<section class="sheet tags">
        ${sheet.map(({ product, choice }) => tag(parts, product, choice))}
      </section>`,
  )}`;
}

function tag({ language, messages, facts, siteUrl, notFinal }: PaperParts, product: Product, choice: Choice) {
  const name = inLanguage(product, 'name', language);
  const unit = inLanguage(product, 'unit', language).text;
  const price = formatRupees(chosenPrice(product, choice));
  return html`<div class="tag">
    <div class="tag-words">
      <p class="${name.text.length > LONG_NAME ? 'tag-name long' : 'tag-name'}">${printedText(name)}</p>
      <p class="tag-choice">${printedText(choiceWords(choice, language))}</p>
      <p class="tag-price">${unit ? fillIn(messages.perUnit, { price, unit }) : price}</p>
      ${
        // Tags are cut apart, so each of them says it.
        notFinal.length > 0
          ? html`<p class="tag-foundation not-final">${messages.notFinal.title}</p>`
          : html`<p class="tag-foundation">${facts.name}</p>`
      }
    </div>
    ${printedQr(siteUrl + localPath(language, productPath(product._id, choice)), 'tag-code')}
  </div>`;
}
