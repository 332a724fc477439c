import { expect, test } from 'vitest';
import { keptSince } from './retention.ts';

test.each([
  [{ months: 12 }, '2026-11-23T10:00:00.000Z', '2025-11-23T10:00:00.000Z'],
  [{ months: 12 }, '2028-02-29T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  [{ months: 1 }, '2026-03-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  [{ months: 1 }, '2026-03-01T10:00:00.000Z', '2026-02-01T10:00:00.000Z'],
  [{ days: 30 }, '2026-11-23T10:00:00.000Z', '2026-10-24T10:00:00.000Z'],
])('what has been kept for %j at %s began before %s', (duration, now, since) => {
  expect(keptSince(duration, new Date(now)).toISOString()).toBe(since);
});
