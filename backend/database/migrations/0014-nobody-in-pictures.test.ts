import { expect, test } from 'vitest';
import { onEachEngine } from '../../repositories/on-each-engine.ts';
import { loomPicture } from '../../repositories/test-records.ts';
import { nobodyInPictures } from './0014-nobody-in-pictures.ts';

onEachEngine('the pictures that were stored before', (open) => {
  test('show nobody where their consent was empty, and keep any other one', async () => {
    const { repositories, db } = await open();
    const pots = { ...loomPicture, id: 'pots', consent: 'nobody' } as const;
    const swing = { ...loomPicture, id: 'swing', consent: 'missing' } as const;
    await repositories.gallery.save([loomPicture, pots, swing]);
    await db.updateTable('gallery_pictures').set({ consent: '' }).where('id', '=', 'pots').execute();
    await nobodyInPictures.up(db);
    const consents = (await repositories.gallery.all()).map(({ id, consent }) => [id, consent]);
    expect(consents).toEqual([
      [loomPicture.id, loomPicture.consent],
      ['pots', 'nobody'],
      ['swing', 'missing'],
    ]);
  });
});
