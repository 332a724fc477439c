import * as v from 'valibot';
import { listOf, text } from './text.ts';

const titled = v.strictObject({ title: text, text });
const place = v.strictObject({ title: text, text, link: text, pictureAlt: text });

/** The messages of the page about the foundation. */
export const aboutSchema = v.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  pictureAlt: text,
  story: v.strictObject({ heading: text, established: text, paragraphs: listOf(text) }),
  timeline: v.strictObject({
    heading: text,
    steps: listOf(v.strictObject({ year: text, title: text, text })),
    next: text,
  }),
  purpose: v.strictObject({ heading: text, mission: titled, vision: titled }),
  work: v.strictObject({
    heading: text,
    shop: place,
    hostel: place,
    donate: v.strictObject({ title: text, text, link: text }),
  }),
});
