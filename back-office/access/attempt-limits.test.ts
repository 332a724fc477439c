import { describe, expect, test } from 'vitest';
import { takeReady } from '../../backend/database/ready-databases.ts';
import { testEngines } from '../../backend/database/test-databases.ts';
import { type AttemptKeys, createAttemptLimits } from './attempt-limits.ts';

describe.each(testEngines())('attempts to sign in on $engine', ({ engine, create }) => {
  async function openLimits() {
    const database = await takeReady(engine, create);
    return createAttemptLimits(database, { error: () => expect.unreachable('the database counts') });
  }

  test('are counted by name and by address, and the wait is in seconds', async () => {
    const limits = await openLimits();
    const take = async (times: number, keys: AttemptKeys) => {
      const waits: number[] = [];
      for (let tried = 0; tried < times; tried += 1) waits.push(await limits.take(keys));
      return waits;
    };
    const waits = await take(9, { address: '203.0.113.1', name: 'asha' });
    expect(waits.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 0));
    expect(waits[8]).toBeGreaterThan(0);
    expect(waits[8]).toBeLessThanOrEqual(900);
    expect(await limits.take({ address: '203.0.113.1', name: 'ravi' })).toBe(0);
    expect(await limits.take({ address: '203.0.113.1', device: 'a browser of asha' })).toBe(0);
    const others = await take(14, { address: '203.0.113.1' });
    expect([others[12], others[13]]).toEqual([0, expect.any(Number)]);
    expect(others[13]).toBeGreaterThan(0);
  });

  test('are forgotten for a name that has signed in, and for the address only that one', async () => {
    const limits = await openLimits();
    const keys = { address: '203.0.113.1', name: 'asha' };
    for (let tried = 0; tried < 8; tried += 1) await limits.take(keys);
    await limits.forget(keys);
    for (let tried = 0; tried < 8; tried += 1) expect(await limits.take(keys)).toBe(0);
    expect(await limits.take(keys)).toBeGreaterThan(0);
    for (let tried = 0; tried < 8; tried += 1)
      expect(await limits.take({ ...keys, name: String(tried) })).toBe(0);
    expect(await limits.take({ ...keys, name: 'one more' })).toBeGreaterThan(0);
  });
});
