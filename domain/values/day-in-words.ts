import { type Language, dateLocale } from './languages.ts';

/**
 * An ISO date in words, with Latin digits in every language.
 * @example dayInWords('2026-12-02', 'en') // '2 December 2026'
 */
export function dayInWords(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
