import { expect, test } from 'vitest';
import { durationText } from './fill-content.ts';

test('a duration is said in each language in Latin digits', () => {
  expect(durationText({ months: 12 }, 'en-IN')).toBe('12 months');
  expect(durationText({ days: 30 }, 'hi-IN')).toBe('30 दिन');
  expect(durationText({ months: 36 }, 'mr-IN')).toBe('36 महिने');
});
