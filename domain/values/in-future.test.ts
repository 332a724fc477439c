import { expect, test } from 'vitest';
import { isInFuture } from './in-future.ts';

test.each([
  ['2026-04-01T06:30:00.000Z', false],
  ['2026-04-01T06:35:00.000Z', false],
  ['2026-04-01T06:35:00.001Z', true],
  ['2029-04-01T06:30:00.000Z', true],
])('at 6:30 UTC, %s is in the future: %s', (time, isFuture) => {
  expect(isInFuture(time, new Date('2026-04-01T06:30:00.000Z'))).toBe(isFuture);
});
