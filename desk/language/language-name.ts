import { type Language, languageTable } from '../../domain/languages.ts';

/**
 * The name of a language in the language of the desk.
 * @example languageName('hi', 'en') // 'Hindi'
 */
export function languageName(language: Language, inLanguage: Language): string {
  const names = new Intl.DisplayNames(languageTable[inLanguage].tag, { type: 'language' });
  return names.of(language) ?? language;
}
