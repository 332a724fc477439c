import { expect, test } from 'vitest';
import { fieldsOfFamily, privateFieldNames, type StudentEntry } from '../../domain/hostel/student.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { application, asha } from '../../storage/test-records.ts';
import { versionOf } from '../entries/edited-entry.ts';
import { moveToBin } from '../entries/move-to-bin.ts';
import { restoreFromBin } from '../upkeep/bin.ts';
import { admitApplicant } from './admit-applicant.ts';
import { changeStudent } from './change-student.ts';
import { deleteStudent, findStudent } from './student.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const received = '2026-04-01T06:30:00.000Z';
const placement = {
  course: 'Weaving',
  c_year: '1',
  section: '',
  hostelName: 'Neem House',
  roomNumber: '14',
  feesPaid: false,
};
const kept: Partial<StudentEntry> = Object.fromEntries(
  privateFieldNames.map((name) => [name, `private ${name}`]),
);

onEachEngine('the private fields of a student', (open) => {
  test('stay as they are where an applicant is admitted again', async () => {
    const { repositories } = await open();
    const { reference } = await repositories.applications.receive(application, received);
    await admitApplicant(repositories, meera, {
      reference,
      placement,
      shown: { state: 'new', studentId: '' },
    });
    const record = await onlyStudent(repositories);
    const withThem = { ...record.student, ...kept };
    await repositories.students.save({ ...record, student: withThem }, received);
    await admitApplicant(repositories, meera, {
      reference,
      placement: { ...placement, roomNumber: '2' },
      shown: { state: 'admitted', studentId: record.id },
    });
    expect((await onlyStudent(repositories)).student).toEqual({ ...withThem, roomNumber: '2' });
  });

  test('come back out of the bin, and are blank where the bin was filled before they were kept', async () => {
    const { repositories } = await open();
    await repositories.publicStudents.save([{ ...asha, ...kept }]);
    const { id, ...record } = await onlyStudent(repositories);
    await deleteStudent(repositories, meera, id);
    const restore = async () => {
      const [binned] = await repositories.bin.all();
      return restoreFromBin(repositories, meera, binned?.id ?? '');
    };
    expect(await restore()).toMatchObject({ outcome: 'restored' });
    expect((await onlyStudent(repositories)).student).toEqual({ ...asha, ...kept });

    await repositories.students.remove(id);
    const { guardianName: _, ...before } = asha;
    const data = { ...record, id, student: before };
    await moveToBin(repositories, meera, { kind: 'student', id, name: asha.name, data });
    expect(await restore()).toMatchObject({ outcome: 'restored' });
    expect((await onlyStudent(repositories)).student).toEqual(asha);
  });

  test('are in the log by name only, also that one was filled in, changed or removed', async () => {
    const { repositories } = await open();
    await repositories.publicStudents.save([asha]);
    const { id } = await onlyStudent(repositories);
    const change = async (own: Partial<StudentEntry>) => {
      const { student } = await findStudent(repositories, id);
      const version = versionOf(student);
      await changeStudent(repositories, meera, id, { student: { ...student, ...own }, version });
    };
    await change({ ...kept });
    await change({ guardianPhone: 'private other' });
    await change({ guardianPhone: '' });
    await deleteStudent(repositories, meera, id);
    const entries = await repositories.log.page({ kind: 'student' }, { offset: 0, limit: 9 });
    expect(entries.map(({ action }) => action)).toEqual(['move-to-bin', 'change', 'change', 'change']);
    expect(JSON.stringify(entries)).not.toContain('private');
    const differing = entries.map(({ before, after }) => {
      const [was, is] = [before, after].map((json) => JSON.parse(json || '{}') as Record<string, unknown>);
      return privateFieldNames.filter((name) => was?.[name] !== is?.[name]);
    });
    expect(differing.slice(1)).toEqual([['guardianPhone'], ['guardianPhone'], privateFieldNames]);
  });

  test('are blank for whoever was stored without them, and unreadable ones leave out nobody else', async () => {
    const { repositories, db } = await open();
    await repositories.publicStudents.save([asha, { ...asha, name: 'Ravi Kale' }]);
    await db.updateTable('students').set({ details: '{' }).where('name', '=', 'Ravi Kale').execute();
    expect(await repositories.publicStudents.all()).toEqual([asha]);
  });
});

test('a field that staff keep is no family’s by being new', () => {
  const student = { ...asha, ...kept, newField: 'private' };
  expect(fieldsOfFamily(student)).not.toHaveProperty('newField');
  expect(fieldsOfFamily(student)).toMatchObject({ guardianName: 'private guardianName' });
});

async function onlyStudent({ students }: Repositories) {
  const [student, second] = await students.all();
  if (!student || second) throw new Error('There is not exactly one student.');
  return student;
}
