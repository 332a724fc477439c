import { describe, expect, test } from 'vitest';
import { backupsToKeep } from './backups-to-keep.ts';

type Backup = Parameters<typeof backupsToKeep>[0][number];

const at = (day: string, clock = '02:15', tested: Backup['test'] = 'good'): Backup => ({
  madeAt: new Date(`${day}T${clock}:00+05:30`).toISOString(),
  test: tested,
});
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
const kept = (backups: Backup[]) =>
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
  let backups: Backup[] = [];
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

describe('failed ones', () => {
  const failed = Array.from({ length: 60 }, (_, days) =>
    at(dayBefore('2026-04-22', days), '02:15', 'failed'),
  );

  test('take the place of no good one, and are no more than good ones would be', () => {
    const good = Array.from({ length: 7 }, (_, days) => at(dayBefore('2026-02-01', days)));
    const all = kept([...failed, ...good]);
    expect(all).toHaveLength(7 + 11);
    expect(all).toEqual(expect.arrayContaining(kept(good)));
  });

  test('go once a newer good one is there', () => {
    expect(kept([...failed, at('2026-04-22', '18:00')])).toEqual(['2026-04-22T18:00']);
    expect(kept([...failed, at('2026-04-21', '18:00')])).toEqual(['2026-04-21T18:00', '2026-04-22T02:15']);
  });

  test('never make the only good one go', () => {
    expect(kept([...failed, at('2025-01-01')])).toContain('2025-01-01T02:15');
  });
});

test('of a week, the newest good one is kept', () => {
  const week = [at('2026-03-02'), at('2026-03-03', '02:15'), at('2026-03-04', '02:15', 'failed')];
  const nights = Array.from({ length: 7 }, (_, days) => at(dayBefore('2026-04-22', days)));
  expect(kept([...nights, ...week]).slice(7)).toEqual(['2026-03-03T02:15']);
});

test.each(['none', 'changed'] as const)(
  'those that are not known to be good (%s) are kept beside the good ones, for as many days and weeks',
  (tested) => {
    // As after the move to a new machine, which knows nothing of the tests on the old one.
    const old = Array.from({ length: 60 }, (_, days) => at(dayBefore('2026-04-22', days), '02:15', tested));
    const good = Array.from({ length: 7 }, (_, days) => at(dayBefore('2026-04-29', days)));
    expect(kept([...old, ...good])).toHaveLength(11 + 7);
  },
);
