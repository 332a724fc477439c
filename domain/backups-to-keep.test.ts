import { expect, test } from 'vitest';
import { backupsToKeep } from './backups-to-keep.ts';

const at = (day: string, clock = '02:15', good = true) => ({
  madeAt: new Date(`${day}T${clock}:00+05:30`).toISOString(),
  good,
});
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
const kept = (backups: ReturnType<typeof at>[]) =>
  [...backupsToKeep(backups)].map(({ madeAt }) =>
    new Date(Date.parse(madeAt) + 5.5 * 3_600_000).toISOString().slice(0, 16),
  );

test('of a backup each night, those of seven days and the last of each of four weeks are kept', () => {
  // 22 April 2026 is a Wednesday.
  const nights = Array.from({ length: 60 }, (_, days) => at(dayBefore('2026-04-22', days)));
  expect(kept(nights)).toEqual([
    '2026-04-22T02:15',
    '2026-04-21T02:15',
    '2026-04-20T02:15',
    '2026-04-19T02:15',
    '2026-04-18T02:15',
    '2026-04-17T02:15',
    '2026-04-16T02:15',
    '2026-04-12T02:15',
    '2026-04-05T02:15',
    '2026-03-29T02:15',
    '2026-03-22T02:15',
  ]);
});

test('night after night, at most eleven are kept, and always four weeks back', () => {
  let backups: ReturnType<typeof at>[] = [];
  for (let night = 0; night < 100; night += 1) {
    backups.push(at(dayBefore('2026-04-01', -night)));
    backups = [...backupsToKeep(backups)];
    expect(backups.length).toBeLessThanOrEqual(11);
  }
  const oldest = backups.map(({ madeAt }) => madeAt).toSorted((a, b) => (a < b ? -1 : 1))[0] ?? '';
  expect(Date.parse(dayBefore('2026-04-01', -99)) - Date.parse(oldest)).toBeGreaterThanOrEqual(
    27 * 86_400_000,
  );
});

test('several of one day are kept for seven days', () => {
  expect(kept([at('2026-04-22', '02:15'), at('2026-04-22', '18:00')])).toHaveLength(2);
});

test('nothing goes only because time has passed', () => {
  const old = [at('2025-01-06'), at('2025-01-07'), at('2025-01-08')];
  expect(kept([...old, at('2026-04-22')])).toHaveLength(4);
});

test('the newest good one is kept, however many bad ones came after it', () => {
  const bad = Array.from({ length: 12 }, (_, days) => at(dayBefore('2026-04-22', days), '02:15', false));
  expect(kept([...bad, at('2026-04-01')])).toContain('2026-04-01T02:15');
});

test('of a week, the newest good one is kept', () => {
  const week = [at('2026-03-02'), at('2026-03-03', '02:15'), at('2026-03-04', '02:15', false)];
  const nights = Array.from({ length: 7 }, (_, days) => at(dayBefore('2026-04-22', days)));
  expect(kept([...nights, ...week]).slice(7)).toEqual(['2026-03-03T02:15']);
});
