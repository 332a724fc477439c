import type { Language } from '../../../domain/languages.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/**
 * What the desk calls a language.
 * @example languageName('hi') // 'Hindi'
 */
export function languageName(language: Language): string {
  return names.of(language) ?? language;
}
