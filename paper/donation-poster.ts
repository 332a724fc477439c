import { html } from 'hono/html';
import { fillIn } from '../domain/fill-in.ts';
import { upiLink } from '../domain/upi.ts';
import type { PaperParts } from './paper-parts.ts';
import { printedLamp } from './printed-lamp.ts';
import { printedQr } from './printed-qr.ts';

/** A poster with the UPI code of the foundation, whose amount the giver's app asks for; `note` is what the app shows. */
export function donationPoster(
  { facts, messages, siteUrl, tagline, notFinal }: PaperParts,
  upiId: string,
  note: string,
) {
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
      ${printedLamp()}
      <p class="foundation">${facts.name}</p>
      <h2>${tagline}</h2>
      <p class="lead">${poster.lead}</p>
    </header>
    <div class="poster-code">
      <p>${poster.scan}</p>
      ${printedQr(upiLink({ upiId, name: facts.registeredName }, undefined, note), 'upi-code')}
      <p class="upi-id">${poster.upiId}: <b>${upiId}</b></p>
      <p class="payee">${fillIn(poster.payee, { name: facts.registeredName })}</p>
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
