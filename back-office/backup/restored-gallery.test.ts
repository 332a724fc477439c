import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Repositories } from '../../storage/create-repositories.ts';
import { testEngines } from '../../storage/database/test-databases.ts';
import { bag, loomPicture } from '../../storage/test-records.ts';
import { copyContentGallery, galleryKind } from '../gallery/gallery-kind.ts';
import { withdrawPicture } from '../gallery/test-withdraw-picture.ts';
import { openTestSiteData } from '../test-site-data.ts';
import { backUp } from './make-backup.ts';
import { restoreBackup, withBackup } from './restore-backup.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const files = [loomPicture, { ...loomPicture, id: 'supper', title: 'Supper', image: '/supper.svg' }];
const picturesOfFiles = () => files;

/** What staff may have done to the gallery of a site before it is backed up, and the titles that visitors saw. */
const backups: Readonly<Record<string, { change: (all: Repositories) => Promise<unknown>; seen: string[] }>> =
  {
    'whose files hold the gallery': { change: async () => {}, seen: ['At the loom', 'Supper'] },
    'whose gallery was changed': {
      change: async (all) => {
        await copyContentGallery(all, files);
        await all.gallery.save([{ ...loomPicture, title: 'Another loom' }]);
      },
      seen: ['Another loom', 'Supper'],
    },
    'with a picture of its own': {
      change: async (all) => {
        await copyContentGallery(all, files);
        await all.gallery.save([{ ...loomPicture, id: 'own', title: 'Own', image: '/own.svg' }]);
      },
      seen: ['At the loom', 'Supper', 'Own'],
    },
    'whose gallery was emptied': {
      change: async (all) => {
        await copyContentGallery(all, files);
        await all.gallery.remove(['loom', 'supper']);
      },
      seen: [],
    },
    'with a consent that was withdrawn': {
      change: (all) => withdrawPicture(all, meera, 'supper', picturesOfFiles),
      seen: ['At the loom'],
    },
  };

/** What was done to the gallery of the site that the backup is restored on, and the picture that nobody may see then. */
const sites: Readonly<
  Record<string, { change: (all: Repositories) => Promise<unknown>; withdrawn?: string[] }>
> = {
  'a new one': { change: async () => {} },
  'one that has changed its gallery': {
    change: async (all) => {
      await copyContentGallery(all, files);
      await all.gallery.save([{ ...loomPicture, id: 'other', title: 'Other' }]);
    },
  },
  'one where the consent of a picture was withdrawn': {
    change: (all) => withdrawPicture(all, meera, 'loom', picturesOfFiles),
    withdrawn: ['At the loom', 'Another loom'],
  },
};

describe.each(testEngines())('a backup on $engine', ({ engine, create }) => {
  const openSite = () => openTestSiteData(engine, create);

  const titlesSeen = async (all: Repositories) =>
    (await galleryKind(picturesOfFiles).listOf(all).all())
      .filter(({ consent }) => typeof consent === 'object')
      .map(({ title }) => title);

  const each = Object.keys(backups).flatMap((backup) => Object.keys(sites).map((site) => ({ backup, site })));

  test.each(each)('of a site $backup shows the same on $site', async ({ backup, site }) => {
    const [from, to] = [await openSite(), await openSite()];
    await from.repositories.products.save([bag]);
    await backups[backup]?.change(from.repositories);
    expect(await titlesSeen(from.repositories)).toEqual(backups[backup]?.seen);
    const file = join(from.dataDir, 'gallery.tar.gz');
    await backUp(from, file);
    await sites[site]?.change(to.repositories);

    await withBackup(file, to.dataDir, (opened) => restoreBackup(opened, to, { picturesOfFiles }));
    const withdrawn = sites[site]?.withdrawn ?? [];
    const expected = backups[backup]?.seen.filter((title) => !withdrawn.includes(title));
    expect(await titlesSeen(to.repositories)).toEqual(expected);
    expect(await to.repositories.products.all()).toEqual(await from.repositories.products.all());
  });

  test('of a site whose files hold the gallery brings no picture back whose consent was withdrawn before it was made', async () => {
    const [from, to] = [await openSite(), await openSite()];
    await withdrawPicture(to.repositories, meera, 'loom', picturesOfFiles);
    const file = join(from.dataDir, 'gallery.tar.gz');
    await from.repositories.products.save([bag]);
    await to.database.db.updateTable('erasures').set({ at: '2026-04-01T06:30:00.000Z' }).execute();
    await backUp(from, file);
    await withBackup(file, to.dataDir, (opened) => restoreBackup(opened, to, { picturesOfFiles }));
    expect(await titlesSeen(to.repositories)).toEqual(['Supper']);
  });

  test('leaves the gallery to the files where they held it on both sides', async () => {
    const [from, to] = [await openSite(), await openSite()];
    await from.repositories.products.save([bag]);
    const file = join(from.dataDir, 'gallery.tar.gz');
    await backUp(from, file);
    await withBackup(file, to.dataDir, (opened) => restoreBackup(opened, to, { picturesOfFiles }));
    expect(await to.repositories.revisions.isNew('gallery_pictures')).toBe(true);
  });
});
