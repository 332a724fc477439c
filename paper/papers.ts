import { html } from 'hono/html';
import { giftsFromAbroad } from '../domain/giving/gifts-from-abroad.ts';
import { upiLink } from '../domain/giving/upi.ts';
import { type Choice, allChoices, choiceWords, chosenPrice } from '../domain/shop/choice.ts';
import { productPath } from '../domain/shop/product-path.ts';
import type { Product } from '../domain/shop/product.ts';
import { fillIn } from '../domain/values/fill-in.ts';
import { inLanguage } from '../domain/values/in-language.ts';
import { dayInIndia } from '../domain/values/indian-time.ts';
import { localPath } from '../domain/values/local-path.ts';
import { formatRupees } from '../domain/values/money.ts';
import type { Messages } from '../texts/schemas/messages.ts';
import { type PaperParts, paperHead, printedLogo, printedQr, printedText } from './paper-parts.ts';

/** A poster with the UPI code of the foundation, whose amount the giver's app asks for; `donate` has words of the donate page. */
export function donationPoster(
  parts: PaperParts,
  upiId: string,
  { upi: { note }, whoMayGive }: Pick<Messages['donate'], 'upi' | 'whoMayGive'>,
) {
  const { facts, messages, siteUrl, tagline, notFinal } = parts;
  const { poster } = messages;
  const { bankAccount } = facts;
  return html`<section class="sheet poster">
    ${
      notFinal.length > 0
        ? html`<p class="not-final">
            <b>${messages.notFinal.title}</b> ${notFinal.map((reason) => messages.notFinal[reason]).join(' ')}
          </p>`
        : ''
    }
    <header>
      ${printedLogo(parts)}
      <p class="foundation">${facts.name}</p>
      <h2>${tagline}</h2>
      <p class="lead">${poster.lead}</p>
    </header>
    <div class="poster-code">
      <p>${poster.scan}</p>
      ${printedQr(upiLink({ upiId, name: facts.registeredName }, undefined, note), 'upi-code')}
      <p class="upi-id">${poster.upiId}: <b>${upiId}</b></p>
      <p class="payee">${fillIn(poster.payee, { name: facts.registeredName })}</p>
      ${giftsFromAbroad(facts, dayInIndia(new Date().toISOString())) ? '' : html`<p>${whoMayGive.citizens}</p>`}
    </div>
    <footer>
      ${
        bankAccount
          ? html`<div>
              <h3>${poster.bank}</h3>
              <p>${poster.holder}: <b>${bankAccount.holder}</b></p>
              <p>${poster.bankName}: <b>${bankAccount.bank}</b></p>
              <p>${poster.account}: <b>${bankAccount.accountNumber}</b></p>
              <p>${poster.ifsc}: <b>${bankAccount.ifsc}</b></p>
            </div>`
          : ''
      }
      <div>
        <h3>${poster.more}</h3>
        <p><b>${siteUrl.replace(/^https?:\/\//, '')}</b></p>
        <p>${facts.phone}</p>
        <p>${facts.email}</p>
      </div>
    </footer>
  </section>`;
}

// As many as leave room to write on, above the customer's part.
const ROWS = 10;
const ROWS_OF_CUSTOMER = 4;

/** A slip to write an order on by hand; the customer keeps the lower part. */
export function orderSlip(parts: PaperParts) {
  const { facts, messages } = parts;
  const { slip } = messages;
  return html`<section class="sheet slip">
    <div>
      ${paperHead(parts, slip.heading)}
      <p class="lines"><span>${slip.name}</span><span>${slip.date}</span></p>
      <p class="lines"><span>${slip.phone}</span></p>
      <p class="lines"><span>${slip.address}</span></p>
      <p class="lines"><span></span></p>
      ${orderTable(parts, ROWS)}
      <p class="small">${slip.privacy}</p>
    </div>
    <div class="tear-off">
      <h3>${slip.copy}</h3>
      ${orderTable(parts, ROWS_OF_CUSTOMER)}
      <p class="small">
        ${facts.name}, ${facts.address.join(', ')}. ${fillIn(slip.questions, { phone: facts.phone })}
      </p>
    </div>
  </section>`;
}

function orderTable({ messages: { slip } }: PaperParts, rows: number) {
  return html`<table>
    <thead>
      <tr>
        <th class="wide">${slip.product}</th>
        <th>${slip.quantity}</th>
        <th>${slip.price}</th>
        <th>${slip.total}</th>
      </tr>
    </thead>
    <tbody>
      ${Array.from(
        { length: rows },
        () =>
          html`<tr>
            <td></td>
            <td></td>
            <td></td>
            <td></td>
          </tr>`,
      )}
      <tr class="total">
        <th scope="row" colspan="3">${slip.total}</th>
        <td></td>
      </tr>
    </tbody>
  </table>`;
}

// Three in each of eight rows.
const TAGS_A_SHEET = 24;

// Two lines of the usual size; a longer name is set smaller.
const LONG_NAME = 26;

/** How many tags `priceTags` makes. */
export function countTags(products: readonly Product[], copies: number): number {
  return products.reduce((sum, product) => sum + allChoices(product).length, 0) * copies;
}

/** Price tags, `copies` for each choice of each product, 24 on a sheet; each has a QR code of the choice's page. */
export function priceTags(parts: PaperParts, products: readonly Product[], copies: number) {
  const tags = products.flatMap((product) =>
    allChoices(product).flatMap((choice) => {
      // A code takes a millisecond.
      const drawn = tag(parts, product, choice);
      return Array.from({ length: copies }, () => drawn);
    }),
  );
  const sheets = Array.from({ length: Math.ceil(tags.length / TAGS_A_SHEET) }, (_, at) =>
    tags.slice(at * TAGS_A_SHEET, (at + 1) * TAGS_A_SHEET),
  );
  return html`${sheets.map((sheet) => html`<section class="sheet tags">${sheet}</section>`)}`;
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
