import { html } from 'hono/html';
import { fillIn } from '../domain/fill-in.ts';
import type { PaperParts } from './paper-parts.ts';
import { paperHead } from './paper-head.ts';

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
