import { describe, expect, onTestFinished, test } from 'vitest';
import { type Repositories, createRepositories } from '../storage/create-repositories.ts';
import { openDatabase } from '../storage/database/open-database.ts';
import { testEngines } from '../storage/database/test-databases.ts';
import { takeReady } from '../storage/database/test-ready-databases.ts';
import { application, asha } from '../storage/test-records.ts';
import { readContent } from '../texts/read-content.ts';
import { addNote, changeApplicationState, deleteApplication, takeOver } from './hostel/application.ts';
import { eraseApplication } from './hostel/erase.ts';
import { deleteStudent } from './hostel/student.ts';
import { invite } from './people/invitations.ts';
import { knownDevicesSecret } from './people/sessions.ts';
import { removeDue } from './privacy/remove-due.ts';
import { StaffError } from './staff-error.ts';
import { restoreFromBin } from './upkeep/bin.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const ravi = { id: 'p2', name: 'Ravi Sen' };
const ROUNDS = 20;
const received = '2026-01-05T06:30:00.000Z';
const decided = new Date('2026-01-10T06:30:00.000Z');
const yearLater = new Date('2027-02-10T06:30:00.000Z');

// Two processes of the site: each has a connection of its own to the same database.
describe.each(testEngines())('two at once on $engine', ({ engine, create }) => {
  async function open(): Promise<[Repositories, Repositories]> {
    const { db, place } = await takeReady(engine, create);
    const other = await openDatabase(place);
    onTestFinished(other.close);
    return [createRepositories(db), createRepositories(other.db)];
  }

  const receiveTwenty = async ({ applications }: Repositories) => {
    const all = Array.from({ length: ROUNDS }, (_, round) => ({ ...application, address: `House ${round}` }));
    const references: string[] = [];
    for (const each of all) references.push((await applications.receive(each, received)).reference);
    return references;
  };

  test('who delete an application put it into the bin once', async () => {
    const [one, other] = await open();
    for (const reference of await receiveTwenty(one)) {
      const results = await Promise.allSettled([
        deleteApplication(one, meera, reference),
        deleteApplication(other, ravi, reference),
      ]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
    expect(await one.bin.count()).toBe(ROUNDS);
  });

  test('who delete a student put them into the bin once', async () => {
    const [one, other] = await open();
    const students = Array.from({ length: ROUNDS }, (_, round) => ({
      ...asha,
      email: `${round}@example.org`,
    }));
    await one.publicStudents.save(students);
    for (const { id } of await one.students.page({}, { offset: 0, limit: ROUNDS })) {
      const results = await Promise.allSettled([
        deleteStudent(one, meera, id),
        deleteStudent(other, ravi, id),
      ]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
    expect(await one.bin.count()).toBe(ROUNDS);
  });

  test('one erases an application and one writes a note about it: no note stays', async () => {
    const [one, other] = await open();
    for (const reference of await receiveTwenty(one)) {
      await Promise.allSettled([
        eraseApplication(one, meera, { reference }),
        addNote(other, ravi, { reference, text: 'They call on Monday.' }),
      ]);
      expect(await one.applicationNotes.of(reference)).toEqual([]);
      const log = await one.log.page({ entryId: reference }, { offset: 0, limit: 9 });
      expect(JSON.stringify(log)).not.toContain('Monday');
    }
  });

  test('one reopens an application whose time is over: it stays, or it was gone before', async () => {
    const [one, other] = await open();
    const reading = readContent('content');
    if ('problems' in reading) throw new Error('The content has mistakes.');
    for (const reference of await receiveTwenty(one)) {
      await changeApplicationState(one, meera, { reference, to: 'declined' }, decided);
      const [reopened] = await Promise.allSettled([
        changeApplicationState(one, meera, { reference, to: 'reading' }, yearLater),
        removeDue(other, reading.content.retention, { now: yearLater }),
      ]);
      expect((await one.inbox.find(reference)) !== undefined).toBe(reopened.status === 'fulfilled');
    }
  });

  test('who take an application over do so one after the other', async () => {
    const [one, other] = await open();
    for (const reference of await receiveTwenty(one)) {
      await Promise.all([takeOver(one, meera, reference), takeOver(other, ravi, reference)]);
      // Entries of one millisecond may stand in either order.
      const entries = await one.log.page({ entryId: reference }, { offset: 0, limit: 2 });
      const looksAfter = (text: string) => (JSON.parse(text) as { lookedAfterBy: string }).lookedAfterBy;
      const steps = entries.map(({ before, after }) => [looksAfter(before), looksAfter(after)].join(' → '));
      const now = (await one.inbox.find(reference))?.lookedAfterBy ?? '';
      const first = now === meera.name ? ravi.name : meera.name;
      expect(steps.toSorted()).toEqual([` → ${first}`, `${first} → ${now}`].toSorted());
    }
  });

  test('one takes an application out of the bin while it is sent again: there is one', async () => {
    const [one, other] = await open();
    for (const [round, reference] of (await receiveTwenty(one)).entries()) {
      await deleteApplication(one, meera, reference);
      const [binned] = await one.bin.all();
      const again = { ...application, address: `House ${round}` };
      const restored = restoreFromBin(one, meera, binned?.id ?? '').catch((error: unknown) => {
        // Whoever comes second is told.
        if (!(error instanceof StaffError)) throw error;
      });
      await Promise.all([restored, other.applications.receive(again, received)]);
      await one.bin.removeEntry('application', reference);
    }
    expect(await one.inbox.all()).toHaveLength(ROUNDS);
  });

  test('who invite one person make one link that works', async () => {
    const [one, other] = await open();
    for (let round = 0; round < ROUNDS; round += 1) {
      const guest = { name: `Guest ${round}`, role: 'editor' as const };
      await Promise.all([invite(one, meera, guest), invite(other, ravi, guest)]);
    }
    expect(await one.invitations.all()).toHaveLength(ROUNDS);
  });

  test('who need the secret of known devices get the same one', async () => {
    const [one, other] = await open();
    const secrets = await Promise.all([knownDevicesSecret(one), knownDevicesSecret(other)]);
    expect(secrets[0]).toBe(secrets[1]);
  });
});
