import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { createRepositories } from '../create-repositories.ts';
import { pickle } from '../test-records.ts';
import { openDatabase } from './open-database.ts';
import { testEngines } from './test-databases.ts';
import { retryConflicts } from './transactions.ts';

describe('a transaction', () => {
  it.each(['40001', '40P01', '23505'])('that fails with %s is run again', async (code) => {
    const transaction = vi.fn(() => Promise.resolve('saved')).mockRejectedValueOnce(conflict(code));
    expect(await retryConflicts(transaction)).toBe('saved');
    expect(transaction).toHaveBeenCalledTimes(2);
  });

  it('that fails for another reason is not', async () => {
    const transaction = vi.fn(() => Promise.reject(conflict('23502')));
    await expect(retryConflicts(transaction)).rejects.toThrow('23502');
    expect(transaction).toHaveBeenCalledTimes(1);
  });

  it('that finds a value taken looks once more only', async () => {
    const transaction = vi.fn(() => Promise.reject(conflict('23505')));
    await expect(retryConflicts(transaction)).rejects.toThrow('23505');
    expect(transaction).toHaveBeenCalledTimes(2);
  });

  it('that never gets through fails in the end', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const transaction = vi.fn(() => Promise.reject(conflict('40001')));
    const outcome = retryConflicts(transaction).catch(String);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('Error: 40001');
    expect(transaction).toHaveBeenCalledTimes(8);
  });
});

describe.each(testEngines().filter(({ engine }) => engine === 'postgres'))('on $engine', ({ create }) => {
  test('writers that the strictest isolation sets against each other all get through', async () => {
    const { place, remove } = await create();
    onTestFinished(remove);
    const first = await openDatabase(place);
    const name = new URL(place.url ?? '').pathname.slice(1);
    await sql
      .raw(`alter database ${name} set default_transaction_isolation to 'serializable'`)
      .execute(first.db);
    await first.close();

    const { db, close } = await openDatabase(place);
    onTestFinished(close);
    const { products } = createRepositories(db);
    const writers = Array.from({ length: 5 }, (_, index) => products.save([{ ...pickle, _id: `${index}` }]));
    await Promise.all(writers);
    expect(await products.count()).toBe(5);
  });
});

function conflict(code: string): Error {
  return Object.assign(new Error(code), { code });
}
