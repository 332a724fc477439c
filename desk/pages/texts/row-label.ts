import type { TextRow, TextSection } from '../../../back-office/texts/text-pages.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { wordsOf } from './words-of.ts';

/** The label of a text on the screen of its section: its key in words, without what all of them have in common. */
export function rowLabel(
  words: DeskMessages['texts']['words'],
  { rows }: TextSection,
  { path }: TextRow,
): string {
  const [first] = path;
  const isCommon = path.length > 1 && rows.every((row) => row.path[0] === first);
  return wordsOf(words, isCommon ? path.slice(1) : path);
}
