import { type Language, languageTable } from './languages.ts';

/**
 * The script that a language is written in, by its code in ISO 15924.
 * @example scriptOf('mr') // 'Deva'
 */
export function scriptOf(language: Language): string | undefined {
  return new Intl.Locale(languageTable[language].tag).maximize().script;
}
