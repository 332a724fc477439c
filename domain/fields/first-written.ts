import { translatedLanguages } from '../languages.ts';
import { type Fields, translatedIn, translationsOf, type TranslatedTexts, valueIn } from './field.ts';

/** Stands for a text that is written in another language, until all is read: a letter that nobody types. */
export const WRITTEN_ELSEWHERE = '\uE000';

/**
 * The entry with each text and list of tags that is not written in English as it is written in the first language that has it:
 * it stands for all languages without a translation of it.
 */
export function withFirstWritten<Source extends object>(fields: Fields, entry: Source): Source {
  const translations = translationsOf(entry);
  if (!translations) return entry;
  const written = translatedIn(fields).flatMap(([name]) => {
    if (!isMissing(valueIn(entry, name))) return [];
    const first = translatedLanguages
      .map((language) => textsOf(translations[language], name))
      .find((text) => text.length > 0);
    return first === undefined ? [] : [[name, first]];
  });
  return written.length > 0 ? { ...entry, ...Object.fromEntries(written) } : entry;
}

function textsOf(texts: TranslatedTexts | undefined, name: string): string | string[] {
  const text = texts?.[name] ?? '';
  return Array.isArray(text) ? text.filter(Boolean) : text;
}

function isMissing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === '' || value === WRITTEN_ELSEWHERE;
}
