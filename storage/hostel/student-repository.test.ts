import { expect, test } from 'vitest';
import type { PublicationConsent } from '../../domain/consents/publication-consent.ts';
import { onEachEngine } from '../test-on-each-engine.ts';
import { asha } from '../test-records.ts';
import type { Student, StudentFilter } from './student-repository.ts';

const now = '2026-04-01T06:30:00.000Z';
const everything = { offset: 0, limit: 100 };
const consent: PublicationConsent = {
  givenBy: 'parent',
  howChecked: 'Signed form',
  givenOn: '2026-04-01',
  until: '2027-03-31',
};
const record: Student = {
  id: 's1',
  position: 3,
  createdAt: now,
  student: asha,
  leftOn: '',
  consent: undefined,
  offListOn: '',
};
const ravi = { ...record, id: 's2', position: 4, student: { ...asha, name: 'ravi Rao', phone: '2' } };

onEachEngine('records of students', (open) => {
  test('come back whole, and change by their id', async () => {
    const { students } = (await open()).repositories;
    const changed = { ...record, student: { ...asha, phone: '22' }, leftOn: '2026-05-01', consent };
    await students.save(record, now);
    await students.save({ ...changed, position: 9, createdAt: 'later' }, now);
    expect(await students.find('s1')).toEqual(changed);
    expect(await students.find('s2')).toBeUndefined();
    expect(await students.findSame({ ...changed.student, course: 'Other' })).toEqual(changed);
    expect(await students.findSame(asha)).toBeUndefined();
    await students.remove('s1');
    expect(await students.count({})).toBe(0);
  });

  test('of two never have the same name, email and phone', async () => {
    const { students } = (await open()).repositories;
    await students.save(record, now);
    await expect(students.save({ ...record, id: 's2' }, now)).rejects.toThrow();
  });

  test('are filtered by what is typed, fees, leaving and consent', async () => {
    const { students } = (await open()).repositories;
    await students.save({ ...ravi, consent }, now);
    await students.save(record, now);
    const left = { ...record, id: 's3', leftOn: '2026-05-01' };
    await students.save({ ...left, student: { ...asha, name: 'Zoya', feesPaid: false } }, now);
    const names = async (filter: StudentFilter) => {
      const found = await students.page(filter, everything);
      expect(await students.count(filter)).toBe(found.length);
      return found.map(({ student }) => student.name);
    };
    expect(await names({})).toEqual(['Asha Rao', 'ravi Rao', 'Zoya']);
    expect(await names({ words: 'rao weaving' })).toEqual(['Asha Rao', 'ravi Rao']);
    expect(await names({ words: '%' })).toEqual([]);
    expect(await names({ feesPaid: false })).toEqual(['Zoya']);
    expect(await names({ left: true })).toEqual(['Zoya']);
    expect(await names({ left: false, consent: true })).toEqual(['ravi Rao']);
    expect(await names({ left: false, consent: false })).toEqual(['Asha Rao']);
    const [second] = await students.page({}, { offset: 1, limit: 1 });
    expect(second?.id).toBe('s2');
  });

  test.each([
    ['élodie', 'Élodie Rao'],
    ['ÜNVER', 'Ünver Rao'],
    ['renée', 'Rene\u0301e Rao'],
    ['\u095b', 'नाज\u093c'],
    ['ज\u093c', 'ना\u095b'],
    ['\u0931', 'र\u093c'],
  ])('are found by the letters of %s, however capitals and marks are written', async (words, name) => {
    const { students } = (await open()).repositories;
    await students.save({ ...record, student: { ...asha, name } }, now);
    await students.save(ravi, now);
    expect((await students.all({ words })).map(({ student }) => student.name)).toEqual([name]);
  });

  test('come all together where a list shows pages of them, also only those who match', async () => {
    const { students } = (await open()).repositories;
    const many = Array.from({ length: 120 }, (_, index) => `Student ${String(index).padStart(3, '0')}`);
    for (const [index, name] of many.toReversed().entries())
      await students.save(
        { ...record, id: name, leftOn: index < 5 ? '2026-05-01' : '', student: { ...asha, name } },
        now,
      );
    const ids = (found: readonly Student[]) => found.map(({ id }) => id);
    expect(ids(await students.all())).toEqual(many);
    expect(ids(await students.all({ left: true }))).toEqual(many.slice(-5));
    expect(ids(await students.page({}, { offset: 115, limit: 50 }))).toEqual(many.slice(115));
  });

  test('tell the hostel of the last student who has one', async () => {
    const { students } = (await open()).repositories;
    expect(await students.lastPlaced()).toBeUndefined();
    await students.save(record, '2026-04-02T06:30:00.000Z');
    await students.save(ravi, now);
    await students.save(
      { ...record, id: 's3', student: { ...asha, name: 'Zoya', hostelName: '' } },
      '2026-04-03T06:30:00.000Z',
    );
    expect((await students.lastPlaced())?.id).toBe('s1');
  });

  test('of who has left are kept, but not on the list of students; an import brings them back', async () => {
    const { repositories } = await open();
    const { publicStudents, students } = repositories;
    await students.save(record, now);
    await students.save({ ...ravi, leftOn: '2026-05-01', consent }, now);
    expect(await publicStudents.all()).toEqual([asha]);
    expect(await publicStudents.count()).toBe(1);

    await publicStudents.saveInOrder([{ ...asha, roomNumber: '15' }]);
    expect(await students.find('s1')).toMatchObject({ id: 's1', student: { roomNumber: '15' } });
    expect(await students.count({ left: true })).toBe(1);

    await publicStudents.save([ravi.student]);
    expect(await students.find('s2')).toEqual({ ...ravi, consent });
  });

  test('keep id and consent when a list puts them in its order', async () => {
    const { publicStudents, students } = (await open()).repositories;
    await students.save({ ...record, consent }, now);
    await students.save(ravi, now);
    await publicStudents.saveInOrder([ravi.student, asha]);
    expect((await publicStudents.all()).map(({ name }) => name)).toEqual(['ravi Rao', 'Asha Rao']);
    expect(await students.find('s1')).toMatchObject({ consent });
  });

  test('raise the revision of the public list', async () => {
    const { revisions, students } = (await open()).repositories;
    const before = await revisions.current();
    await students.save(record, now);
    const saved = await revisions.current();
    await students.remove('s1');
    expect(new Set([before, saved, await revisions.current()]).size).toBe(3);
  });
});
