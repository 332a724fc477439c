import { type Language, type TranslatedLanguage, sourceLanguage } from './languages.ts';

/** A name as it is in English, and in the letters of another language. */
export type Transliteration = { english: string; written: string };

/** The names that are known in the letters of a language; none for English. */
export function transliterationsIn(
  all: Readonly<Partial<Record<TranslatedLanguage, readonly Transliteration[]>>>,
  language: Language,
): readonly Transliteration[] {
  return (language !== sourceLanguage && all[language]) || [];
}

/**
 * A name in other letters. It stays as it is where nobody has written it in them, also where it has changed since: so nobody
 * is shown an old name.
 */
export function inLetters(names: readonly Transliteration[], name: string): string {
  return names.find(({ english }) => english === name)?.written ?? name;
}
