import { expect, test } from 'vitest';
import { lastTimeAt } from './indian-time.ts';

test.each([
  ['2026-04-01T20:44:59.999Z', '2026-03-31T20:45:00.000Z'],
  ['2026-04-01T20:45:00.000Z', '2026-04-01T20:45:00.000Z'],
  ['2026-04-01T23:59:00.000Z', '2026-04-01T20:45:00.000Z'],
  ['2026-04-02T12:00:00.000Z', '2026-04-01T20:45:00.000Z'],
])('at %s, it was last 02:15 in India at %s', (now, last) => {
  expect(lastTimeAt('02:15', new Date(now)).toISOString()).toBe(last);
});
