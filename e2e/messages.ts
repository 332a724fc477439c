import items from '../content/gallery.json' with { type: 'json' };
import { readContent } from '../content/read-content.ts';

// Whether the pictures exist is checked elsewhere.
const reading = readContent('content', { pictures: new Set(items.map(({ image }) => image)) });
if ('problems' in reading) throw new Error(JSON.stringify(reading.problems, undefined, 2));

/** The texts and facts of the site, as its server reads them: tests find things by these texts. */
export const { easy, facts, gallery } = reading.content;

/** The texts of the staff desk in English. */
export const desk = reading.content.desk.en;

/** The texts of the staff desk in each language. */
export const deskIn = reading.content.desk;

/** The texts of English pages. */
export const messages = reading.content.messages.en;

/** The texts of pages in each language. */
export const messagesIn = reading.content.messages;
