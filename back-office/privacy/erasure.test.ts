import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testEngines } from '../../storage/database/test-databases.ts';
import { application, asha, loomPicture, placement } from '../../storage/test-records.ts';
import { backUp } from '../backup/make-backup.ts';
import { restoreBackup, withBackup } from '../backup/restore-backup.ts';
import { withdrawPicture } from '../gallery/test-withdraw-picture.ts';
import { admitApplicant } from '../hostel/admit-applicant.ts';
import { addNote, deleteApplication } from '../hostel/application.ts';
import { eraseApplication, eraseStudents } from '../hostel/erase.ts';
import { addStudent, deleteStudent, leaveList } from '../hostel/student.ts';
import type { SiteData } from '../open-site-data.ts';
import { openTestSiteData } from '../test-site-data.ts';
import { erasuresFile, keepErasuresFile, readErasures } from './erasures-file.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const received = '2026-01-05T06:30:00.000Z';
const consent = {
  givenBy: 'parent',
  howChecked: 'Form',
  givenOn: '2026-01-01',
  until: '2099-01-01',
} as const;

describe.each(testEngines())('an application on $engine', ({ engine, create }) => {
  const openSite = () => openTestSiteData(engine, create);

  const textsOf = async ({ database }: SiteData) => {
    const tables = ['applications', 'application_notes', 'students', 'bin', 'log', 'erasures'] as const;
    const rows = await Promise.all(
      tables.map((table) => database.db.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(rows);
  };

  async function withApplication() {
    const site = await openSite();
    const { repositories } = site;
    const { reference } = await repositories.applications.receive(application, received);
    await addNote(repositories, meera, { reference, text: 'Called Asha’s mother' });
    return { site, repositories, reference };
  }

  test('is erased with its notes and what the log tells; the log keeps reference and counts', async () => {
    const { site, repositories, reference } = await withApplication();
    const kept = await repositories.applications.receive({ ...application, firstName: 'Ravi' }, received);
    await eraseApplication(repositories, meera, { reference: reference.toLowerCase() });
    const texts = await textsOf(site);
    expect(texts).not.toMatch(/Asha|mother/);
    expect(await repositories.inbox.find(kept.reference)).toBeDefined();
    const [entry] = await repositories.log.page({}, { offset: 0, limit: 1 });
    expect(entry).toMatchObject({
      action: 'erase',
      entryId: reference,
      entryName: '',
      personName: 'Meera Joshi',
    });
    expect(JSON.parse(entry?.after ?? '')).toEqual({ applications: 1, notes: 1, inBin: 0, logEntries: 1 });
    await expect(eraseApplication(repositories, meera, { reference })).rejects.toThrow(
      'There is no application',
    );
  });

  test('is erased in the bin, and whoever was admitted stays on the list', async () => {
    const { site, repositories, reference } = await withApplication();
    await admitApplicant(repositories, meera, {
      reference,
      placement,
      shown: { state: 'new', studentId: '' },
    });
    await deleteApplication(repositories, meera, reference);
    await eraseApplication(repositories, meera, { reference });
    expect(await repositories.bin.count()).toBe(0);
    expect(await repositories.publicStudents.count()).toBe(1);
    expect(await textsOf(site)).not.toContain('mother');
  });

  test('is gone again after an old backup is restored, also on a new machine with the list', async () => {
    const { site, repositories, reference } = await withApplication();
    const binned = await repositories.applications.receive({ ...application, firstName: 'Binned' }, received);
    await deleteApplication(repositories, meera, binned.reference);
    const stays = await repositories.applications.receive({ ...application, firstName: 'Ravi' }, received);
    const backup = join(site.dataDir, 'old.tar.gz');
    await backUp(site, backup);
    await eraseApplication(repositories, meera, { reference });
    await eraseApplication(repositories, meera, { reference: binned.reference });
    await keepErasuresFile(repositories, site.dataDir);
    await keepErasuresFile(repositories, site.dataDir);
    const list = await readFile(erasuresFile(site.dataDir), 'utf8');
    expect(list.trim().split('\n')).toHaveLength(2);
    expect(list).not.toContain(reference);

    const restore = (into: SiteData, erasures = [] as Awaited<ReturnType<typeof readErasures>>) =>
      withBackup(backup, into.dataDir, (unpacked) => restoreBackup(unpacked, into, { erasures }));
    expect((await restore(site)).erasedAgain).toEqual({ application: 2 });
    expect(await repositories.inbox.find(reference)).toBeUndefined();
    expect(await repositories.inbox.find(stays.reference)).toBeDefined();
    expect(await repositories.bin.count()).toBe(0);
    expect(await textsOf(site)).not.toMatch(/Asha Rao|mother|Binned/);
    const [entry] = await repositories.log.page({}, { offset: 0, limit: 1 });
    expect(entry).toMatchObject({ action: 'repeat-erasures', after: '{"application":2}' });

    const machine = await openSite();
    expect((await restore(machine)).erasedAgain).toEqual({});
    expect(await machine.repositories.inbox.find(reference)).toBeDefined();
    const erasures = await readErasures(erasuresFile(site.dataDir));
    expect((await restore(machine, erasures)).erasedAgain).toEqual({ application: 2 });
    expect(await machine.repositories.inbox.find(reference)).toBeUndefined();
    // A backup that is made now has the list itself.
    const newer = join(machine.dataDir, 'new.tar.gz');
    await backUp(machine, newer);
    const third = await openSite();
    await withBackup(newer, third.dataDir, (unpacked) => restoreBackup(unpacked, third));
    expect((await third.repositories.erasures.all()).length).toBe(2);
    expect((await restore(third)).erasedAgain).toEqual({ application: 2 });
  });

  test('that came later with the same reference stays', async () => {
    const { site, repositories, reference } = await withApplication();
    await eraseApplication(repositories, meera, { reference }, new Date('2026-01-06T00:00:00.000Z'));
    await repositories.inbox.putBack({
      ...application,
      reference,
      receivedAt: '2026-02-01T00:00:00.000Z',
      language: 'en',
      state: 'new',
      stateSince: '2026-02-01T00:00:00.000Z',
      lookedAfterBy: '',
      studentId: '',
      noticeVersion: '',
      noticeAt: '',
      erasureAskedAt: '',
      suspect: false,
    });
    const backup = join(site.dataDir, 'b.tar.gz');
    await backUp(site, backup);
    const again = await withBackup(backup, site.dataDir, (unpacked) => restoreBackup(unpacked, site));
    expect(again.erasedAgain).toEqual({});
    expect(await repositories.inbox.find(reference)).toBeDefined();
  });

  test('students are erased with what bin and log tell, and again after a restore; others stay', async () => {
    const site = await openSite();
    const { repositories } = site;
    const add = (name: string) => addStudent(repositories, meera, { ...asha, name });
    const [kept, left, binned] = [await add('Ravi'), await add('Mina'), await add('Tara')];
    await leaveList(repositories, meera, { id: left, leftOn: '2026-01-01' });
    await deleteStudent(repositories, meera, binned);
    const backup = join(site.dataDir, 'b.tar.gz');
    await backUp(site, backup);
    expect((await eraseStudents(repositories, meera, { ids: [left, binned] })).logEntries).toBe(4);
    const areGone = async () => {
      expect(await textsOf(site)).not.toMatch(/Mina|Tara/);
      const records = await repositories.students.page({}, { offset: 0, limit: 9 });
      expect(records.map(({ id }) => id)).toEqual([kept]);
    };
    await areGone();
    const [entry] = await repositories.log.page({ entryId: left }, { offset: 0, limit: 1 });
    expect(entry).toMatchObject({ action: 'erase', entryName: '', after: '{"inBin":0,"logEntries":2}' });

    const { erasedAgain } = await withBackup(backup, site.dataDir, (unpacked) =>
      restoreBackup(unpacked, site),
    );
    expect(erasedAgain).toEqual({ student: 2 });
    await areGone();
  });

  test('consents that were taken back are taken back again, also one whose first day has not come', async () => {
    const site = await openSite();
    const { repositories } = site;
    const ravi = { ...asha, name: 'Ravi' };
    await repositories.publicStudents.save([asha, ravi]);
    const records = await repositories.students.page({}, { offset: 0, limit: 9 });
    for (const [index, record] of records.entries())
      await repositories.students.save(
        { ...record, consent: { ...consent, ...(index === 1 && { givenOn: '2098-01-01' }) } },
        received,
      );
    const backup = join(site.dataDir, 'b.tar.gz');
    await backUp(site, backup);
    for (const { id } of records) await repositories.erasures.note('student-consent', id, new Date());
    const { erasedAgain } = await withBackup(backup, site.dataDir, (unpacked) =>
      restoreBackup(unpacked, site),
    );
    expect(erasedAgain).toEqual({ 'student-consent': 2 });
    expect(await repositories.students.page({ consent: true }, { offset: 0, limit: 9 })).toEqual([]);
  });

  test('the consent of a picture that was withdrawn is withdrawn again, and no other one', async () => {
    const site = await openSite();
    const { repositories } = site;
    const pictures = ['loom', 'later', 'kept'].map((id) => ({
      ...loomPicture,
      id,
      image: `/${id}.svg`,
      consent,
    }));
    await repositories.gallery.save(
      pictures.map((each) =>
        each.id === 'later' ? { ...each, consent: { ...consent, givenOn: '2098-01-01' } } : each,
      ),
    );
    const backup = join(site.dataDir, 'b.tar.gz');
    await backUp(site, backup);
    for (const id of ['loom', 'later']) await withdrawPicture(repositories, meera, id);
    const { erasedAgain } = await withBackup(backup, site.dataDir, (unpacked) =>
      restoreBackup(unpacked, site),
    );
    expect(erasedAgain).toEqual({ 'picture-consent': 2 });
    const after = await repositories.gallery.all();
    expect(after.map(({ id, consent: held }) => [id, typeof held === 'object'])).toEqual([
      ['loom', false],
      ['later', false],
      ['kept', true],
    ]);
  });

  test.each([
    ['the same address', loomPicture.image],
    ['the same file, uploaded again', loomPicture.image.replace('/loom-', '/picture-3f2a9c0177de4b10-')],
  ])(
    'the consent of a picture that was withdrawn in another entry with %s is withdrawn in an entry of the backup that has gone',
    async (_, imageAgain) => {
      const site = await openSite();
      const { repositories } = site;
      const before = { ...loomPicture, consent };
      const backup = join(site.dataDir, 'b.tar.gz');
      await repositories.gallery.save([before]);
      await backUp(site, backup);
      await repositories.gallery.remove([before.id]);
      await repositories.gallery.save([{ ...before, id: 'a-day-at-the-loom', image: imageAgain }]);
      await withdrawPicture(repositories, meera, 'a-day-at-the-loom');
      const { erasedAgain } = await withBackup(backup, site.dataDir, (unpacked) =>
        restoreBackup(unpacked, site),
      );
      expect(erasedAgain).toEqual({ 'picture-consent': 1 });
      expect(await repositories.gallery.all()).toMatchObject([{ id: before.id, consent: 'missing' }]);
    },
  );
});
