import { type Language, type TranslatedLanguage, sourceLanguage, translatedLanguages } from './languages.ts';

// A letter of another script: `40 × 40 cm` reads the same in each language.
const OTHER_LETTER = /[^\p{Script=Latin}\P{L}]/u;

/**
 * The language in which a text was first written, which stands for all that it is not translated into: that whose translation
 * is the same, else English.
 * @example writtenLanguage('नाव', (language) => ({ hi: 'नाव', mr: 'होडी' })[language]) // 'hi'
 */
export function writtenLanguage(
  text: string,
  translationIn: (language: TranslatedLanguage) => string | undefined,
): Language {
  if (!OTHER_LETTER.test(text)) return sourceLanguage;
  return translatedLanguages.find((language) => translationIn(language) === text) ?? sourceLanguage;
}
