import { html } from 'hono/html';
import type { ShownText } from '../domain/in-language.ts';

/** A text of the catalogue, marked where it is English on paper in another language. */
export function printedText({ text, lang }: ShownText) {
  return lang ? html`<span lang="${lang}">${text}</span>` : html`${text}`;
}
