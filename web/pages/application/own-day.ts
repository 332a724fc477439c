import { dateLocale } from '../../date-locale.ts';
import type { Language } from '../../../domain/languages.ts';

/**
 * An ISO date in words.
 * @example ownDay('2026-12-02', 'en') // '2 December 2026'
 */
export function ownDay(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
