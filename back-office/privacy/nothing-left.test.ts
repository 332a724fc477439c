import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createRepositories } from '../../storage/create-repositories.ts';
import { openDatabase } from '../../storage/database/open-database.ts';
import { testEngines } from '../../storage/database/test-databases.ts';
import { tracesOf } from '../../storage/database/test-traces.ts';
import { folderStore } from '../../storage/files/file-store.ts';
import { application, asha, bag } from '../../storage/test-records.ts';
import { readContent } from '../../texts/read-content.ts';
import { backUp } from '../backup/make-backup.ts';
import { exportInbox } from '../hostel/application-lists.ts';
import { addNote, deleteApplication, openApplication } from '../hostel/application.ts';
import { eraseApplication, eraseStudents } from '../hostel/erase.ts';
import { exportStudents } from '../hostel/student-lists.ts';
import { deleteStudent, takeOffPublicList } from '../hostel/student.ts';
import type { SiteData } from '../open-site-data.ts';
import { erasuresFile } from './erasures-file.ts';
import { finishErasure } from './finish-erasure.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const WORD = 'Quvqangi';
const received = '2026-01-05T06:30:00.000Z';
const reading = readContent('content');
if ('problems' in reading) throw new Error('The content has mistakes.');
const messages = reading.content.messages.en;
const desk = reading.content.desk.en.applications;

describe.each(testEngines())('of somebody who is erased, on $engine,', ({ engine, create }) => {
  test('nothing is left in tables, log, files of the database and a new backup', async () => {
    const site = await openSite();
    const { repositories: all } = site;
    await fill(site);
    const reference = await leaveTraces(site);
    const [student] = await all.students.page({ words: WORD }, { offset: 0, limit: 1 });
    const id = student?.id ?? '';
    await deleteApplication(all, meera, reference);
    await takeOffPublicList(all, meera, id);
    await deleteStudent(all, meera, id);
    expect(await tracesOf(WORD, site.database, site.dataDir)).not.toEqual([]);

    await eraseApplication(all, meera, { reference });
    await eraseStudents(all, meera, { ids: [id] });
    await finishErasure(site);

    expect((await all.erasures.all()).map(({ kind }) => kind)).not.toContain('off-list-person');
    expect(await readFile(erasuresFile(site.dataDir), 'utf8')).not.toContain('off-list-person');
    expect(await tracesOf(WORD, site.database, site.dataDir)).toEqual([]);
    expect(await inNewBackup(site)).toBe(false);
    // The others are all there.
    expect(await all.publicStudents.count()).toBe(300);
    expect(await all.applications.count()).toBe(300);
  });

  async function openSite(): Promise<SiteData> {
    const { place, remove } = await create();
    const dataDir = engine === 'sqlite' ? place.dataDir : mkdtempSync(join(tmpdir(), 'test-erasure-'));
    const database = await openDatabase(place);
    onTestFinished(async () => {
      await database.close();
      await remove();
      rmSync(dataDir, { recursive: true, force: true });
    });
    return {
      databaseUrl: place.url,
      dataDir,
      database,
      repositories: createRepositories(database.db),
      files: folderStore(dataDir),
    };
  }
});

async function inNewBackup(site: SiteData): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'test-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await backUp(site, join(folder, 'new.tar.gz'));
  const unpacked = spawnSync('tar', ['-xzOf', join(folder, 'new.tar.gz')], { maxBuffer: 100_000_000 });
  expect(unpacked.stdout.includes('SQLite format 3')).toBe(true);
  return unpacked.stdout.includes(WORD);
}

// Rows around those that go, so that pages stay in use.
async function fill({ repositories: all }: SiteData) {
  await all.products.save([bag]);
  const many = Array.from({ length: 300 }, (_, at) => `Row ${at} ${'and more '.repeat(at % 7)}`);
  await all.publicStudents.save(many.map((name) => ({ ...asha, name })));
  for (const address of many) await all.applications.receive({ ...application, address }, received);
}

/** Somebody who applies, is corrected, noted, searched for and exported, and is on the list of students. */
async function leaveTraces({ repositories: all }: SiteData): Promise<string> {
  const person = { ...application, firstName: WORD, email: `${WORD}@example.org` };
  const { reference } = await all.applications.receive(person, received);
  for (const sign of 'abcdefgh') {
    await all.inbox.correct(reference, { ...person, additionalInfo: `${WORD} ${sign.repeat(50)}` }, 'new');
    await addNote(all, meera, { reference, text: `${WORD} calls on Monday` });
  }
  await openApplication(all, meera, reference);
  await exportInbox(all, meera, {
    filter: { words: WORD },
    words: { form: messages.applicationForm, desk },
  });
  await all.publicStudents.save([{ ...asha, name: WORD }]);
  await exportStudents(all, meera, { filter: { words: WORD }, table: messages.enrolled });
  return reference;
}
