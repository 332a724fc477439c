import { expect, onTestFinished, test } from 'vitest';
import type { Repositories } from '../../storage/create-repositories.ts';
import { homeProductDocument, startStandInFirestore } from '../../storage/shop/test-firestore.ts';
import { lamp } from '../../storage/test-records.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { openHomeProducts } from './home-products.ts';

const repositories = { homeProducts: { all: () => Promise.resolve([lamp]) } } as Repositories;
const log = createLog('silent');

test('home products come from the database, whose own revisions tell of changes', async () => {
  const source = openHomeProducts(readSettings({}), repositories, log);
  expect(await source.all()).toEqual([lamp]);
  expect(source.revision()).toBe('');
});

test('home products come from Firestore where a project is set, with a revision of their own', async () => {
  const fields = { name: { stringValue: 'Toran' }, price: { integerValue: '350' } };
  const firestore = await startStandInFirestore([homeProductDocument('toran', fields)]);
  const settings = readSettings({ FIRESTORE_PROJECT: 'demo-foundation', FIRESTORE_URL: `${firestore.url}/` });
  const source = openHomeProducts(settings, repositories, log);
  onTestFinished(async () => {
    source.close();
    await firestore.close();
  });
  expect(source.revision()).toBe('firestore:0');
  expect(await source.all()).toEqual([{ id: 'toran', name: 'Toran', image: '', price: 35_000 }]);
  expect(source.revision()).toBe('firestore:1');
});
