import { expect, onTestFinished, test } from 'vitest';
import { createRepositories } from '../create-repositories.ts';
import { bag, lamp, logEntry, pickle } from '../test-records.ts';
import { compareTables, digestOfRows } from './copy-tables.ts';
import { openDatabase } from './open-database.ts';
import { createSqlite } from './test-databases.ts';

test('a row that is missing, and one that differs in a single field, are named', async () => {
  const [one, other] = [await open(), await open()];
  await createRepositories(one).products.save([bag, pickle]);

  await createRepositories(other).products.save([bag]);
  await expect(compareTables(one, other)).rejects.toThrow('The copy of products has 1 rows instead of 2.');

  await createRepositories(other).products.save([{ ...pickle, price: pickle.price + 1 }]);
  await expect(compareTables(one, other)).rejects.toThrow('The copy of pickle in products differs.');

  await createRepositories(other).products.save([pickle]);
  expect(await compareTables(one, other)).toMatchObject({ products: 2, students: 0 });
});

test('the digest of rows is that of others only where each row is the same, but for backups in the log', async () => {
  const [one, other] = [await open(), await open()];
  const { products, homeProducts, log } = createRepositories(one);
  const at = '2026-04-02T06:30:00.000Z';
  const isSame = async () => (await digestOfRows(one)) === (await digestOfRows(other));
  await products.save([bag, pickle]);
  expect(await isSame()).toBe(false);
  await createRepositories(other).products.save([bag, pickle]);
  expect(await isSame()).toBe(true);
  await log.add({ ...logEntry, kind: 'backup', action: 'back-up' }, at);
  expect(await isSame()).toBe(true);
  await log.add(logEntry, at);
  expect(await isSame()).toBe(false);
  await one.deleteFrom('log').execute();
  await homeProducts.save([lamp]);
  expect(await isSame()).toBe(false);
});

async function open() {
  const { place, remove } = await createSqlite();
  const { db, close } = await openDatabase(place);
  onTestFinished(async () => {
    await close();
    await remove();
  });
  return db;
}
