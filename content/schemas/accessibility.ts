import * as v from 'valibot';
import { listOf, text } from './text.ts';

/** The messages of the page that says how accessible the site is. */
export const accessibilitySchema = v.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  /** The link from the end of every page. */
  footer: text,
  sections: listOf(v.strictObject({ heading: text, paragraphs: v.array(text), items: v.array(text) })),
  complain: v.strictObject({ heading: text, text, after: text }),
});
