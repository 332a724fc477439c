import { expect, test } from 'vitest';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { logEntry } from '../../storage/test-records.ts';
import { beginUpkeep, clockDoubt, confirmClock } from './clock-doubt.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const monday = new Date('2026-11-23T04:45:00.000Z');
const later = (hours: number) => new Date(monday.getTime() + hours * 3_600_000);
const threeYears = 3 * 365 * 24;

onEachEngine('the clock', (open) => {
  test('is believed on a new site, whatever it says', async () => {
    const { repositories } = await open();
    expect(await beginUpkeep(repositories, later(threeYears))).toBeUndefined();
  });

  test.each([
    [24, false],
    [36, false],
    [36.1, true],
    [threeYears, true],
    [-36, false],
    [-36.1, true],
  ])('%s hours after the last upkeep it is doubted: %s', async (hours, isDoubted) => {
    const { repositories } = await open();
    await beginUpkeep(repositories, monday);
    const doubt = await beginUpkeep(repositories, later(hours));
    expect(doubt).toEqual(isDoubted ? { last: monday.toISOString() } : undefined);
  });

  test('without an upkeep it is compared with the newest entry of the log, whatever is logged afterwards', async () => {
    const { repositories } = await open();
    await repositories.log.add(logEntry, monday.toISOString());
    expect(await clockDoubt(repositories, later(24))).toBeUndefined();
    const doubt = { last: monday.toISOString() };
    expect(await clockDoubt(repositories, later(threeYears))).toEqual(doubt);
    await repositories.log.add(logEntry, later(threeYears).toISOString());
    expect(await clockDoubt(repositories, later(threeYears))).toEqual(doubt);
    // Once it is set right, nobody has to say so.
    expect(await beginUpkeep(repositories, later(1))).toBeUndefined();
  });

  test('is believed once somebody has confirmed it, and the log says who; where nobody doubts it, nothing', async () => {
    const { repositories } = await open();
    await beginUpkeep(repositories, monday);
    await confirmClock(repositories, meera, later(1));
    expect(await repositories.log.count({})).toBe(0);
    await confirmClock(repositories, meera, later(72));
    expect(await beginUpkeep(repositories, later(73))).toBeUndefined();
    const [entry, ...others] = await repositories.log.page({}, { offset: 0, limit: 9 });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      personName: 'Meera Joshi',
      action: 'confirm-clock',
      kind: 'site',
      before: JSON.stringify({ clock: monday.toISOString() }),
      after: JSON.stringify({ clock: later(72).toISOString() }),
    });
  });
});
