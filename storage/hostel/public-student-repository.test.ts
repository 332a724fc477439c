import { expect, test } from 'vitest';
import { onEachEngine } from '../test-on-each-engine.ts';
import { asha } from '../test-records.ts';
import { studentIdentity } from './student-identity.ts';

onEachEngine('students', (open) => {
  test('come back with their ten fields and nothing else', async () => {
    const { repositories } = await open();
    await repositories.publicStudents.save([asha]);
    expect(await repositories.publicStudents.all()).toEqual([asha]);
  });

  test('are known again by name, email and phone', async () => {
    const { repositories } = await open();
    await repositories.publicStudents.save([asha, { ...asha, name: 'Ravi Rao' }]);
    await repositories.publicStudents.save([{ ...asha, email: 'Asha@Example.org', roomNumber: '15' }]);
    const saved = await repositories.publicStudents.all();
    expect(saved.map(({ name, roomNumber }) => [name, roomNumber])).toEqual([
      ['Asha Rao', '15'],
      ['Ravi Rao', '14'],
    ]);
  });

  test('of one name, with neither email nor phone, stay two', async () => {
    const { repositories } = await open();
    const nameless = { ...asha, email: '', phone: '' };
    await repositories.publicStudents.save([nameless, { ...nameless, roomNumber: '15' }]);
    expect(await repositories.publicStudents.count()).toBe(2);
  });

  test('are listed by consent while it holds and they are here', async () => {
    const { repositories } = await open();
    const { publicStudents: students, students: studentRecords } = repositories;
    const now = '2026-04-01T06:30:00.000Z';
    const consent = {
      givenBy: 'self',
      howChecked: 'Asked in person',
      givenOn: '2026-04-01',
      until: '2027-03-31',
    } as const;
    await students.save(['Asha', 'Bilal', 'Chitra'].map((name) => ({ ...asha, name })));
    for (const [name, leftOn] of [
      ['Asha', ''],
      ['Chitra', '2026-05-01'],
    ] as const) {
      const record = await studentRecords.findSame({ ...asha, name });
      if (record) await studentRecords.save({ ...record, leftOn, consent }, now);
    }
    const on = async (day: string) => (await students.shown('consented', day)).map(({ name }) => name);
    expect(await on('2026-03-31')).toEqual([]);
    expect(await on('2026-04-01')).toEqual(['Asha']);
    expect(await on('2027-03-31')).toEqual(['Asha']);
    expect(await on('2027-04-01')).toEqual([]);
  });

  test('are removed by who they are, and the others stay', async () => {
    const { repositories } = await open();
    const before = await repositories.revisions.current();
    await repositories.publicStudents.save([asha, { ...asha, name: 'Ravi Rao' }]);
    await repositories.publicStudents.remove([
      { ...asha, roomNumber: '15' },
      { ...asha, name: 'Nobody' },
    ]);
    expect((await repositories.publicStudents.all()).map(({ name }) => name)).toEqual(['Ravi Rao']);
    expect(await repositories.revisions.current()).not.toBe(before);
  });

  test('may be ten thousand', async () => {
    const { repositories } = await open();
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...asha, phone: String(index) }));
    await repositories.publicStudents.save(many);
    expect(await repositories.publicStudents.all()).toEqual(many);
  });
});

test('who was stored before is known by the same identity, whatever else is known of them since', () => {
  const nameless = { ...asha, email: '', phone: '' };
  expect(studentIdentity(asha)).toBe('ce03599c6edda92a0c6e29b92ea02f0d6a3dd7cc1602e5c9d72a5e045edd7809');
  for (const student of [nameless, { ...nameless, guardianPhone: '98450 99999' }])
    expect(studentIdentity(student)).toBe('0a45862384ee46fa4f37d295a5e168115aadb7b547cc725a3396e905d5764d2c');
});
