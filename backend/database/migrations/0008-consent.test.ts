import { expect, test } from 'vitest';
import { onEachEngine } from '../../repositories/on-each-engine.ts';
import { loomPicture } from '../../repositories/test-records.ts';
import { peoplePictures } from './0008-consent.ts';

onEachEngine('the pictures that were published before', (open) => {
  test('are remembered where they show people', async () => {
    const { repositories, db } = await open();
    await repositories.gallery.save([
      loomPicture,
      { ...loomPicture, id: 'again' },
      { ...loomPicture, id: 'pots', image: 'pots', consent: 'nobody' },
    ]);
    // As it was stored then.
    await db.updateTable('gallery_pictures').set({ consent: '' }).where('id', '=', 'pots').execute();
    await db.schema.dropTable('people_pictures').execute();
    await peoplePictures.up(db);
    expect(await repositories.peoplePictures.all()).toEqual([loomPicture.image]);
  });
});
