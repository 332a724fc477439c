import { expect, test } from 'vitest';
import type { OwnStep } from '../../domain/hostel/own-application.ts';
import { blankStudent } from '../../domain/hostel/student.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { application, placement } from '../../storage/test-records.ts';
import { versionOf } from '../entries/edited-entry.ts';
import { emptyBin, restoreFromBin } from '../upkeep/bin.ts';
import { admitApplicant } from './admit-applicant.ts';
import { changeStudent } from './change-student.ts';
import { eraseStudents } from './erase.ts';
import { takeOwnStep } from './own-application.ts';
import { addStudent, deleteStudent, takeOffPublicList } from './student.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const received = '2026-04-01T06:30:00.000Z';
const at = (minute: number) => new Date(Date.parse(received) + minute * 60_000);

onEachEngine('a family that has left the public list', (open) => {
  async function receive() {
    const { repositories } = await open();
    const { reference } = await repositories.applications.receive(application, received);
    const take = (step: OwnStep, minute = 1) => takeOwnStep(repositories, reference, step, at(minute));
    return { repositories, reference, take };
  }

  /** A student who was admitted in the first minute and whom the family took off the list in the second. */
  async function leaveList() {
    const { repositories, reference, take } = await receive();
    const shown = { state: 'new' as const, studentId: '' };
    await admitApplicant(repositories, meera, { reference, placement, shown }, at(1));
    const [record] = await repositories.students.all();
    if (!record) throw new Error('Nobody was admitted.');
    await take({ name: 'leave-list' }, 2);
    return { repositories, reference, record };
  }

  test.each(['admitted', 'added by hand', 'imported'] as const)(
    'keeps its student off the public list who is deleted and %s again, in a new record',
    async (way) => {
      const { repositories, reference, record } = await leaveList();
      await deleteStudent(repositories, meera, record.id, at(3));
      // The bin forgets the record, and the family's decision stays.
      await emptyBin(repositories, at(60 * 24 * 60));

      const { student } = record;
      // Written otherwise.
      const again = { ...student, phone: `0${student.phone}`, email: '', roomNumber: '20' };
      const other = { ...student, name: 'Ravi Kale', email: 'ravi@example.org', phone: '98888 88888' };
      if (way === 'admitted') {
        const undone = { state: 'admitted' as const, studentId: '' };
        await admitApplicant(repositories, meera, { reference, placement, shown: undone }, at(4));
      } else if (way === 'added by hand') await addStudent(repositories, meera, again, at(4));
      else await repositories.publicStudents.save([again]);
      await repositories.publicStudents.save([other]);

      const listed = await repositories.publicStudents.shown('open', '2026-04-02');
      expect(listed.map(({ name }) => name)).toEqual(['Ravi Kale']);
      const [found] = await repositories.students.page({ words: student.name }, { offset: 0, limit: 1 });
      expect(found).toMatchObject({ offListOn: '2026-04-01', consent: undefined });
      // Deleted once more, with another number meanwhile.
      if (!found) throw new Error('The student is gone.');
      const moved = { ...found.student, phone: '97000 00000' };
      const change = { student: moved, version: versionOf(found.student) };
      await changeStudent(repositories, meera, found.id, change, at(5));
      await deleteStudent(repositories, meera, found.id, at(6));
      await repositories.publicStudents.save([{ ...moved, email: '' }]);
      expect(await repositories.publicStudents.shown('open', '2026-04-02')).toHaveLength(1);
    },
  );

  test('takes its student off the list who went to the bin and came back with an import', async () => {
    const { repositories, reference, take } = await receive();
    const shown = { state: 'new' as const, studentId: '' };
    await admitApplicant(repositories, meera, { reference, placement, shown }, at(1));
    const [record] = await repositories.students.all();
    if (!record) throw new Error('Nobody was admitted.');
    await deleteStudent(repositories, meera, record.id, at(2));
    await repositories.publicStudents.save([{ ...record.student, name: 'Ravi Kale' }, record.student]);

    expect(await take({ name: 'leave-list' }, 3)).toMatchObject({ student: { offListOn: '2026-04-01' } });
    const listed = await repositories.publicStudents.shown('open', '2026-04-02');
    expect(listed.map(({ name }) => name)).toEqual(['Ravi Kale']);
  });

  test('keeps off the list who came back otherwise while an earlier record is in the bin', async () => {
    const { repositories, reference, take } = await receive();
    const shown = { state: 'new' as const, studentId: '' };
    await admitApplicant(repositories, meera, { reference, placement, shown }, at(1));
    const [record] = await repositories.students.all();
    if (!record) throw new Error('Nobody was admitted.');
    await deleteStudent(repositories, meera, record.id, at(2));
    await repositories.publicStudents.save([record.student]);
    const [inBin] = await repositories.bin.all();
    const corrected = {
      ...record.student,
      name: 'Aasha Rao',
      email: 'other@example.org',
      phone: '97000 00000',
    };
    const change = { student: corrected, version: versionOf(record.student), isSamePerson: true };
    await changeStudent(repositories, meera, record.id, change, at(3));
    await take({ name: 'leave-list' }, 4);

    await expect(restoreFromBin(repositories, meera, inBin?.id ?? '', at(5))).rejects.toThrow(
      'was added again in the meantime',
    );
    expect(await repositories.students.find(record.id)).toMatchObject({
      student: corrected,
      offListOn: '2026-04-01',
    });
  });

  test('is told where no student on the list is known to be its own', async () => {
    const { repositories, reference, take } = await receive();
    const shown = { state: 'new' as const, studentId: '' };
    await admitApplicant(repositories, meera, { reference, placement, shown }, at(1));
    const [record] = await repositories.students.all();
    if (!record) throw new Error('Nobody was admitted.');
    await deleteStudent(repositories, meera, record.id, at(2));
    await repositories.publicStudents.save([{ ...record.student, phone: '97000 00000' }]);

    expect(await take({ name: 'leave-list' }, 3)).toMatchObject({ refusal: 'unlisted' });
    expect(await repositories.publicStudents.shown('open', '2026-04-02')).toHaveLength(1);
  });

  test.each(['on the list', 'in the bin'] as const)(
    'keeps its student off the public list who is %s and is added again by whatever name, with the same phone',
    async (place) => {
      const { repositories, record } = await leaveList();
      if (place === 'in the bin') await deleteStudent(repositories, meera, record.id, at(3));

      const { student } = record;
      await addStudent(repositories, meera, { ...student, name: 'Rao Asha' }, at(4));
      const other = { ...student, name: 'Lata Rao', email: 'lata@example.org', phone: '98888 88888' };
      await repositories.publicStudents.save([
        student,
        { ...student, name: 'Asha Raao' },
        { ...student, name: 'आशा राव' },
        { ...student, name: 'Pinky', email: '' },
        other,
      ]);
      const listed = await repositories.publicStudents.shown('open', '2026-04-02');
      expect(listed.map(({ name }) => name)).toEqual([other.name]);
    },
  );

  test('keeps its student off the public list whose earlier record comes out of the bin', async () => {
    const { repositories, reference, take } = await receive();
    const admit = (state: 'new' | 'admitted') =>
      admitApplicant(repositories, meera, { reference, placement, shown: { state, studentId: '' } }, at(1));
    await admit('new');
    const [first] = await repositories.students.all();
    await deleteStudent(repositories, meera, first?.id ?? '', at(2));
    await admit('admitted');
    const [second] = await repositories.students.all();
    await take({ name: 'leave-list' }, 3);
    await deleteStudent(repositories, meera, second?.id ?? '', at(4));
    const inBin = await repositories.bin.all();
    await restoreFromBin(repositories, meera, inBin.find(({ entryId }) => entryId === first?.id)?.id ?? '');
    expect(await repositories.students.all()).toMatchObject([{ id: first?.id, offListOn: '2026-04-01' }]);
  });

  test('leaves it with every record of its student', async () => {
    const { repositories, reference, take } = await receive();
    const shown = { state: 'new' as const, studentId: '' };
    await admitApplicant(repositories, meera, { reference, placement, shown }, at(1));
    const [record] = await repositories.students.all();
    if (!record) throw new Error('Nobody was admitted.');
    // As lists of before wrote the same person twice, and somebody else of the family.
    const twice = { ...record.student, phone: `0${record.student.phone}`, email: '' };
    const reversed = { ...record.student, name: record.student.name.split(' ').toReversed().join(' ') };
    await repositories.publicStudents.save([twice, reversed, { ...record.student, name: 'Ravi Kale' }]);
    await take({ name: 'leave-list' }, 2);

    const listed = await repositories.publicStudents.shown('open', '2026-04-02');
    expect(listed.map(({ name }) => name)).toEqual(['Ravi Kale']);
    expect(await repositories.log.count({ action: 'take-off-list' })).toBe(3);

    // Nearly the same name with the same phone number is probably theirs.
    await addStudent(repositories, meera, { ...record.student, name: `${record.student.name}o` }, at(3));
    expect(await repositories.publicStudents.shown('open', '2026-04-02')).toHaveLength(1);
    const nearly = { ...application, lastName: `${application.lastName}a` };
    const again = await repositories.applications.receive(nearly, received);
    await admitApplicant(repositories, meera, { reference: again.reference, placement, shown }, at(4));
    const students = await repositories.students.all();
    const admitted = students.find(({ student }) => student.name.endsWith('a'));
    expect(admitted).toMatchObject({ offListOn: '2026-04-01' });
    expect(await repositories.publicStudents.shown('open', '2026-04-02')).toHaveLength(1);
  });

  test('keeps off the list whoever has neither email nor phone and is imported in other capitals', async () => {
    const { repositories } = await open();
    const nameless = { ...blankStudent, name: 'Ravi Kumar', course: 'BA' };
    const inCapitals = { ...nameless, name: 'RAVI KUMAR' };
    // As imports of before stored them.
    await repositories.publicStudents.save([nameless, inCapitals]);
    const records = await repositories.students.all();
    await takeOffPublicList(repositories, meera, records[0]?.id ?? '', at(1));
    expect(await repositories.publicStudents.shown('open', '2026-04-02')).toEqual([]);

    for (const { id } of records) await deleteStudent(repositories, meera, id, at(2));
    await emptyBin(repositories, at(60 * 24 * 60));
    const other = { ...nameless, course: 'Weaving' };
    await repositories.publicStudents.save([{ ...nameless, course: 'Ba' }, other]);
    expect(await repositories.publicStudents.shown('open', '2026-04-02')).toMatchObject([
      { course: 'Weaving' },
    ]);
  });

  test('leaves nothing of that where the student is erased', async () => {
    const { repositories, reference, take } = await receive();
    const shown = { state: 'new' as const, studentId: '' };
    await admitApplicant(repositories, meera, { reference, placement, shown }, at(1));
    const [record] = await repositories.students.all();
    if (!record) throw new Error('Nobody was admitted.');
    await take({ name: 'leave-list' }, 2);
    const change = {
      student: { ...record.student, phone: '97000 00000' },
      version: versionOf(record.student),
    };
    await changeStudent(repositories, meera, record.id, change, at(3));
    const kinds = async () => (await repositories.erasures.all()).map(({ kind }) => kind);
    expect(await kinds()).toContain('off-list-person');
    await eraseStudents(repositories, meera, { ids: [record.id] }, at(4));
    expect(await kinds()).not.toContain('off-list-person');
    await repositories.publicStudents.save([record.student]);
    expect(await repositories.publicStudents.shown('open', '2026-04-02')).toHaveLength(1);
  });
});
