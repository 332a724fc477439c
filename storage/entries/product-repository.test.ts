import { expect, test } from 'vitest';
import { productFields } from '../../domain/shop/product.ts';
import { onEachEngine } from '../test-on-each-engine.ts';
import { bag, pickle } from '../test-records.ts';

// The highest price, in paise; more than four bytes hold.
const tenCrore = 100_000_000 * 100;

onEachEngine('products', (open) => {
  test('are tested with one that has all that a product can have', () => {
    expect(Object.keys(productFields).filter((name) => !(name in bag))).toEqual([]);
  });

  test('come back as they were saved, in the order in which they were', async () => {
    const { repositories } = await open();
    await repositories.products.save([pickle, bag]);
    expect(await repositories.products.all()).toEqual([pickle, bag]);
    expect(await repositories.products.count()).toBe(2);
  });

  test('keep the highest price that may be asked, to the paisa', async () => {
    const { repositories } = await open();
    const dear = {
      ...bag,
      price: tenCrore,
      variants: [{ type: 'Large', price: tenCrore, imageURL: '' }],
    };
    await repositories.products.save([{ ...pickle, price: tenCrore }, dear]);
    expect(await repositories.products.all()).toEqual([{ ...pickle, price: tenCrore }, dear]);
  });

  test('are changed by id at their place, and new ones go to the end', async () => {
    const { repositories } = await open();
    await repositories.products.save([pickle, bag]);
    await repositories.products.save([
      { ...bag, _id: 'new' },
      { ...pickle, price: 18100 },
    ]);
    const saved = await repositories.products.all();
    expect(saved.map(({ _id, price }) => [_id, price])).toEqual([
      ['pickle', 18100],
      ['bag', 35075],
      ['new', 35075],
    ]);
  });

  test('given twice in one list are saved once, as given last', async () => {
    const { repositories } = await open();
    await repositories.products.save([bag, { ...bag, name: 'Bag' }]);
    expect(await repositories.products.all()).toEqual([{ ...bag, name: 'Bag' }]);
  });

  test('are removed by id, and an unknown id or none is no error', async () => {
    const { repositories } = await open();
    await repositories.products.save([pickle, bag]);
    await repositories.products.remove(['pickle', 'unknown']);
    await repositories.products.remove([]);
    expect(await repositories.products.all()).toEqual([bag]);
  });

  test('that were removed are remembered by their category, until they are back', async () => {
    const { repositories } = await open();
    const { products } = repositories;
    await products.save([pickle, bag]);
    await products.remove(['pickle', 'unknown']);
    await products.remove(['pickle']);
    expect(await products.removedCategory('pickle')).toBe('Food Items');
    expect(await products.removedCategory('bag')).toBeUndefined();
    expect(await products.removedCategory('unknown')).toBeUndefined();
    expect(await products.removedCategory('a\0b')).toBeUndefined();
    await products.save([pickle]);
    expect(await products.removedCategory('pickle')).toBeUndefined();
  });

  test('that can’t be read are left out and reported without what stands in them', async () => {
    const { repositories, db, reports } = await open();
    await repositories.products.save([pickle, bag]);
    const data = JSON.stringify({ ...bag, variants: 'secret' });
    await db.updateTable('products').set({ data }).where('id', '=', 'bag').execute();
    expect(await repositories.products.all()).toEqual([pickle]);
    expect(reports).toEqual(["Left out: the product bag can't be read (fields: variants)."]);
  });

  test('stay in the shop without a story that can’t be read, and without a maker whose consent can’t be', async () => {
    const { repositories, db } = await open();
    await repositories.products.save([bag]);
    const withStory = (story: unknown) =>
      db
        .updateTable('products')
        .set({ data: JSON.stringify({ ...bag, story }) })
        .execute();
    await withStory({ ...bag.story, consent: { givenBy: 'uncle' } });
    expect(await repositories.products.all()).toEqual([
      { ...bag, story: { ...bag.story, consent: undefined } },
    ]);
    await withStory('secret');
    expect(await repositories.products.all()).toEqual([{ ...bag, story: undefined }]);
  });

  test('are saved all or none', async () => {
    const { repositories } = await open();
    await repositories.products.save([pickle]);
    const before = await repositories.revisions.current();
    const broken = { ...bag, price: Number.NaN };
    await expect(repositories.products.save([{ ...pickle, name: 'Changed' }, broken])).rejects.toThrow();
    expect(await repositories.products.all()).toEqual([pickle]);
    expect(await repositories.revisions.current()).toBe(before);
  });

  test('may be more than one statement takes', async () => {
    const { repositories } = await open();
    const many = Array.from({ length: 2500 }, (_, index) => ({ ...pickle, _id: `pickle-${index}` }));
    await repositories.products.save(many);
    expect(await repositories.products.all()).toEqual(many);
  });

  test('saved by two at once are all there', async () => {
    const { repositories } = await open();
    const numbered = (from: number) =>
      Array.from({ length: 50 }, (_, index) => ({ ...pickle, _id: `pickle-${from + index}` }));
    await Promise.all([
      repositories.products.save(numbered(0)),
      repositories.products.save(numbered(25).toReversed()),
    ]);
    expect(await repositories.products.count()).toBe(75);
  });
});
