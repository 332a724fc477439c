import * as v from 'valibot';
import { listOf, text } from './text.ts';

const titled = v.strictObject({ title: text, text });

/** The messages of the page about the hostel; its form has its own file. */
export const hostelSchema = v.strictObject({
  title: text,
  description: text,
  hero: v.strictObject({
    heading: text,
    lead: text,
    apply: text,
    ask: text,
    // A small line and a large one.
    tag: v.strictTuple([text, text]),
    pictureAlt: text,
  }),
  // The answers to the most common questions, in a line each, and how to ask more.
  answers: v.strictObject({
    heading: text,
    lines: listOf(v.strictObject({ label: text, text })),
    ask: text,
    whatsapp: text,
  }),
  day: v.strictObject({
    heading: text,
    lead: text,
    // `said` is the time in words; the time itself stands in facts.json, in the same order.
    hours: listOf(v.strictObject({ said: text, title: text, text })),
    ready: v.strictObject({ heading: text, items: listOf(text) }),
  }),
  steps: v.strictObject({ heading: text, items: listOf(titled) }),
  faq: v.strictObject({
    heading: text,
    lead: text,
    items: listOf(v.strictObject({ question: text, answer: text })),
  }),
  contact: v.strictObject({
    heading: text,
    lead: text,
    call: text,
    write: text,
    whatsapp: text,
    whatsappText: text,
    whatsappMessage: text,
    visit: text,
  }),
});
