import * as v from 'valibot';
import { listOf, template, text } from './text.ts';

const titled = v.strictObject({ title: text, text });
const counter = v.strictObject({ label: text, text });
const wayToSupport = v.strictObject({ title: text, text, link: text });

/** The messages of the home page; lists of a fixed length belong to pictures and motifs that the page holds. */
export const homeSchema = v.strictObject({
  title: text,
  motion: v.strictObject({ pause: text, play: text, explained: text }),
  hero: v.strictObject({
    heading: listOf(text),
    lead: text,
    about: text,
    hostel: text,
    shop: text,
    pictures: v.strictObject({
      label: text,
      carousel: text,
      previous: text,
      next: text,
      position: template('at', 'all'),
    }),
  }),
  heroPictures: listOf(v.strictObject({ alt: text, caption: text }), 4),
  slogans: v.strictObject({ label: text, lines: listOf(text) }),
  mission: v.strictObject({ heading: text, lead: text, areas: listOf(titled, 4) }),
  products: v.strictObject({ heading: text, lead: text, all: text }),
  impact: v.strictObject({
    heading: text,
    counters: v.strictObject({
      childrenEducated: counter,
      youthTrained: counter,
      studentsSheltered: counter,
    }),
  }),
  hostel: v.strictObject({ heading: text, text, facts: listOf(text), apply: text, pictureAlt: text }),
  how: v.strictObject({ heading: text, steps: listOf(titled, 3) }),
  achievements: v.strictObject({ heading: text, list: listOf(v.strictObject({ year: text, text })) }),
  contact: v.strictObject({
    heading: text,
    text,
    phone: text,
    email: text,
    whatsapp: text,
    writeOnWhatsapp: text,
    greeting: text,
    address: text,
    openingHours: text,
  }),
  testimonials: v.strictObject({
    heading: text,
    list: listOf(v.strictObject({ quote: text, name: text, about: text })),
  }),
  support: v.strictObject({ heading: text, pictureAlt: text, donate: wayToSupport, shop: wayToSupport }),
});
