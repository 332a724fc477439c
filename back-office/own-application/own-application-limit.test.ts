import { describe, expect, test } from 'vitest';
import { takeReady } from '../../backend/database/ready-databases.ts';
import { testEngines } from '../../backend/database/test-databases.ts';
import { createOwnApplicationLimit } from './own-application-limit.ts';

describe.each(testEngines())('attempts to open an application on $engine', ({ engine, create }) => {
  async function openTwo() {
    const database = await takeReady(engine, create);
    const open = () =>
      createOwnApplicationLimit(database, { error: () => expect.unreachable('the database counts') });
    return [open(), open()] as const;
  }

  test('are limited by address, and what succeeds does not count', async () => {
    const [limit] = await openTwo();
    for (let tried = 0; tried < 40; tried += 1) {
      expect(await limit.take('203.0.113.1')).toBe(0);
      await limit.forget('203.0.113.1');
    }
    for (let tried = 0; tried < 24; tried += 1) expect(await limit.take('203.0.113.1')).toBe(0);
    const wait = await limit.take('203.0.113.1');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    expect(await limit.take('203.0.113.2')).toBe(0);
  });

  test.runIf(engine === 'postgres')('are counted by all processes together', async () => {
    const [one, other] = await openTwo();
    for (let tried = 0; tried < 12; tried += 1) {
      await one.take('203.0.113.1');
      await other.take('203.0.113.1');
    }
    expect(await one.take('203.0.113.1')).toBeGreaterThan(0);
    expect(await other.take('203.0.113.1')).toBeGreaterThan(0);
  });
});
