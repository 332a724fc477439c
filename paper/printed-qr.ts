import { html, raw } from 'hono/html';
import { qrDrawing } from '../ui/qr-drawing.ts';

/** A QR code with its quiet zone, black on white, as large as the box that `className` gives it. */
export function printedQr(text: string, className: string) {
  const { size, path } = qrDrawing(text);
  // The path is our own: digits and commands.
  return html`<svg
    class="${className}"
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
    aria-hidden="true"
  >
    <path d="${raw(path)}" />
  </svg>`;
}
