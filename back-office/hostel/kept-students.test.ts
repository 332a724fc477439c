import { expect, test } from 'vitest';
import { blankStudent, type StudentEntry } from '../../domain/hostel/student.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { application, asha, placement } from '../../storage/test-records.ts';
import { versionOf } from '../entries/edited-entry.ts';
import { repeatErasures } from '../privacy/repeat.ts';
import { admitApplicant } from './admit-applicant.ts';
import { deleteApplication } from './application.ts';
import { changeStudent } from './change-student.ts';
import { eraseApplication, eraseStudents } from './erase.ts';
import { calledStudents } from './student-lists.ts';
import { addStudent, deleteStudent } from './student.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const ravi = { ...blankStudent, name: 'Ravi Kale', email: 'ravi@example.org', phone: '98765 43210' };
const before = new Date('2026-01-05T06:30:00.000Z');
const erasedAt = new Date('2026-02-05T06:30:00.000Z');
const after = new Date('2026-03-05T06:30:00.000Z');
const restored = { known: [], filesLed: false, picturesOfFiles: () => [] };

onEachEngine('a student who is kept under several ids', (open) => {
  test('is erased under all of them: on the list, in the bin and in the log', async () => {
    const { repositories: all } = await open();
    await addStudent(all, meera, asha, before);
    // Somebody else: nothing but the name in common.
    const other = { ...ravi, email: 'other@example.org', phone: '91234 56789', address: 'Nashik' };
    await binned(all, other);
    await binned(all, { ...ravi, phone: '97777 77777' });
    // Its phone number is that of the one before, its email address that of nobody.
    await binned(all, { ...ravi, name: 'RAVI  Kale', email: 'old@example.org', phone: '+91 97777 77777' });
    await logged(all, 'gone', { ...ravi, email: 'old@example.org', phone: '' });
    const id = await addStudent(all, meera, ravi, before);

    expect(await eraseStudents(all, meera, { ids: [id] }, erasedAt)).toEqual({
      inBin: 2,
      logEntries: 6,
      listed: [],
    });

    expect((await all.students.all()).map(({ student }) => student.name)).toEqual(['Asha Rao']);
    expect((await all.bin.all()).map(({ data }) => data)).toEqual([expect.stringContaining('Nashik')]);
    const log = await all.log.page({ kind: 'student' }, { offset: 0, limit: 99 });
    const told = log.filter(({ entryName }) => /ravi/i.test(entryName));
    expect(told.map(({ action, after: text, before: was }) => [action, `${text}${was}`])).toEqual([
      ['move-to-bin', expect.stringContaining('Nashik')],
      ['add', expect.stringContaining('Nashik')],
    ]);
    expect(JSON.stringify(log)).not.toMatch(/(ravi|old)@example|97777/);
  });

  test('is erased again under an id that only a backup has, and stays when added after the erasure', async () => {
    const { repositories: all } = await open();
    const id = await addStudent(all, meera, { ...ravi, phone: '97777 77777' }, before);
    const student = { student: ravi, version: versionOf({ ...ravi, phone: '97777 77777' }) };
    await changeStudent(all, meera, id, student, before);
    await eraseStudents(all, meera, { ids: [id] }, erasedAt);

    // As a backup brings them: one on the list, one in the bin with the phone number of then, one in the log.
    await addStudent(all, meera, ravi, before);
    await all.bin.add({
      id: 'b1',
      kind: 'student',
      entryId: 'in-bin',
      name: ravi.name,
      deletedAt: before.toISOString(),
      deletedBy: meera.name,
      data: JSON.stringify({ student: { ...ravi, phone: '97777 77777' }, createdAt: before.toISOString() }),
    });
    await logged(all, 'gone', ravi);
    expect(await repeatErasures(all, restored)).toEqual({ student: 2 });
    expect([await all.students.all(), await all.bin.all()]).toEqual([[], []]);
    const log = await all.log.page({}, { offset: 0, limit: 99 });
    expect(JSON.stringify(log)).not.toMatch(/ravi/i);

    const back = await addStudent(all, meera, ravi, after);
    expect(await repeatErasures(all, restored)).toEqual({});
    await deleteStudent(all, meera, back, after);
    expect(await repeatErasures(all, restored)).toEqual({});
    expect(await all.bin.count()).toBe(1);
    expect(await all.log.count({ entryId: back })).toBe(2);
  });

  test('is named where another record on the list seems to be theirs, which stays, also after a restore', async () => {
    const { repositories: all } = await open();
    // Two of one name in a school that gives its own phone number: an import may add both.
    const namesake = { ...ravi, email: 'second@example.org' };
    const respelt = { ...ravi, name: 'Ravee Kale' };
    const sister = { ...ravi, name: 'Lata Kale' };
    await all.publicStudents.save([ravi, namesake, respelt, sister]);
    const records = await all.students.all();
    const id =
      records.find(({ student }) => student.email === ravi.email && student.name === ravi.name)?.id ?? '';
    const erased = await eraseStudents(all, meera, { ids: [id] });
    expect(erased.listed.map(({ student }) => student)).toEqual([respelt, namesake]);
    expect(await repeatErasures(all, restored)).toEqual({});
    expect((await all.students.all()).map(({ student }) => student)).toEqual([sister, respelt, namesake]);
  });

  test('is found and erased where only the log tells of them, also in a record that is of somebody else by now', async () => {
    const { repositories: all } = await open();
    const id = await addStudent(all, meera, ravi, before);
    const change = { student: asha, version: versionOf(ravi), isSamePerson: true };
    await changeStudent(all, meera, id, change, before);
    await logged(all, 'gone', { ...ravi, name: 'Sunil Pawar', email: 'sunil@example.org', phone: '' });
    const logText = async () => JSON.stringify(await all.log.page({}, { offset: 0, limit: 99 }));
    const backup = await all.log.page({}, { offset: 0, limit: 99 });

    for (const who of ['Ravi Kale', 'sunil@example.org']) {
      const found = await calledStudents(all, who);
      expect(found).toMatchObject([{ place: 'log' }]);
      const erased = await eraseStudents(
        all,
        meera,
        { ids: [], persons: found.map(({ student }) => student) },
        erasedAt,
      );
      expect(erased.logEntries).toBeGreaterThan(0);
      await expect(calledStudents(all, who)).rejects.toThrow('No student');
    }
    expect(await logText()).not.toMatch(/ravi|sunil/i);
    expect(await all.students.all()).toMatchObject([{ id, student: asha }]);

    // As a backup brings the log back.
    for (const entry of backup) await all.log.add(entry, before.toISOString());
    expect(await logText()).toMatch(/ravi/i);
    await repeatErasures(all, restored);
    expect(await logText()).not.toMatch(/ravi|sunil/i);
    expect(await all.students.all()).toMatchObject([{ id, student: asha }]);
  });

  test('is found by name, email address, phone number and id where they are in the bin only, and once', async () => {
    const { repositories: all } = await open();
    const first = await binned(all, ravi);
    const second = await binned(all, { ...ravi, phone: '97777 77777' });
    const written = ['ravi kale', 'RAVI@example.org', ' 97777 77777', '+91 97777-77777', '09777777777'];
    for (const who of [...written, second]) {
      const found = await calledStudents(all, who);
      expect(found).toMatchObject([{ place: 'bin' }]);
      expect([first, second]).toContain(found[0]?.id);
    }
    const listed = await addStudent(all, meera, { ...ravi, phone: `0${ravi.phone}` });
    expect(await calledStudents(all, 'Ravi Kale')).toMatchObject([{ place: 'list', id: listed }]);
    await binned(all, { ...ravi, email: 'other@example.org', phone: '' });
    await expect(calledStudents(all, 'Ravi Kale')).rejects.toThrow('in the bin');
    expect(await calledStudents(all, 'Ravi Kale', { all: true })).toHaveLength(2);
    await eraseStudents(all, meera, { ids: [second] });
    // Who is on the list is erased by their own id.
    expect((await all.students.all()).map(({ id }) => id)).toEqual([listed]);
    expect(await all.bin.count()).toBe(1);
  });

  test.each(['application', 'student', 'both'] as const)(
    'is erased with the application that admitted them, with %s in the bin',
    async (what) => {
      const { repositories: all } = await open();
      const { reference } = await all.applications.receive(application, before.toISOString());
      const shown = { state: 'new', studentId: '' } as const;
      await admitApplicant(all, meera, { reference, placement, shown });
      const [record] = await all.students.all();
      if (what !== 'application') await deleteStudent(all, meera, record?.id ?? '');
      if (what !== 'student') await deleteApplication(all, meera, reference);
      const erased = await eraseApplication(all, meera, { reference, withStudent: true });
      expect(erased).toMatchObject({ students: 1, listed: [] });
      expect([await all.students.all(), await all.bin.all(), await all.inbox.all()]).toEqual([[], [], []]);
      expect(JSON.stringify(await all.log.page({}, { offset: 0, limit: 99 }))).not.toContain('Asha');
    },
  );
});

/** Adds a student and moves them to the bin. */
async function binned(all: Repositories, student: StudentEntry): Promise<string> {
  const id = await addStudent(all, meera, student, before);
  await deleteStudent(all, meera, id, before);
  return id;
}

async function logged(all: Repositories, entryId: string, student: StudentEntry) {
  const entry = {
    personId: 'p1',
    personName: meera.name,
    action: 'add',
    kind: 'student',
    entryId,
    before: '',
  };
  await all.log.add(
    { ...entry, entryName: student.name, after: JSON.stringify(student) },
    before.toISOString(),
  );
}
