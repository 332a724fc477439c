import items from '../content/gallery.json' with { type: 'json' };
import { readContent } from '../content/read-content.ts';

// Whether the pictures exist is checked elsewhere.
const reading = readContent('content', 'en', { pictures: new Set(items.map(({ image }) => image)) });
if ('problems' in reading) throw new Error(JSON.stringify(reading.problems, undefined, 2));

/** What the site says and knows, as its server reads it: tests find things by these texts. */
export const { messages, desk, facts, gallery } = reading.content;
