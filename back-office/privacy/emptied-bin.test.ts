import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testEngines } from '../../storage/database/test-databases.ts';
import { application, asha } from '../../storage/test-records.ts';
import { backUp } from '../backup/make-backup.ts';
import { restoreBackup, withBackup } from '../backup/restore-backup.ts';
import { addNote, deleteApplication } from '../hostel/application.ts';
import { addStudent, deleteStudent, takeOffPublicList } from '../hostel/student.ts';
import { openTestSiteData } from '../test-site-data.ts';
import { emptyBin, restoreFromBin } from '../upkeep/bin.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const received = new Date('2026-01-05T06:30:00.000Z');
const after = (days: number) => new Date(received.getTime() + days * 24 * 60 * 60 * 1000);
const day = '2026-01-05';

describe.each(testEngines())('what the emptied bin removed for good, on $engine,', ({ engine, create }) => {
  test('is gone again after an older backup is restored, and so is what its log tells', async () => {
    const { all, backup, restore, receive, text } = await openSite();
    const reference = await receive('Goneji');
    await addNote(all, meera, { reference, text: 'Goneji calls on Monday' }, received);
    const gone = await addStudent(all, meera, { ...asha, name: 'Goneji' }, received);
    const inBin = await addStudent(all, meera, { ...asha, name: 'Binji' }, received);
    await deleteStudent(all, meera, inBin, after(1));
    const stays = await addStudent(all, meera, asha, received);
    await backup();
    await deleteApplication(all, meera, reference, after(2));
    await deleteStudent(all, meera, gone, after(2));
    await emptyBin(all, after(33));

    expect(await restore()).toEqual({ application: 1, 'binned-student': 2 });
    expect(await text()).not.toMatch(/Goneji|Binji/);
    expect((await all.students.all()).map(({ id }) => id)).toEqual([stays]);
    expect(await restore()).toEqual({ application: 1, 'binned-student': 2 });
  });

  test('is known by its id only: the same person who was added again stays, and so does whom an import brought back', async () => {
    const { all, backup, restore } = await openSite();
    const gone = await addStudent(all, meera, asha, received);
    const ravi = { ...asha, name: 'Ravi Kale' };
    const back = await addStudent(all, meera, ravi, received);
    await deleteStudent(all, meera, gone, after(1));
    await deleteStudent(all, meera, back, after(1));
    await all.publicStudents.save([ravi]);
    // With another phone number: with the same one, the record of the bin would be theirs again.
    const again = await addStudent(all, meera, { ...asha, phone: '91234 56789' }, after(2));
    await backup();
    await emptyBin(all, after(32));

    const ids = async () => (await all.students.all()).map(({ id }) => id).toSorted();
    expect(await restore()).toEqual({ 'binned-student': 1 });
    expect(await ids()).toEqual([again, back].toSorted());
    await emptyBin(all, after(33));
    await all.publicStudents.save([ravi]);
    await backup();
    expect(await restore()).toEqual({});
    expect(await ids()).toEqual([again, back].toSorted());
  });

  test('is not what was restored from the bin or is in it once more', async () => {
    const { all, backup, restore, receive } = await openSite();
    const [restored, again] = [await receive('Restored'), await receive('Again')];
    const student = await addStudent(all, meera, asha, received);
    await backup();
    for (const reference of [restored, again]) await deleteApplication(all, meera, reference, after(1));
    await deleteStudent(all, meera, student, after(1));
    for (const { id } of await all.bin.all()) await restoreFromBin(all, meera, id, after(2));
    await deleteApplication(all, meera, again, after(3));
    await emptyBin(all, after(32));
    expect(await restore()).toEqual({});
    expect(await all.inbox.all()).toHaveLength(2);
    expect(await all.students.has(student)).toBe(true);
  });

  test.each(['is listed', 'is in the bin'] as const)(
    'is not a later application that got the same reference and %s',
    async (where) => {
      const { all, backup, restore, receive } = await openSite();
      const reference = await receive('Gone');
      const gone = await all.inbox.find(reference);
      if (!gone) throw new Error('The application is not there.');
      await deleteApplication(all, meera, reference, after(1));
      await emptyBin(all, after(32));
      const later = { ...gone, firstName: 'Later', receivedAt: after(40).toISOString() };
      await all.inbox.putBack(later);
      if (where === 'is in the bin') await deleteApplication(all, meera, reference, after(41));
      await backup();
      expect(await restore()).toEqual({});
      const [inBin] = await all.bin.all();
      if (inBin) await restoreFromBin(all, meera, inBin.id, after(42));
      expect(await all.inbox.find(reference)).toMatchObject({ firstName: 'Later' });
    },
  );

  test('stays off the public list in a new record where its family wished that', async () => {
    const { all, backup, restore } = await openSite();
    const gone = await addStudent(all, meera, asha, received);
    await takeOffPublicList(all, meera, gone, after(1));
    await backup();
    await deleteStudent(all, meera, gone, after(2));
    await emptyBin(all, after(33));
    expect(await restore()).toEqual({ 'binned-student': 1 });
    await addStudent(all, meera, asha, after(34));
    expect(await all.publicStudents.count()).toBe(1);
    expect(await all.publicStudents.shown('open', day)).toEqual([]);
  });

  async function openSite() {
    const site = await openTestSiteData(engine, create);
    const all = site.repositories;
    let file = '';
    let backups = 0;
    return {
      all,
      receive: async (firstName: string) =>
        (await all.applications.receive({ ...application, firstName }, received.toISOString())).reference,
      async backup() {
        file = join(site.dataDir, `backup-${(backups += 1)}.tar.gz`);
        await backUp(site, file);
      },
      restore: async () =>
        (await withBackup(file, site.dataDir, (unpacked) => restoreBackup(unpacked, site))).erasedAgain,
      async text() {
        const { db } = site.database;
        const tables = ['applications', 'application_notes', 'students', 'bin', 'log'] as const;
        const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
        return JSON.stringify(rows);
      },
    };
  }
});
