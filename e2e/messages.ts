import { readContent } from '../texts/read-content.ts';

const reading = readContent('content');
if ('problems' in reading) throw new Error(JSON.stringify(reading.problems, undefined, 2));

/** The texts and facts of the site, as its server reads them: tests find things by these texts. */
export const { facts, gallery } = reading.content;

/** The texts of the staff desk in English. */
export const desk = reading.content.desk.en;

/** The texts of the staff desk in each language. */
export const deskIn = reading.content.desk;

/** The texts of English pages. */
export const messages = reading.content.messages.en;

/** The texts of English pages in easy read. */
export const { easy } = messages;

/** The texts of pages in each language. */
export const messagesIn = reading.content.messages;
