import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Repositories } from '../../storage/create-repositories.ts';
import { folderStore } from '../../storage/files/file-store.ts';
import { onEachEngine, type OpenedRepositories } from '../../storage/test-on-each-engine.ts';
import { bag, loomPicture, report } from '../../storage/test-records.ts';
import { binEntry } from '../entries/move-entry.ts';
import { galleryKind } from '../gallery/gallery-kind.ts';
import { emptyBin } from '../upkeep/bin.ts';
import { removeUnusedPictures } from './remove-pictures.ts';
import { readyPicture } from './uploads.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const start = new Date('2026-11-23T06:30:00.000Z');
const later = (days: number) => new Date(start.getTime() + days * 86_400_000);
const consent = {
  givenBy: 'parent',
  howChecked: 'Form',
  givenOn: '2026-01-01',
  until: '2099-01-01',
} as const;
const uploadIds = ['3f2a9c01-77de-4b10-8d5e-0c6f2b1a9e44', 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee'] as const;
const uploaded = ['picture-3f2a9c0177de4b10-5e8a70cf', 'picture-aaaaaaaabbbb4ccc-5e8a70cf'] as const;
const addressOf = (folder: string) => `/media/${folder}/8x8-000000.jpg`;

onEachEngine('the files of pictures', (open) => {
  test('of people go when the picture has left the bin, and its address stays known', async () => {
    const { site, repositories, folders } = await openPlace(open, ['swing-0a1b2c3d', 'loom-0a1b2c3d']);
    await repositories.gallery.save([
      { ...loomPicture, id: 'swing', image: addressOf('swing-0a1b2c3d'), consent },
      { ...loomPicture, id: 'loom', image: addressOf('loom-0a1b2c3d'), consent },
    ]);
    await binEntry(
      repositories,
      galleryKind(() => []),
      meera,
      'swing',
      later(2),
    );
    await emptyBin(repositories, later(32));
    expect(await removeUnusedPictures(site, later(32))).toBe(0);
    await emptyBin(repositories, later(33));
    expect(await removeUnusedPictures(site, later(33))).toBe(1);
    expect(await folders()).toEqual(['loom-0a1b2c3d']);
    expect(await repositories.peoplePictures.all()).toContain(addressOf('swing-0a1b2c3d'));
  });

  test('that staff uploaded stay while a product, a draft, the bin or a text names them', async () => {
    const names = ['1', '2', '3', '4', '5'].map((digit) => `picture-${digit.repeat(16)}-0a1b2c3d`);
    const [inProduct = '', inDraft = '', inBin = '', inText = '', unused = ''] = names;
    const { site, repositories, folders } = await openPlace(open, names);
    await repositories.products.save([{ ...bag, imageURL: addressOf(inProduct) }]);
    await saveDraft(repositories, { form: { imageURL: addressOf(inDraft) } });
    const inBinData = JSON.stringify({ imageURL: addressOf(inBin) });
    const binned = { id: 'b1', kind: 'product', entryId: 'x', name: 'X', data: inBinData };
    await repositories.bin.add({ ...binned, deletedAt: start.toISOString(), deletedBy: 'Meera' });
    await repositories.texts.save({
      id: 'en/home.json#picture',
      value: addressOf(inText),
      changedAt: start.toISOString(),
      changedBy: 'Meera',
      sourceHash: '',
    });
    expect(await removeUnusedPictures(site, later(16))).toBe(1);
    expect(await folders()).toEqual(names.filter((name) => name !== unused));
  });

  test('of an upload that a draft names stay; another one goes after 15 days, and a form says that it is gone', async () => {
    const { site, repositories, folders } = await openPlace(open, uploaded);
    await repositories.products.save([bag]);
    for (const [at, id] of uploadIds.entries()) {
      await repositories.pictureJobs.add({
        id,
        cut: 'whole',
        problem: undefined,
        createdAt: start.toISOString(),
      });
      await repositories.pictureJobs.finish(id, addressOf(uploaded[at] ?? ''));
    }
    await saveDraft(repositories, { form: { imageURL: `upload:${uploadIds[0]}` } });
    expect(await removeUnusedPictures(site, later(15))).toBe(0);
    expect(await removeUnusedPictures(site, later(15.1))).toBe(1);
    expect(await folders()).toEqual([uploaded[0]]);
    expect(await readyPicture(repositories, `upload:${uploadIds[0]}`)).toMatchObject({ ok: true });
    expect(await readyPicture(repositories, `upload:${uploadIds[1]}`)).toEqual({
      ok: false,
      problem: 'gone',
    });
  });

  test('of documents stay while something names them, and go 15 days after they were uploaded', async () => {
    const [kept, old] = ['document-3f2a9c0177de4b10', 'document-aaaaaaaabbbb4ccc'] as const;
    const { site, repositories, folders } = await openPlace(open, [kept, old]);
    await repositories.documents.save([report]);
    expect(await removeUnusedPictures(site, later(15))).toBe(0);
    expect(await removeUnusedPictures(site, later(15.1))).toBe(1);
    expect(await folders()).toEqual([kept]);
  });

  test('of imports stay, and so does what is being made, what is new and what is no folder', async () => {
    const names = ['bag-0a1b2c3d', '.unfinished-host-1-0a1b2c3d'];
    const { site, repositories, folders, add } = await openPlace(open, names);
    await repositories.products.save([bag]);
    await add(uploaded[0], later(100));
    await writeFile(join(site.dataDir, 'media', uploaded[1]), '');
    expect(await removeUnusedPictures(site, later(100))).toBe(0);
    expect(await folders()).toEqual([...names, ...uploaded].toSorted());
  });

  test.each([
    [
      'a table can’t be read',
      async ({ db }: Place) => db.schema.alterTable('drafts').renameTo('d').execute(),
    ],
    [
      'the list of pictures of people can’t be read',
      async ({ db }: Place) => db.schema.dropTable('people_pictures').execute(),
    ],
  ])('all stay where %s', async (_, damage) => {
    const place = await openPlace(open, uploaded);
    await place.repositories.products.save([bag]);
    await damage(place);
    await expect(removeUnusedPictures(place.site, later(100))).rejects.toThrow();
    expect(await place.folders()).toEqual([...uploaded]);
  });

  test('all stay where nothing was ever stored: it is another database, and where there is no folder nothing happens', async () => {
    const { site, repositories, folders } = await openPlace(open, uploaded);
    expect(await removeUnusedPictures(site, later(100))).toBe(0);
    expect(await folders()).toEqual([...uploaded]);
    await rm(join(site.dataDir, 'media'), { recursive: true });
    await repositories.products.save([bag]);
    expect(await removeUnusedPictures(site, later(100))).toBe(0);
  });
});

type Place = Awaited<ReturnType<typeof openPlace>>;

/** A data folder with pictures that were made at the start. */
async function openPlace(open: () => Promise<OpenedRepositories>, pictures: readonly string[]) {
  const { repositories, db } = await open();
  const dataDir = await mkdtemp(join(tmpdir(), 'unused-pictures-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const media = join(dataDir, 'media');
  const add = async (name: string, madeAt: Date) => {
    await mkdir(join(media, name), { recursive: true });
    await writeFile(join(media, name, '8x8-000000.jpg'), name);
    await utimes(join(media, name, '8x8-000000.jpg'), madeAt, madeAt);
  };
  for (const name of pictures) await add(name, start);
  return {
    repositories,
    db,
    site: { repositories, dataDir, files: folderStore(dataDir) },
    add,
    folders: async () => (await readdir(media)).toSorted(),
  };
}

function saveDraft({ drafts }: Repositories, data: object) {
  const changed = { changedAt: start.toISOString(), changedBy: 'Meera' };
  return drafts.save({ kind: 'product', entryId: 'new', data: JSON.stringify(data), ...changed });
}
