import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bag, pickle } from '../storage/test-records.ts';
import { testCommandLine } from './test-command-line.ts';

test('an import logs what it has added and changed, and nothing about the rest', async () => {
  const { run, beside, file } = await testCommandLine();
  await beside(({ products }) =>
    products.save([{ ...bag, imageURL: '', variants: [], colorVariants: [] }, pickle]),
  );
  await writeFile(
    file('list.csv'),
    '_id,price,name,category\nbag,350.75,Jute Tote Bag,Accessories\npickle,181,Mango Pickle,Food Items\nlamp,90,Lamp,Festival Items\n',
  );
  expect((await run('products', 'import', file('list.csv'))).code).toBe(0);
  const entries = await beside(({ log }) => log.page({ kind: 'product' }, { offset: 0, limit: 9 }));
  expect(entries).toHaveLength(2);
  expect(entries).toMatchObject([
    { action: 'import', personName: 'Command line' },
    { action: 'import', personName: 'Command line' },
  ]);
  expect(new Set(entries.map(({ entryId }) => entryId))).toEqual(new Set(['lamp', 'pickle']));
  const changed = entries.find(({ entryId }) => entryId === 'pickle');
  expect(JSON.parse(changed?.before ?? '')).toMatchObject({ price: '180' });
  expect(JSON.parse(changed?.after ?? '')).toMatchObject({ price: '181' });
});
