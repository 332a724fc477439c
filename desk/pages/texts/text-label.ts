import type { TextRow, TextSection } from '../../../back-office/texts/text-pages.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { Text } from '../../../content/texts/texts.ts';
import { languageName } from './language-name.ts';
import { rowLabel } from './row-label.ts';

/**
 * What a text is called beside its other languages; a fact has none.
 * @example textLabel(words, section, row, text) // 'Lead (Hindi)'
 */
export function textLabel(
  words: DeskMessages['texts']['words'],
  section: TextSection,
  row: TextRow,
  { language }: Text,
): string {
  const label = rowLabel(words, section, row);
  return language === undefined ? label : `${label} (${languageName(language)})`;
}
