import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { describe, expect, test } from 'vitest';
import { takeReady } from '../database/ready-databases.ts';
import { testEngines } from '../database/test-databases.ts';
import { applicationLimiters } from './application-limiters.ts';

test('without a shared database each process counts for itself', async () => {
  const quiet = { error: () => {} };
  expect(await passedOf(9, applicationLimiters(undefined, quiet))).toBe(8);
  expect(await passedOf(1, applicationLimiters(undefined, quiet))).toBe(1);
});

describe.each(testEngines().filter(({ engine }) => engine === 'postgres'))(
  'on $engine',
  ({ engine, create }) => {
    test('processes that share a database count together', async () => {
      const { pool } = await takeReady(engine, create);
      const logged: string[] = [];
      const log = { error: (_: object, sentence: string) => logged.push(sentence) };
      const [here, there] = [applicationLimiters(pool, log), applicationLimiters(pool, log)];
      const [passedHere, passedThere] = await Promise.all([passedOf(6, here), passedOf(6, there)]);
      expect(passedHere + passedThere).toBe(8);
      expect(await passedOf(1, here)).toBe(0);
      expect(logged).toEqual([]);
    });

    test('while the database is away a process counts for itself, and says so', async () => {
      const { pool, close } = await takeReady(engine, create);
      await close();
      const logged: string[] = [];
      const limiters = applicationLimiters(pool, { error: (_, sentence) => logged.push(sentence) });
      expect(await passedOf(9, limiters)).toBe(8);
      expect(logged[0]).toBe('The database does not count requests; this process does.');
    });
  },
);

async function passedOf(sent: number, limiters: RateLimiterAbstract[]): Promise<number> {
  let passed = 0;
  for (let tried = 0; tried < sent; tried += 1) {
    try {
      for (const limiter of limiters) await limiter.consume('203.0.113.9');
      passed += 1;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
    }
  }
  return passed;
}
