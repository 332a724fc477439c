import { dayInIndia } from '../../domain/values/indian-time.ts';
import { type Language, byLanguage, dateLocale, sourceLanguage } from '../../domain/values/languages.ts';
import type { DeskRequest } from './desk-context.ts';

const days = byLanguage((language) => {
  // In Devanagari short months end with marks that few people know.
  const dateStyle = language === sourceLanguage ? 'medium' : 'long';
  return new Intl.DateTimeFormat(dateLocale(language), { dateStyle, timeZone: 'UTC' });
});
const clock = new Intl.DateTimeFormat('en-IN', {
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/**
 * An ISO date in words.
 * @example dayText('2026-04-01', 'en') // '1 Apr 2026'
 */
export function dayText(date: string, language: Language): string {
  return days[language].format(new Date(`${date}T00:00:00Z`));
}

/**
 * An ISO time as it is read in India.
 * @example timeText('2026-04-01T06:30:00.000Z', 'hi') // '1 अप्रैल 2026, 12:00'
 */
export function timeText(iso: string, language: Language): string {
  return `${dayText(dayInIndia(iso), language)}, ${clock.format(new Date(iso))}`;
}

/** Today in India, as an ISO date. */
export function todayInIndia(c: DeskRequest): string {
  return dayInIndia(c.get('desk').now().toISOString());
}
