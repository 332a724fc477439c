import { expect, test } from 'vitest';
import { onEachEngine } from '../test-on-each-engine.ts';
import { lamp } from '../test-records.ts';

// The highest price, in paise; more than four bytes hold.
const tenCrore = 100_000_000 * 100;

onEachEngine('home products', (open) => {
  test('come back as they were saved, change at their place and are removed by id', async () => {
    const { repositories } = await open();
    const diya = { ...lamp, id: 'diya' };
    await repositories.homeProducts.save([lamp, diya]);
    await repositories.homeProducts.save([{ ...lamp, price: 15000 }]);
    expect(await repositories.homeProducts.all()).toEqual([{ ...lamp, price: 15000 }, diya]);
    await repositories.homeProducts.remove(['lamp']);
    expect(await repositories.homeProducts.all()).toEqual([diya]);
    expect(await repositories.homeProducts.count()).toBe(1);
  });

  test('keep the highest price that may be asked, to the paisa', async () => {
    const { repositories } = await open();
    const dear = { ...lamp, price: tenCrore - 1 };
    await repositories.homeProducts.save([dear]);
    expect(await repositories.homeProducts.all()).toEqual([dear]);
  });

  test('that can’t be read are left out and reported', async () => {
    const { repositories, db, reports } = await open();
    await repositories.homeProducts.save([lamp]);
    for (const data of ['{"name":"Lamp","price":-1,"image":""}', '{"name":', '7'])
      await db
        .insertInto('home_products')
        .values({ id: `with ${data}`, position: 9, data })
        .execute();
    expect(await repositories.homeProducts.all()).toEqual([lamp]);
    expect(reports.toSorted()).toEqual([
      "Left out: the home product with 7 can't be read (fields: all).",
      'Left out: the home product with {"name": can\'t be read (fields: all).',
      'Left out: the home product with {"name":"Lamp","price":-1,"image":""} can\'t be read (fields: price).',
    ]);
  });
});
