import { expect, onTestFinished, test } from 'vitest';
import { createRepositories } from '../create-repositories.ts';
import { bag, pickle } from '../test-records.ts';
import { compareTables } from './copy-tables.ts';
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

async function open() {
  const { place, remove } = await createSqlite();
  const { db, close } = await openDatabase(place);
  onTestFinished(async () => {
    await close();
    await remove();
  });
  return db;
}
