import { describe, expect, test } from 'vitest';
import { testEngines } from '../database/test-databases.ts';
import { takeReady } from '../database/test-ready-databases.ts';
import { createLimits, type LimitKeys, type Limits } from './limits.ts';

const counting = { error: () => expect.unreachable('the database counts') };
const signInAddress = '203.0.113.1';

/** How many of so many attempts may go on. */
async function passed(limits: Limits, sent: number, keys: LimitKeys): Promise<number> {
  let count = 0;
  for (let tried = 0; tried < sent; tried += 1) if ((await limits.take(keys)) === 0) count += 1;
  return count;
}

describe.each(testEngines())('limits on $engine', ({ engine, create }) => {
  const open = async () => createLimits(await takeReady(engine, create), counting);

  test.each([
    ['applicationsInMinute', 8, 60],
    ['applicationsInHour', 60, 3600],
    ['openingAddress', 24, 900],
    ['openedApplication', 20, 3600],
    ['viewsByKey', 120, 900],
    ['stepsByKey', 20, 900],
    ['decisionsByKey', 20, 900],
    ['signInName', 8, 900],
    ['signInAddress', 24, 900],
    ['signInSite', 300, 900],
    ['signInDevice', 8, 900],
    ['passkeyAddress', 60, 900],
    ['proofSession', 8, 900],
    ['proofPerson', 24, 900],
  ] as const)('%s: %d attempts, then a wait of at most %d seconds', async (name, points, seconds) => {
    const limits = await open();
    expect(await passed(limits, points + 1, { [name]: 'one' })).toBe(points);
    const wait = await limits.take({ [name]: 'one' });
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(await limits.take({ [name]: 'another' })).toBe(0);
  });

  test('of a name that is refused already do not use up those of the address', async () => {
    const limits = await open();
    expect(await passed(limits, 40, { signInAddress, signInName: 'asha' })).toBe(8);
    expect(await passed(limits, 40, { signInAddress, signInName: 'ravi' })).toBe(8);
    expect(await passed(limits, 40, { signInAddress })).toBe(8);
  });

  test('of a refused address use up nobody’s name, and leave nothing behind', async () => {
    const limits = await open();
    const signInSite = 'all';
    expect(await passed(limits, 24, { signInAddress })).toBe(24);
    expect(await passed(limits, 40, { signInAddress, signInSite, signInName: 'asha' })).toBe(0);
    expect(await passed(limits, 9, { signInAddress: '203.0.113.2', signInSite, signInName: 'asha' })).toBe(8);
    expect(await passed(limits, 400, { signInSite })).toBe(300 - 8);
  });

  test('of a refused name leave no trace of their address', async () => {
    const database = await takeReady(engine, create);
    const limits = createLimits(database, counting);
    expect(await passed(limits, 8, { signInName: 'asha' })).toBe(8);
    expect(await passed(limits, 9, { signInAddress, signInName: 'asha' })).toBe(0);
    const { rows = [] } = (await database.pool?.query('SELECT key FROM rate_limits')) ?? {};
    expect(rows.map(({ key }: { key: string }) => key)).toEqual(database.pool ? ['signInName:asha'] : []);
  });

  test('forget the attempts for a name that has signed in, and for its address only that one', async () => {
    const limits = await open();
    expect(await passed(limits, 8, { signInAddress, signInName: 'asha' })).toBe(8);
    await limits.giveBack({ signInAddress, signInName: 'asha' });
    expect(await passed(limits, 9, { signInAddress, signInName: 'asha' })).toBe(8);
    expect(await passed(limits, 40, { signInAddress })).toBe(24 - 7 - 8);
  });

  test('give nothing back of the openings of one application', async () => {
    const limits = await open();
    const keys = { openedApplication: 'HE-222222' };
    for (let step = 0; step < 20; step += 1) {
      expect(await limits.take(keys)).toBe(0);
      await limits.giveBack(keys);
    }
    expect(await limits.take(keys)).toBeGreaterThan(0);
  });
});

test('without a shared database each process counts for itself', async () => {
  const [one, other] = [
    createLimits({ pool: undefined }, counting),
    createLimits({ pool: undefined }, counting),
  ];
  expect(await passed(one, 9, { signInName: 'asha' })).toBe(8);
  expect(await passed(other, 9, { signInName: 'asha' })).toBe(8);
});

describe.each(testEngines().filter(({ engine }) => engine === 'postgres'))(
  'on $engine',
  ({ engine, create }) => {
    test('processes that share a database count together', async () => {
      const { pool } = await takeReady(engine, create);
      const [one, other] = [createLimits({ pool }, counting), createLimits({ pool }, counting)];
      const keys = { openedApplication: 'HE-222222' };
      const counts = await Promise.all([passed(one, 15, keys), passed(other, 15, keys)]);
      expect(counts[0] + counts[1]).toBe(20);
      expect(await one.take(keys)).toBeGreaterThan(0);
      expect(await other.take(keys)).toBeGreaterThan(0);
    });

    test('while the database is away a process counts for itself, and says so', async () => {
      const { pool, close } = await takeReady(engine, create);
      await close();
      const logged: string[] = [];
      const limits = createLimits({ pool }, { error: (_, sentence) => logged.push(sentence) });
      expect(await passed(limits, 9, { signInName: 'asha' })).toBe(8);
      expect(logged[0]).toBe('The database does not count requests; this process does.');
    });
  },
);
