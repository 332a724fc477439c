import type { Duration } from '../domain/retention.ts';

/**
 * A duration in words of a language, a BCP 47 tag.
 * @example durationText({ months: 12 }, 'en-IN') // '12 months'
 */
export function durationText(duration: Duration, language: string): string {
  const [value, unit] = 'days' in duration ? [duration.days, 'day'] : [duration.months, 'month'];
  const format = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(language, format).format(value);
}
