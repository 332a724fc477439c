import { type Language, languageTable } from './languages.ts';

/** The BCP 47 tag by which Intl writes dates in a language; digits are Latin in all of them. */
export function dateLocale(language: Language): string {
  return `${languageTable[language].tag}-u-nu-latn`;
}
