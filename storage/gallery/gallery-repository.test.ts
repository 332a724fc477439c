import { expect, test } from 'vitest';
import { onEachEngine } from '../test-on-each-engine.ts';
import { loomPicture } from '../test-records.ts';

onEachEngine('gallery pictures', (open) => {
  test('come back as they were saved, change at their place, move and are removed by id', async () => {
    const { repositories } = await open();
    const supper = { ...loomPicture, id: 'supper', type: 'hostel' } as const;
    const withoutConsent = { ...supper, consent: 'nobody' } as const;
    await repositories.gallery.save([loomPicture, withoutConsent]);
    await repositories.gallery.save([{ ...loomPicture, title: 'The loom' }]);
    expect(await repositories.gallery.all()).toEqual([{ ...loomPicture, title: 'The loom' }, withoutConsent]);
    await repositories.gallery.place(
      new Map([
        ['supper', 0],
        ['loom', 1],
      ]),
    );
    expect((await repositories.gallery.all()).map(({ id }) => id)).toEqual(['supper', 'loom']);
    expect(await repositories.gallery.find('loom')).toMatchObject({ position: 1 });
    await repositories.gallery.remove(['loom']);
    expect(await repositories.gallery.all()).toEqual([withoutConsent]);
    expect(await repositories.gallery.count()).toBe(1);
  });

  test('raise the revision, so that pages that are cached show a change', async () => {
    const { repositories } = await open();
    expect(await repositories.revisions.isNew('gallery_pictures')).toBe(true);
    const before = await repositories.revisions.current();
    await repositories.gallery.save([loomPicture]);
    expect(await repositories.revisions.current()).not.toBe(before);
    await repositories.gallery.remove(['loom']);
    expect(await repositories.revisions.isNew('gallery_pictures')).toBe(false);
  });

  test('that show people are remembered after they are removed, and others are not', async () => {
    const { repositories } = await open();
    const [nobody, missing] = [
      { ...loomPicture, id: 'pots', image: 'pots', consent: 'nobody' },
      { ...loomPicture, id: 'game', image: 'game', consent: 'missing' },
    ] as const;
    await repositories.gallery.save([loomPicture, nobody, missing]);
    await repositories.gallery.save([{ ...loomPicture, image: 'another' }]);
    await repositories.gallery.remove(['loom', 'pots', 'game']);
    expect((await repositories.peoplePictures.all()).toSorted()).toEqual([
      loomPicture.image,
      'another',
      'game',
    ]);
  });

  test('whose consent can’t be read count as without consent', async () => {
    const { repositories, db } = await open();
    await repositories.gallery.save([loomPicture]);
    await db.updateTable('gallery_pictures').set({ consent: '{"givenBy":"uncle"}' }).execute();
    expect(await repositories.gallery.all()).toEqual([{ ...loomPicture, consent: 'missing' }]);
  });

  test('that can’t be read are left out and reported', async () => {
    const { repositories, db, reports } = await open();
    await repositories.gallery.save([loomPicture]);
    await db.updateTable('gallery_pictures').set({ type: 'party' }).execute();
    expect(await repositories.gallery.all()).toEqual([]);
    expect(reports).toEqual(["Left out: the gallery picture loom can't be read (fields: type)."]);
  });
});
