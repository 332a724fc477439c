import { expect, test } from 'vitest';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { loomPicture } from '../../storage/test-records.ts';
import { copyContentGallery, galleryLeads } from './gallery-kind.ts';

const supper = { ...loomPicture, id: 'supper' };

onEachEngine('the gallery of the files', (open) => {
  test('is copied once, before the first change; from then on the database leads', async () => {
    const { repositories } = await open();
    expect(await galleryLeads(repositories)).toBe(false);
    await repositories.inTransaction((inside) => copyContentGallery(inside, [loomPicture, supper]));
    expect(await galleryLeads(repositories)).toBe(true);
    await repositories.gallery.remove(['loom', 'supper']);
    await repositories.inTransaction((inside) => copyContentGallery(inside, [loomPicture]));
    expect(await repositories.gallery.all()).toEqual([]);
  });

  test('is copied once where two people change it first at the same time', async () => {
    const { repositories } = await open();
    const change = (title: string) =>
      repositories.inTransaction(async (inside) => {
        await copyContentGallery(inside, [loomPicture, supper]);
        await inside.gallery.save([{ ...supper, id: title }]);
      });
    await Promise.all([change('one'), change('two')]);
    const ids = (await repositories.gallery.all()).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['loom', 'supper']);
    expect(ids.slice(2).toSorted()).toEqual(['one', 'two']);
  });
});
