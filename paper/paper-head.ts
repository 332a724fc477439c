import { html } from 'hono/html';
import type { PaperParts } from './paper-parts.ts';
import { printedLamp } from './printed-lamp.ts';

/** The head of a page: the foundation with its lamp, and what the page is. */
export function paperHead({ facts }: PaperParts, heading: string) {
  return html`<header class="head">
    ${printedLamp()}
    <p class="foundation">${facts.name}</p>
    <h2>${heading}</h2>
  </header>`;
}
