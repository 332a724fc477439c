import { type Language, languages } from '../../domain/languages.ts';
import { dateLocale } from '../../web/date-locale.ts';

const days = inEachLanguage({ dateStyle: 'medium', timeZone: 'UTC' });
const times = inEachLanguage({
  dateStyle: 'medium',
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
  return times[language].format(new Date(iso));
}

function inEachLanguage(options: Intl.DateTimeFormatOptions) {
  const formats = languages.map((language) => [
    language,
    new Intl.DateTimeFormat(dateLocale(language), options),
  ]);
  return Object.fromEntries(formats) as Readonly<Record<Language, Intl.DateTimeFormat>>;
}
