import { html } from 'hono/html';
import { allChoices, choiceWords, chosenPrice } from '../domain/choice.ts';
import { fillIn } from '../domain/fill-in.ts';
import { inLanguage } from '../domain/in-language.ts';
import { formatRupees } from '../domain/money.ts';
import type { Product } from '../domain/product.ts';
import type { PaperParts } from './paper-parts.ts';
import { paperHead } from './paper-head.ts';
import { printedText } from './printed-text.ts';

/** All products and their choices with prices, and columns to write by hand what was brought and sold. */
export function stallList(parts: PaperParts, products: readonly Product[]) {
  const { list } = parts.messages;
  const toWrite = [list.brought, list.sold, list.left, list.money];
  return html`<section class="pages">
    ${paperHead(parts, list.heading)}
    <p class="lines"><span>${list.place}</span><span>${list.date}</span></p>
    <table>
      <thead>
        <tr>
          <th class="wide">${list.product}</th>
          <th class="price">${list.price}</th>
          ${toWrite.map((column) => html`<th>${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${products.map((product) => rowsOf(parts, product, toWrite.length))}
        <tr class="total">
          <th scope="row" colspan="2">${list.total}</th>
          ${toWrite.map(() => html`<td></td>`)}
        </tr>
      </tbody>
    </table>
  </section>`;
}

function rowsOf({ language, messages }: PaperParts, product: Product, empty: number) {
  const unit = inLanguage(product, 'unit', language).text;
  return allChoices(product).map((choice) => {
    const price = formatRupees(chosenPrice(product, choice));
    const words = choiceWords(choice, language);
    return html`<tr>
      <td>
        ${printedText(inLanguage(product, 'name', language))}
        ${words.text ? html`<span class="choice">${printedText(words)}</span>` : ''}
      </td>
      <td class="number">${unit ? fillIn(messages.perUnit, { price, unit }) : price}</td>
      ${Array.from({ length: empty }, () => html`<td></td>`)}
    </tr>`;
  });
}
