import { texts } from '../../../content/texts/texts.ts';
import type { Desk } from '../../desk-context.ts';
import { languageName } from '../../language/language-name.ts';
import { wordsOf } from './words-of.ts';

/**
 * The title of a text of the site, or of a page of them, where it stands alone; undefined for an id of neither.
 * @example textTitle(desk, 'en/hostel#answers.heading') // 'Hostel: In short, heading (English)'
 */
export function textTitle(desk: Pick<Desk, 'messages' | 'language'>, id: string): string | undefined {
  const { pages, words } = desk.messages.texts;
  const text = texts.get(id);
  if (!text) return new Map<string, string>(Object.entries(pages)).get(id);
  const title = `${wordsOf(words, [text.file])}: ${wordsOf(words, text.path)}`;
  return text.language === undefined ? title : `${title} (${languageName(text.language, desk.language)})`;
}
