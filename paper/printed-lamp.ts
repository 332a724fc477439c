import { html } from 'hono/html';
import { BOWL, FLAME } from '../web/layout/lamp-shapes.ts';

/** The foundation's lamp, in its colours. */
export function printedLamp() {
  return html`<svg class="lamp" viewBox="0 0 48 48" aria-hidden="true">
    <path d="${FLAME}" fill="#f2a71b" />
    <path d="${BOWL}" fill="#c4632f" />
  </svg>`;
}
