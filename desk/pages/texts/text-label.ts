import type { TextRow, TextSection } from '../../../back-office/texts/text-pages.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Text } from '../../../content/texts/texts.ts';
import { languageName } from '../../language/language-name.ts';
import { rowLabel } from './row-label.ts';

/**
 * The label of a text beside its other languages; a fact has none.
 * @example textLabel({ messages, language: 'en' }, section, row, text) // 'Lead (Hindi)'
 */
export function textLabel(
  desk: { messages: DeskMessages['texts']; language: Language },
  section: TextSection,
  row: TextRow,
  { language }: Text,
): string {
  const label = rowLabel(desk.messages.words, section, row);
  return language === undefined ? label : `${label} (${languageName(language, desk.language)})`;
}
