import { readContent } from '../../texts/read-content.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { type Text, texts } from '../../texts/texts.ts';

/** The content of this repository as it is written. */
export function writtenContent(): Content {
  const reading = readContent('content');
  if ('problems' in reading) throw new Error('The content has mistakes.');
  return reading.written;
}

/** The text with that id. */
export function textOf(id: string): Text {
  const text = texts.get(id);
  if (!text) throw new Error(`There is no text ${id}.`);
  return text;
}
