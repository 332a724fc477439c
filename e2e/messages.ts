import items from '../content/gallery.json' with { type: 'json' };
import { readContent } from '../content/read-content.ts';

// Whether the pictures exist is checked elsewhere.
const reading = readContent('content', { pictures: new Set(items.map(({ image }) => image)) });
if ('problems' in reading) throw new Error(JSON.stringify(reading.problems, undefined, 2));

/** What the site says and knows, as its server reads it: tests find things by these texts. */
export const { easy, facts, gallery } = reading.content;

/** What the staff desk says in English. */
export const desk = reading.content.desk.en;

/** What the staff desk says in each language. */
export const deskIn = reading.content.desk;

/** What English pages say. */
export const messages = reading.content.messages.en;

/** What pages say in each language. */
export const messagesIn = reading.content.messages;
