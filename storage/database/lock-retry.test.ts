import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { createRepositories } from '../create-repositories.ts';
import { application } from '../test-records.ts';
import { openDatabase } from './open-database.ts';
import { createLockRetry, sqliteFile } from './open-sqlite.ts';
import { createSqlite } from './test-databases.ts';

test('a writer waits for a locked database without blocking the process', async () => {
  const { place, remove } = await createSqlite();
  onTestFinished(remove);
  const { db, close } = await openDatabase(place);
  onTestFinished(close);
  const other = new DatabaseSync(sqliteFile(place.dataDir));
  onTestFinished(() => other.close());

  other.exec('begin immediate');
  const received = createRepositories(db).applications.receive(application, new Date().toISOString());
  // Only this process frees the file: a writer that blocked it would wait in vain.
  await new Promise((resolve) => setTimeout(resolve, 500));
  other.exec('commit');
  expect(await received).toMatchObject({ repeated: false });
});

test('after one timeout, later statements fail immediately for a while', async () => {
  const retry = createLockRetry(200);
  let tries = 0;
  const locked = () => {
    tries += 1;
    return Promise.reject(Object.assign(new Error('database is locked'), { errcode: 5 }));
  };
  const triesOf = async () => {
    tries = 0;
    await expect(retry(locked)).rejects.toThrow('locked');
    return tries;
  };
  expect(await triesOf()).toBeGreaterThan(2);
  expect(await triesOf()).toBe(1);
  expect(await retry(() => Promise.resolve('free again'))).toBe('free again');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(await triesOf()).toBeGreaterThan(2);
});

test('any other failure is thrown unchanged', async () => {
  const failing = () => Promise.reject(new Error('database or disk is full'));
  await expect(createLockRetry()(failing)).rejects.toThrow('full');
});
