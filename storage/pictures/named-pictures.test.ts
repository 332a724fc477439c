import { expect, test } from 'vitest';
import { onEachEngine } from '../test-on-each-engine.ts';
import { bag, lamp, logEntry, loomPicture, person, report } from '../test-records.ts';

const address = (name: string) => `/media/${name}-00000000/8x8-000000.jpg`;

onEachEngine('the pictures that are named', (open) => {
  test('are those of entries and all their parts, of texts, drafts and the bin, not those of the log', async () => {
    const { repositories } = await open();
    const [variant] = bag.variants;
    await repositories.products.save([
      {
        ...bag,
        imageURL: address('bag'),
        variants: variant ? [{ ...variant, imageURL: address('large') }] : [],
        colorVariants: [{ color: 'Indigo', imageURL: address('indigo') }],
      },
    ]);
    await repositories.homeProducts.save([{ ...lamp, image: address('lamp') }]);
    await repositories.gallery.save([{ ...loomPicture, image: address('loom') }]);
    await repositories.documents.save([report]);
    const form = JSON.stringify({ form: { image: address('draft'), colours: [{ image: address('bag') }] } });
    await repositories.drafts.save({
      kind: 'product',
      entryId: 'bag',
      data: form,
      changedAt: '2026-04-01T06:30:00.000Z',
      changedBy: person.name,
    });
    await repositories.bin.add({
      id: 'b1',
      kind: 'product',
      entryId: 'old-bag',
      name: 'Old bag',
      // JSON in JSON, as a column of a binned row is.
      data: JSON.stringify({ variants: JSON.stringify([{ imageURL: address('binned') }]) }),
      deletedAt: '2026-04-01T06:30:00.000Z',
      deletedBy: person.name,
    });
    await repositories.log.add(
      { ...logEntry, before: JSON.stringify({ image: address('logged') }) },
      '2026-04-01',
    );

    const named = (await repositories.pictureNames()).pictures.map(
      ({ file, table, id }) => `${table} ${id} /${file}`,
    );
    expect(named).toEqual([
      `products bag ${address('bag')}`,
      `products bag ${address('large')}`,
      `products bag ${address('indigo')}`,
      `home_products lamp ${address('lamp')}`,
      `gallery_pictures loom ${address('loom')}`,
      `documents annual-report-2024-25 ${report.file}`,
      `drafts bag ${address('draft')}`,
      `drafts bag ${address('bag')}`,
      `bin old-bag ${address('binned')}`,
    ]);
  });

  test('are whole texts: an address within a sentence, or of another site, names none', async () => {
    const { repositories } = await open();
    await repositories.products.save([
      { ...bag, description: `See ${address('bag')}.`, imageURL: `https://example.org${address('bag')}` },
    ]);
    expect((await repositories.pictureNames()).pictures).toEqual([]);
  });
});
