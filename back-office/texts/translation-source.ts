import type { Content } from '../../content/schemas/content.ts';
import { deskTexts, deskTextValue } from '../../content/texts/desk-texts.ts';
import { textValue } from '../../content/texts/text-value.ts';
import { type Text, texts } from '../../content/texts/texts.ts';
import { sourceLanguage, type TranslatedLanguage, translatedLanguages } from '../../domain/languages.ts';
import { versionOf } from '../editing/version-of.ts';

/** A text in a language that is translated, beside its English one; `id` is such as `hi/home#hero.lead`. */
export type Translation = { id: string; language: TranslatedLanguage; english: unknown };

/** The English text that a text is translated from; undefined for English texts and facts. */
export function englishTextOf({ id, language }: Text): Text | undefined {
  if (language === undefined || language === sourceLanguage) return undefined;
  return texts.get(`${sourceLanguage}${id.slice(language.length)}`);
}

/** The hash that is kept with a translation, to tell whether its English has changed since: 16 hexadecimal digits. */
export function sourceHash(english: unknown): string {
  return versionOf(english ?? null);
}

/** The hash that the files of the content keep for a translation; '' where they have none. */
export function sourceHashInFiles({ sources }: Pick<Content, 'sources'>, id: string): string {
  const language = translatedLanguages.find((each) => id.startsWith(`${each}/`));
  return (language && sources[language][sourceKey(id)]) ?? '';
}

/**
 * The name of a text in `sources.json`, the same in every language.
 * @example sourceKey('hi/home#hero.lead') // 'home#hero.lead'
 */
export function sourceKey(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/**
 * All texts of the files that are translated, those of the gallery's pictures and of the staff desk too, with the English
 * that `content` has.
 */
export function translationsOf(
  content: Pick<Content, 'desk' | 'easy' | 'facts' | 'messages'>,
): Translation[] {
  const english = [
    ...[...texts.values()]
      .filter(({ language }) => language === sourceLanguage)
      .map((text) => [sourceKey(text.id), textValue(content, text)] as const),
    ...Object.entries(content.messages[sourceLanguage].gallery.items).map(
      ([id, item]) => [`gallery#items.${id}`, item] as const,
    ),
    ...deskTexts.map((text) => [text.key, deskTextValue(content, sourceLanguage, text)] as const),
  ];
  return translatedLanguages.flatMap((language) =>
    english.map(([key, value]) => ({ id: `${language}/${key}`, language, english: value })),
  );
}
