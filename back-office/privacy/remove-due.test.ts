import { expect, test } from 'vitest';
import type { Application } from '../../domain/hostel/application.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { application, asha, placement } from '../../storage/test-records.ts';
import { readContent } from '../../texts/read-content.ts';
import { admitApplicant } from '../hostel/admit-applicant.ts';
import { addNote, changeApplicationState } from '../hostel/application.ts';
import { addStudent, deleteStudent, leaveList } from '../hostel/student.ts';
import { removeDue } from './remove-due.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const received = '2026-01-05T06:30:00.000Z';
const decided = new Date('2026-01-10T06:30:00.000Z');
// Twelve months later.
const due = new Date('2027-01-10T06:30:00.001Z');
const dayBefore = new Date('2027-01-09T06:30:00.001Z');
const reading = readContent('content');
if ('problems' in reading) throw new Error('The content has mistakes.');
const { retention } = reading.content;
// So that the log's own time does not matter.
const withLog = { ...retention, log: { months: 120 } };

onEachEngine('what was kept for its time', (open) => {
  test.each(['declined', 'withdrawn'] as const)('%s applications go with their notes', async (to) => {
    const { repositories, db } = await open();
    const { reference } = await receive(repositories);
    await addNote(repositories, meera, { reference, text: 'A note about Asha' }, decided);
    await changeApplicationState(repositories, meera, { reference, to }, decided);
    const waiting = await receive(repositories, { email: 'new@example.org' });

    expect(await removeDue(repositories, withLog, { now: dayBefore })).toEqual({});
    expect(await repositories.inbox.find(reference)).toBeDefined();
    const kind = `${to}Applications`;
    expect(await removeDue(repositories, withLog, { now: due, dryRun: true })).toEqual({ [kind]: 1 });
    expect(await repositories.inbox.find(reference)).toBeDefined();
    expect(await removeDue(repositories, withLog, { now: due })).toEqual({ [kind]: 1 });
    expect(await repositories.inbox.find(reference)).toBeUndefined();
    expect(await repositories.applicationNotes.of(reference)).toEqual([]);
    // An application without a decision stays.
    expect(await repositories.inbox.find(waiting.reference)).toBeDefined();

    const log = await db.selectFrom('log').selectAll().orderBy('id', 'desc').execute();
    expect(log[0]).toMatchObject({ action: 'remove-due', person_id: 'site', before: `{"${kind}":1}` });
    expect(JSON.stringify(log)).not.toMatch(/Asha|example\.org/);
    // Once.
    expect(await removeDue(repositories, withLog, { now: due })).toEqual({});
  });

  test('a decision that is dated in the future counts from the day on which it is found', async () => {
    const { repositories } = await open();
    const { reference } = await receive(repositories);
    const future = new Date('2029-01-10T06:30:00.000Z');
    await changeApplicationState(repositories, meera, { reference, to: 'declined' }, future);
    expect(await removeDue(repositories, withLog, { now: decided })).toEqual({});
    expect(await removeDue(repositories, withLog, { now: dayBefore })).toEqual({});
    expect(await removeDue(repositories, withLog, { now: due })).toEqual({ declinedApplications: 1 });
  });

  test('the application of someone who was admitted stays as long as they do, and a year', async () => {
    const { repositories } = await open();
    const phone = '98765 43210 / 91234 56780 (after 6 pm)';
    const { reference } = await receive(repositories, { phone });
    const shown = { state: 'new' as const, studentId: '' };
    await admitApplicant(repositories, meera, { reference, placement, shown }, decided);
    const [record] = await repositories.students.page({}, { offset: 0, limit: 1 });
    const id = record?.id ?? '';
    const later = new Date('2030-01-01T00:00:00.000Z');
    expect(await removeDue(repositories, withLog, { now: later })).toEqual({});
    // With another number they are still the same, and with another name by any of their numbers.
    for (const changed of [{ phone: '1' }, { name: 'Other', phone: '+91 91234 56780' }]) {
      if (record) {
        const student = { ...record.student, email: '', ...changed };
        await repositories.students.save({ ...record, student }, received);
      }
      expect(await removeDue(repositories, withLog, { now: later })).toEqual({});
    }

    await leaveList(repositories, meera, { id, leftOn: '2030-06-15' }, later);
    const almost = new Date('2031-06-15T18:29:59.000Z');
    expect(await removeDue(repositories, withLog, { now: almost })).toEqual({});
    const over = new Date('2031-06-15T18:30:00.000Z');
    expect(await removeDue(repositories, withLog, { now: over })).toEqual({ admittedApplications: 1 });
    expect(await repositories.students.find(id)).toBeDefined();
  });

  test('the application of someone whose record is in the bin or was written anew stays; not that of a sibling', async () => {
    const { repositories } = await open();
    const admit = async (own: Partial<Application>) => {
      const { reference } = await receive(repositories, own);
      const shown = { state: 'new' as const, studentId: '' };
      await admitApplicant(repositories, meera, { reference, placement, shown }, decided);
      const { studentId = '' } = (await repositories.inbox.find(reference)) ?? {};
      return { reference, studentId };
    };
    const binned = await admit({ firstName: 'Binned', email: 'binned@example.org' });
    const changed = await admit({ firstName: 'Changed', email: 'changed@example.org', phone: '98200 00001' });
    const gone = await admit({ firstName: 'Gone', email: 'gone@example.org', phone: '98200 00002' });
    await admit({ firstName: 'Sibling', email: 'sibling@example.org', phone: '98200 00002' });
    await deleteStudent(repositories, meera, binned.studentId, decided);
    const record = await repositories.students.find(changed.studentId);
    if (!record) throw new Error('The student is gone.');
    const student = { ...record.student, name: 'Other', email: '', phone: '98200 00003' };
    await repositories.students.save({ ...record, student }, received);
    await repositories.students.remove(gone.studentId);

    const later = new Date('2030-01-01T00:00:00.000Z');
    expect(await removeDue(repositories, withLog, { now: later })).toEqual({ admittedApplications: 1 });
    expect(await repositories.inbox.find(gone.reference)).toBeUndefined();
    for (const { reference } of [binned, changed])
      expect(await repositories.inbox.find(reference)).toBeDefined();
  });

  test('students who have left go, and nobody who is there', async () => {
    const { repositories, db } = await open();
    await repositories.publicStudents.save([asha, { ...asha, name: 'Ravi', email: 'ravi@example.org' }]);
    const [first] = await repositories.students.page({ words: 'asha' }, { offset: 0, limit: 1 });
    const id = first?.id ?? '';
    await leaveList(repositories, meera, { id, leftOn: '2026-06-15' }, decided);
    const almost = new Date('2029-06-15T18:29:59.000Z');
    expect(await removeDue(repositories, withLog, { now: almost })).toEqual({});
    const over = new Date('2029-06-15T18:30:00.000Z');
    expect(await removeDue(repositories, withLog, { now: over })).toEqual({ leftStudents: 1 });
    expect((await repositories.publicStudents.all()).map(({ name }) => name)).toEqual(['Ravi']);
    expect(JSON.stringify(await db.selectFrom('log').selectAll().execute())).not.toContain('Asha');
  });

  test('students who have left go with older copies in the bin, but not when they have come back', async () => {
    const { repositories } = await open();
    const add = async (phone: string) => {
      const id = await addStudent(repositories, meera, { ...asha, phone }, decided);
      const remove = () => deleteStudent(repositories, meera, id, over);
      return { id, remove, leave: () => leaveList(repositories, meera, { id, leftOn: '2026-06-15' }) };
    };
    const over = new Date('2029-06-15T18:30:00.000Z');
    const older = await add('1');
    await older.leave();
    await older.remove();
    const back = await add('2');
    await back.remove();
    await (await add('3')).leave();
    expect(await removeDue(repositories, withLog, { now: over })).toEqual({ leftStudents: 1 });
    expect((await repositories.bin.all()).map(({ entryId }) => entryId)).toEqual([back.id]);
    const log = await repositories.log.page({ kind: 'student' }, { offset: 0, limit: 99 });
    const named = log.filter(({ entryName }) => entryName !== '').map(({ entryId }) => entryId);
    expect(new Set(named)).toEqual(new Set([back.id]));
  });

  test('entries of the log go', async () => {
    const { repositories } = await open();
    const { reference } = await receive(repositories);
    await addNote(repositories, meera, { reference, text: 'x' }, decided);
    const at = new Date(decided.getTime() + 365 * 86_400_000);
    expect(await removeDue(repositories, retention, { now: at })).toEqual({});
    expect(await removeDue(repositories, retention, { now: new Date(at.getTime() + 1) })).toEqual({ log: 1 });
    const left = await repositories.log.page({}, { offset: 0, limit: 9 });
    expect(left.map(({ action }) => action)).toEqual(['remove-due']);
  });

  test('sessions and invitations that nobody can use go', async () => {
    const { repositories, db } = await open();
    const session = {
      tokenHash: 'a',
      personId: 'p1',
      createdAt: received,
      seenAt: received,
      confirmedAt: '',
      device: '',
    };
    await repositories.sessions.add(session);
    await repositories.sessions.add({
      ...session,
      tokenHash: 'b',
      createdAt: due.toISOString(),
      seenAt: due.toISOString(),
    });
    await removeDue(repositories, retention, { now: due });
    expect(await db.selectFrom('sessions').select('token_hash').execute()).toEqual([{ token_hash: 'b' }]);
  });

  test('two processes remove it once, and one of them logs it', async () => {
    const { repositories } = await open();
    const { reference } = await receive(repositories);
    await changeApplicationState(repositories, meera, { reference, to: 'declined' }, decided);
    const removed = await Promise.all([1, 2].map(() => removeDue(repositories, withLog, { now: due })));
    expect(removed).toContainEqual({ declinedApplications: 1 });
    expect(removed).toContainEqual({});
    const log = await repositories.log.page({ kind: 'site' }, { offset: 0, limit: 9 });
    expect(log).toHaveLength(1);
  });
});

function receive({ applications }: Repositories, typed: Partial<Application> = {}) {
  return applications.receive({ ...application, ...typed }, received);
}
