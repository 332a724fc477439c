import { mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { uploadValue } from '../../domain/pictures/picture-upload.ts';
import { testEngines } from '../../storage/database/test-databases.ts';
import { application, asha, bag, lamp } from '../../storage/test-records.ts';
import { readyForm, saveDraft } from '../entries/edit-entry.ts';
import { findEntry, versionOfEntry } from '../entries/edited-entry.ts';
import { moveToBin } from '../entries/move-to-bin.ts';
import { productKind } from '../shop/products.ts';
import { writeArchive } from './archive.ts';
import { folderPlace } from './backup-folder.ts';
import { isBackupUnderWay, readBackupStatus, readJob } from './backup-state.ts';
import { backUp } from './make-backup.ts';
import { restoreBackup, withBackup } from './restore-backup.ts';
import { listBackups, recordTest, removeBackup } from './stored-backups.ts';
import { emptyFolder, ended, openSite, putPicture, runnerOf, writeKilledJob } from './test-backups.ts';

const owner = { id: 'p1', name: 'Meera Joshi' };

describe.each(testEngines())('on $engine', (engine) => {
  test('a backup is made, restored as a test, kept for its owner only, and logged', async () => {
    const opened = await openSite(engine);
    const { site, folder } = opened;
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('done');

    const [backup, ...others] = await listBackups({
      repositories: site.repositories,
      place: folderPlace(folder),
    });
    expect(others).toEqual([]);
    expect(backup).toMatchObject({
      name: expect.stringMatching(/^backup-2026-04-01-1200\d\d\.tar\.gz$/),
      test: 'good',
    });
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, backup?.name ?? ''))).mode & 0o777).toBe(0o600);

    expect(await readBackupStatus(site.repositories)).toEqual({
      backup: { at: expect.stringMatching(/^2026-04-01T06:30/), file: backup?.name, bytes: backup?.bytes },
      test: { at: expect.stringMatching(/^2026-04-01T06:30/), file: backup?.name, ok: true },
    });
    expect(await readJob(site.repositories, opened.now())).toMatchObject({
      state: 'done',
      by: 'Meera Joshi',
    });
    const [entry] = await site.repositories.log.page({ kind: 'backup' }, { offset: 0, limit: 9 });
    expect(entry).toMatchObject({ personName: 'Meera Joshi', action: 'back-up', entryId: backup?.name });
    // The staff and their log are in it.
    await withBackup(join(folder, backup?.name ?? ''), site.dataDir, ({ rows, pictureFiles }) => {
      expect({ ...rows, pictureFiles }).toMatchObject({
        products: 1,
        students: 1,
        people: 1,
        log: 1,
        pictureFiles: 1,
      });
      return Promise.resolve();
    });
  });

  test('a damaged backup fails its test and shows as failed; a good one stays the newest good', async () => {
    const opened = await openSite(engine);
    const { site, folder } = opened;
    const runner = runnerOf(opened);
    await ended(await runner.backUp(owner));
    await ended(await runner.backUp(owner));
    const [newest, older] = await folderPlace(folder).list();
    const path = join(folder, newest?.name ?? '');
    const bytes = await readFile(path);
    await writeFile(path, bytes.fill(0x2a, 1000, 1008));

    const place = { repositories: site.repositories, place: folderPlace(folder) };
    expect(await ended(await runner.test(owner, newest?.name ?? ''))).toBe('failed');
    const [failed, good] = await listBackups(place);
    expect(failed).toMatchObject({ test: 'failed', problem: expect.stringContaining('it is damaged') });
    expect(failed?.problem).not.toContain(folder);
    expect((await readBackupStatus(site.repositories)).test).toMatchObject({ ok: false });
    // It may go, and the good one may not.
    await expect(removeBackup(place, owner, good?.name ?? '')).rejects.toThrow('is the newest good backup');
    expect(await removeBackup(place, owner, failed?.name ?? '')).toBe(true);
    expect((await folderPlace(folder).list()).map(({ name }) => name)).toEqual([older?.name]);
    expect(await removeBackup(place, owner, failed?.name ?? '')).toBe(false);
  });

  test('a file that was cut short shows as changed before anyone tests it', async () => {
    const opened = await openSite(engine);
    const { site, folder } = opened;
    await ended(await runnerOf(opened).backUp(owner));
    const [backup] = await folderPlace(folder).list();
    await writeFile(join(folder, backup?.name ?? ''), 'half');
    expect(await listBackups({ repositories: site.repositories, place: folderPlace(folder) })).toMatchObject([
      { test: 'changed' },
    ]);
  });

  test('a backup whose pictures can’t be read is not made, and says why', async () => {
    const opened = await openSite(engine);
    const { site, folder } = opened;
    await rename(join(site.dataDir, 'media'), join(site.dataDir, 'lost'));
    await writeFile(join(site.dataDir, 'media'), 'a file');
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('failed');
    expect(await folderPlace(folder).list()).toEqual([]);
    expect((await readBackupStatus(site.repositories)).test).toMatchObject({
      ok: false,
      problem: "The pictures in the data folder can't be read: a part of its path is not a folder.",
    });
  });

  test('what an earlier backup has besides pictures does not come to where visitors fetch files', async () => {
    const opened = await openSite(engine);
    const { site, folder } = opened;
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('done');
    const [backup] = await folderPlace(folder).list();
    const earlier = join(folder, 'earlier.tar.gz');
    const pictures = join(site.dataDir, 'media/bag-00000000');
    const kept = await readdir(pictures);
    await withBackup(join(folder, backup?.name ?? ''), site.dataDir, async (unpacked) => {
      await writeFile(join(unpacked.folder, 'media/bag-00000000/x.html'), '<h1>A page</h1>');
      const names = ['x.html', ...kept].map((name) => `media/bag-00000000/${name}`);
      const files = ['foundation.sqlite', ...names].map((path) => ({
        from: join(unpacked.folder, path),
        path,
      }));
      await writeArchive(earlier, files, unpacked.madeAt);
    });
    await rm(pictures, { recursive: true });
    await withBackup(earlier, site.dataDir, async (unpacked) => {
      expect((await restoreBackup(unpacked, site)).pictureFiles).toBe(kept.length);
    });
    expect(await readdir(pictures)).toEqual(kept);
  });

  test('what a computer put among the pictures is left out, and the backup is good', async () => {
    const opened = await openSite(engine);
    for (const name of ['.DS_Store', 'Thumbs.db', 'x.html'])
      await writeFile(join(opened.site.dataDir, 'media/bag-00000000', name), 'no picture');
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('done');
    const [backup] = await folderPlace(opened.folder).list();
    await withBackup(
      join(opened.folder, backup?.name ?? ''),
      opened.site.dataDir,
      async ({ pictureFiles }) => {
        expect(pictureFiles).toBe(1);
      },
    );
  });

  test('a picture that is lost while it is backed up leaves no file behind', async () => {
    const opened = await openSite(engine);
    await symlink('nowhere', join(opened.site.dataDir, 'media/bag-00000000/lost.jpg'));
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('failed');
    expect(await readdir(opened.folder)).toEqual([]);
    expect((await readBackupStatus(opened.site.repositories)).backup).toBeUndefined();
  });

  test('a backup without a picture that a row, a draft or the bin names is kept as a failed one', async () => {
    const opened = await openSite(engine);
    const { site, folder } = opened;
    const { repositories, dataDir } = site;
    const lost = (name: string) => ({ ...lamp, id: name, image: `/media/${name}-00000000/8x8-000000.jpg` });
    const by = { changedAt: '2026-04-01T06:30:00.000Z', changedBy: 'Meera Joshi' };
    await repositories.homeProducts.save([lost('row')]);
    await repositories.drafts.save({
      kind: 'home-product',
      entryId: 'draft',
      data: JSON.stringify({ form: lost('draft'), position: 0 }),
      ...by,
    });
    const binned = {
      kind: 'home-product',
      id: 'binned',
      name: 'Lamp',
      data: { item: lost('binned') },
    } as const;
    await moveToBin(repositories, owner, binned);
    const runner = runnerOf(opened);
    const found = async () => (await listBackups({ repositories, place: folderPlace(folder) }))[0];

    expect(await ended(await runner.backUp(owner))).toBe('failed');
    const failed = await found();
    expect(failed?.problem).toBe(
      'The backup lacks 3 pictures: media/row-00000000/8x8-000000.jpg (home_products row), ' +
        'media/draft-00000000/8x8-000000.jpg (drafts draft), media/binned-00000000/8x8-000000.jpg (bin binned). ' +
        'Choose another picture there, or put the file back into the data folder, and make another backup.',
    );
    expect((await readBackupStatus(repositories)).test).toMatchObject({ ok: false, file: failed?.name });
    expect(await ended(await runner.test(owner, failed?.name ?? ''))).toBe('failed');
    // The rows are saved all the same.
    await withBackup(join(folder, failed?.name ?? ''), dataDir, ({ rows }) => {
      expect(rows).toMatchObject({ home_products: 1, drafts: 1, bin: 1 });
      return Promise.resolve();
    });

    for (const name of ['row', 'draft', 'binned']) await putPicture(dataDir, name);
    expect(await ended(await runner.backUp(owner))).toBe('done');
    expect(await found()).toMatchObject({ test: 'good', problem: '' });
  });

  test('a draft that was saved before its picture was ready has it on another machine, too', async () => {
    const [one, other] = [await openSite(engine), await openSite(engine)];
    const { repositories, dataDir } = one.site;
    const createdAt = '2026-04-01T06:30:00.000Z';
    await repositories.pictureJobs.add({ id: 'a1', cut: 'whole', createdAt, problem: undefined });
    const entry = await findEntry(repositories, productKind, bag._id);
    if (!entry) throw new Error('There is no bag.');
    const form = { ...entry.form, imageURL: uploadValue('a1') };
    const seen = { id: bag._id, version: versionOfEntry(productKind, entry) };
    await saveDraft(repositories, productKind, owner, { ...seen, form });
    await putPicture(dataDir, 'picture-a1');
    await repositories.pictureJobs.finish('a1', '/media/picture-a1-00000000/8x8-000000.jpg');
    const file = join(await emptyFolder(), 'backup.tar.gz');
    await backUp(one.site, file);

    await withBackup(file, other.site.dataDir, (backup) => restoreBackup(backup, other.site));

    const restored = await findEntry(other.site.repositories, productKind, bag._id);
    expect(restored?.form.imageURL).toBe(uploadValue('a1'));
    const ready = await readyForm(other.site.repositories, productKind, restored?.form ?? form, 0);
    expect(ready.form.imageURL).toBe('/media/picture-a1-00000000/8x8-000000.jpg');
    const picture = await readFile(join(other.site.dataDir, ready.form.imageURL), 'utf8');
    expect(picture).toBe('a picture');
  });

  test('what a family writes is never taken for a picture that a backup lacks', async () => {
    const opened = await openSite(engine);
    const { repositories } = opened.site;
    const address = '/media/none-00000000/8x8-000000.jpg';
    const written = { ...application, address };
    await repositories.applications.receive(written, '2026-04-01T06:30:00.000Z');
    await repositories.publicStudents.save([{ ...asha, address }]);
    await moveToBin(repositories, owner, { kind: 'application', id: 'HE-1', name: 'Asha', data: written });
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('done');
  });

  test('while the folder of backups can’t be read, this is said, and no result of a test is forgotten', async () => {
    const opened = await openSite(engine);
    const { site, folder } = opened;
    const place = { repositories: site.repositories, place: folderPlace(folder) };
    const runner = runnerOf(opened);
    await ended(await runner.backUp(owner));
    const [good] = await listBackups(place);
    await rename(folder, `${folder}-elsewhere`);
    await writeFile(folder, 'a file');
    await expect(listBackups(place)).rejects.toThrow("The folder of backups (BACKUP_DIR) can't be read");
    expect(await ended(await runner.test(owner, good?.name ?? ''))).toBe('failed');
    await rm(folder);
    await rename(`${folder}-elsewhere`, folder);
    expect(await listBackups(place)).toEqual([good]);
  });

  test('two processes that test backups at once keep both results', async () => {
    const opened = await openSite(engine);
    const places = [opened.site, await opened.open()].map(({ repositories }) => ({
      repositories,
      place: folderPlace(opened.folder),
    }));
    await mkdir(opened.folder);
    const names = Array.from({ length: 10 }, (_, minute) => `backup-2026-04-01-02150${minute}.tar.gz`);
    for (const name of names) await writeFile(join(opened.folder, name), 'x');
    const at = opened.now();
    const everyOther = (first: number) => names.filter((_, index) => index % 2 === first);
    await Promise.all(
      places.flatMap((place, first) =>
        everyOther(first).map((name) => recordTest(place, { name, bytes: 1, problem: '', at })),
      ),
    );
    const [place] = places;
    expect(place && (await listBackups(place)).map(({ test: result }) => result)).toEqual(
      names.map(() => 'good'),
    );
  });

  test('of two processes one makes the backup', async () => {
    const opened = await openSite(engine);
    const other = { ...opened, site: await opened.open() };
    const starts = await Promise.all([runnerOf(opened).backUp(owner), runnerOf(other).backUp(owner)]);
    expect(starts.map(({ state }) => state).toSorted(byText)).toEqual(['busy', 'started']);
    await Promise.all(starts.map(ended));
    expect(await folderPlace(opened.folder).list()).toHaveLength(1);
  });

  test('a job of a process that was killed shows as stopped, and the next one begins', async () => {
    const opened = await openSite(engine);
    const { site } = opened;
    await writeKilledJob(site, opened.now().toISOString());
    expect((await runnerOf(opened).backUp(owner)).state).toBe('busy');
    opened.set('2026-04-01T06:33:00.000Z');
    expect(await readJob(site.repositories, opened.now())).toMatchObject({ state: 'stopped' });
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('done');
  });

  test('a site that is stopped says so of the backup that it was making', async () => {
    const opened = await openSite(engine);
    const runner = runnerOf(opened);
    const start = await runner.backUp(owner);
    await runner.stop();
    const job = await readJob(opened.site.repositories, opened.now());
    expect(job && isBackupUnderWay(job)).toBe(false);
    await ended(start);
    expect(await readJob(opened.site.repositories, opened.now())).toEqual(job);
  });

  test('a job that was killed while the clock was ahead does not count as under way', async () => {
    const opened = await openSite(engine);
    const { site, now, set } = opened;
    await writeKilledJob(site, '2029-04-01T06:30:00.000Z');
    set('2026-04-02T20:45:10.000Z');
    expect(await readJob(site.repositories, now())).toMatchObject({ state: 'stopped' });
    const since = new Date('2026-04-02T20:45:00.000Z');
    expect(await ended(await runnerOf(opened).backUp(owner, since))).toBe('done');
  });
});

function byText(a: string, b: string): number {
  return a < b ? -1 : 1;
}
