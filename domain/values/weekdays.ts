import { fillIn } from './fill-in.ts';
import { type Language, dateLocale } from './languages.ts';

/** The days of the week, in its order. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

// This was a Monday.
const SOME_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** The name of a day of the week in a language. */
export function weekdayName(day: Weekday, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { weekday: 'long', timeZone: 'UTC' });
  return format.format(SOME_MONDAY + weekdays.indexOf(day) * DAY_MS);
}

/**
 * Days of the week in words; `days` are in the order of the week. Three or more in a row are written as a range, with the
 * words of the language for one: `{first} to {last}`.
 * @example weekdaysInWords(['monday', 'tuesday', 'wednesday', 'friday'], 'en', '{first} to {last}') // 'Monday to Wednesday and Friday'
 */
export function weekdaysInWords(days: readonly Weekday[], language: Language, range: string): string {
  const name = (day: Weekday) => weekdayName(day, language);
  const parts = runsOf(days).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (run.length < 3 || !first || !last) return run.map(name);
    return [fillIn(range, { first: name(first), last: name(last) })];
  });
  return new Intl.ListFormat(dateLocale(language)).format(parts);
}

/** The days in groups of those that follow each other. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && weekdays.indexOf(day) === weekdays.indexOf(before) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
