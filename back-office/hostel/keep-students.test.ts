import { expect, test } from 'vitest';
import type { PublicationConsent } from '../../domain/consents/publication-consent.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { asha } from '../../storage/test-records.ts';
import { ConsentTakenBackError } from '../consents/taken-back.ts';
import { versionOf } from '../entries/edited-entry.ts';
import { ChangedMeanwhileError } from '../staff-error.ts';
import { OtherPersonError, changeStudent } from './change-student.ts';
import {
  addStudent,
  changeConsent,
  comeBack,
  consentVersion,
  deleteStudent,
  leaveList,
  restoreStudent,
} from './student.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const ravi = { id: 'p2', name: 'Ravi Sen' };
const at = (minute: number) => new Date(Date.parse('2026-04-01T06:30:00.000Z') + minute * 60_000);
const consent: PublicationConsent = {
  givenBy: 'guardian',
  howChecked: 'Signed form',
  givenOn: '2026-04-01',
  until: '2027-03-31',
};

onEachEngine('a student whom staff keep', (open) => {
  async function added() {
    const { repositories } = await open();
    const id = await addStudent(repositories, meera, asha, at(0));
    return { repositories, id };
  }

  test('is added at the end of the list, and changed', async () => {
    const { repositories, id } = await added();
    await addStudent(repositories, meera, { ...asha, name: 'Bilal' }, at(1));
    const changed = { ...asha, phone: '7', feesPaid: false };
    await changeStudent(repositories, ravi, id, { student: changed, version: versionOf(asha) }, at(2));
    expect(await repositories.publicStudents.all()).toMatchObject([changed, { name: 'Bilal' }]);
    expect(await logged(repositories)).toEqual([
      'Meera Joshi add Asha Rao',
      'Meera Joshi add Bilal',
      'Ravi Sen change Asha Rao',
    ]);
    const [newest] = await repositories.log.page({}, { offset: 0, limit: 1 });
    expect([JSON.parse(newest?.before ?? ''), JSON.parse(newest?.after ?? '')]).toEqual([asha, changed]);
  });

  test('is not overwritten by someone who saw an earlier version', async () => {
    const { repositories, id } = await added();
    const version = versionOf(asha);
    await changeStudent(repositories, meera, id, { student: { ...asha, course: 'Pottery' }, version });
    await expect(
      changeStudent(repositories, ravi, id, { student: { ...asha, roomNumber: '1' }, version }),
    ).rejects.toThrow(ChangedMeanwhileError);
    expect(await repositories.publicStudents.all()).toMatchObject([{ course: 'Pottery', roomNumber: '14' }]);
  });

  test.each([
    ['another name and phone', { name: 'Meena Pawar', email: '', phone: '98888 88888' }],
    ['a brother’s name beside the phone of the family', { name: 'Rohan Rao' }],
    [
      'the same name with another email, phone and guardian',
      { email: 'other@example.org', phone: '98888 88888', guardianName: 'Lata Pawar' },
    ],
    [
      'the same name and phone with another email, address and guardian',
      { email: 'other@example.org', address: '9 New Colony', guardianName: 'Lata Pawar' },
    ],
  ])('does not become somebody else unasked: %s', async (_, other) => {
    const { repositories } = await open();
    const guarded = { ...asha, guardianName: 'Vijay Rao' };
    const id = await addStudent(repositories, meera, guarded, at(0));
    const change = { student: { ...guarded, ...other }, version: versionOf(guarded) };
    await expect(changeStudent(repositories, meera, id, change)).rejects.toThrow(OtherPersonError);
    expect(await repositories.students.find(id)).toMatchObject({ student: guarded });

    await changeStudent(repositories, meera, id, { ...change, isSamePerson: true });
    expect(await repositories.students.find(id)).toMatchObject({ student: other });
  });

  test.each([
    ['another phone', { phone: '98888 88888', email: '' }],
    ['another spelling', { name: 'Aasha Rao' }],
    ['the name in another script', { name: 'आशा राव' }],
    ['the rest of the name and the first phone', { name: 'Asha Vijay Rao', phone: '98888 88888' }],
  ])('may have %s', async (_, other) => {
    const { repositories, id } = await added();
    const student = { ...asha, ...other };
    await changeStudent(repositories, meera, id, { student, version: versionOf(asha) });
    expect(await repositories.students.find(id)).toMatchObject({ student });
  });

  test('is changed by one of two people who save at once', async () => {
    const { repositories, id } = await added();
    const version = versionOf(asha);
    const results = await Promise.allSettled(
      ['Pottery', 'Print', 'Bakery'].map((course) =>
        changeStudent(repositories, meera, id, { student: { ...asha, course }, version }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is beside another of that name with the phone of their school', async () => {
    const { repositories } = await added();
    const other = { ...asha, email: 'other@example.org', address: '9 New Colony' };
    await addStudent(repositories, meera, other, at(1));
    expect(await repositories.publicStudents.all()).toEqual([asha, other]);
    await expect(addStudent(repositories, meera, { ...asha, email: 'third@example.org' })).rejects.toThrow(
      'already',
    );
  });

  test('is never two of the same name, email and phone', async () => {
    const { repositories, id } = await added();
    await expect(addStudent(repositories, meera, { ...asha, course: '' })).rejects.toThrow('already');
    const bilal = { ...asha, name: 'Bilal' };
    const other = await addStudent(repositories, meera, bilal);
    const version = versionOf(bilal);
    await expect(changeStudent(repositories, meera, other, { student: asha, version })).rejects.toThrow(
      'already',
    );
    await leaveList(repositories, meera, { id, leftOn: '2026-05-01' });
    await expect(addStudent(repositories, meera, asha)).rejects.toThrow('Mark as back');
  });

  test('is never two of the same name with an email or a phone in common', async () => {
    const { repositories, id } = await added();
    const name = ` ${asha.name.toUpperCase().replace(' ', '  ')}`;
    const again = { ...asha, name, email: 'other@example.org' };
    await expect(addStudent(repositories, meera, again)).rejects.toThrow(
      `${asha.name} is on the list already`,
    );
    await addStudent(repositories, meera, { ...again, phone: '98888 88888' });

    await deleteStudent(repositories, meera, id);
    const [binned] = await repositories.bin.all();
    await repositories.publicStudents.save([again]);
    await expect(restoreStudent(repositories, JSON.parse(binned?.data ?? ''))).rejects.toThrow(
      'in the meantime',
    );
  });

  test('is never two who differ in capitals alone, with neither email nor phone', async () => {
    const { repositories } = await open();
    const nameless = { ...asha, email: '', phone: '' };
    const id = await addStudent(repositories, meera, nameless);
    const capitals = { ...nameless, name: nameless.name.toUpperCase(), course: 'WEAVING' };
    await expect(addStudent(repositories, meera, capitals)).rejects.toThrow('already');
    await addStudent(repositories, meera, { ...capitals, roomNumber: '15' });

    await deleteStudent(repositories, meera, id);
    const [binned] = await repositories.bin.all();
    await addStudent(repositories, meera, capitals);
    await expect(restoreStudent(repositories, JSON.parse(binned?.data ?? ''))).rejects.toThrow(
      'in the meantime',
    );
  });

  test('who is there twice already can still be changed', async () => {
    const { repositories, id } = await added();
    await repositories.publicStudents.save([{ ...asha, email: 'other@example.org' }]);
    const student = { ...asha, roomNumber: '9' };
    await changeStudent(repositories, meera, id, { student, version: versionOf(asha) });
    expect(await repositories.students.find(id)).toMatchObject({ student });
  });

  test('leaves the public list and can come back', async () => {
    const { repositories, id } = await added();
    await leaveList(repositories, meera, { id, leftOn: '2026-05-01' }, at(1));
    expect(await repositories.publicStudents.all()).toEqual([]);
    expect(await repositories.students.find(id)).toMatchObject({ leftOn: '2026-05-01' });
    await comeBack(repositories, ravi, id, at(2));
    expect(await repositories.publicStudents.all()).toEqual([asha]);
    expect(await logged(repositories)).toEqual([
      'Meera Joshi add Asha Rao',
      'Meera Joshi leave Asha Rao',
      'Ravi Sen come-back Asha Rao',
    ]);
  });

  test('has a consent, which is withdrawn also by someone who saw an earlier one, and replaced by nobody who did', async () => {
    const { repositories, id } = await added();
    const none = consentVersion(undefined);
    await changeConsent(repositories, meera, id, { consent, version: none }, at(1));
    expect(await repositories.students.find(id)).toMatchObject({ consent });
    await expect(changeConsent(repositories, ravi, id, { consent, version: none })).rejects.toThrow(
      ChangedMeanwhileError,
    );
    await changeConsent(repositories, ravi, id, { consent: undefined, version: none }, at(2));
    expect(await repositories.students.find(id)).toMatchObject({ consent: undefined });
    expect((await logged(repositories)).slice(1)).toEqual([
      'Meera Joshi consent Asha Rao',
      'Ravi Sen withdraw-consent Asha Rao',
    ]);
  });

  test('is published in no record by another spelling once a consent is withdrawn, nor when one comes from the bin', async () => {
    const { repositories } = await open();
    const version = consentVersion(undefined);
    const addWithConsent = async (name: string) => {
      const id = await addStudent(repositories, meera, { ...asha, name }, at(0));
      await changeConsent(repositories, meera, id, { consent, version }, at(1));
      return id;
    };
    const binned = await addWithConsent('Lakshmi Rao');
    await deleteStudent(repositories, meera, binned, at(2));
    const [inBin] = await repositories.bin.all();
    const [first, respelt, ...family] = [
      await addWithConsent('Laxmi Rao'),
      await addWithConsent('Laksmi Rao'),
      await addWithConsent('Lakshma Rao'),
      await addWithConsent('मीना राव'),
    ];

    await changeConsent(repositories, ravi, first, { consent: undefined, version: '' }, at(3));
    const consents = new Map((await repositories.students.all()).map((each) => [each.id, each.consent]));
    expect(consents).toEqual(
      new Map([[first, undefined], [respelt, undefined], ...family.map((id) => [id, consent] as const)]),
    );
    await expect(changeConsent(repositories, meera, respelt, { consent, version }, at(4))).rejects.toThrow(
      ConsentTakenBackError,
    );
    // Also when all of them are in the bin.
    for (const id of [first, respelt]) await deleteStudent(repositories, meera, id, at(5));
    await restoreStudent(repositories, JSON.parse(inBin?.data ?? ''), at(5));
    expect(await repositories.students.find(binned)).toMatchObject({ consent: undefined });
  });

  test('comes back from the bin with id, place, leaving and consent', async () => {
    const { repositories, id } = await added();
    await addStudent(repositories, meera, { ...asha, name: 'Bilal' });
    await changeConsent(repositories, meera, id, { consent, version: consentVersion(undefined) });
    await leaveList(repositories, meera, { id, leftOn: '2026-05-01' });
    const before = await repositories.students.find(id);
    await deleteStudent(repositories, ravi, id, at(1));
    expect(await repositories.students.find(id)).toBeUndefined();

    const [binned] = await repositories.bin.all();
    expect(binned).toMatchObject({ kind: 'student', entryId: id, name: 'Asha Rao' });
    await restoreStudent(repositories, JSON.parse(binned?.data ?? ''));
    expect(await repositories.students.find(id)).toEqual(before);
    await expect(restoreStudent(repositories, JSON.parse(binned?.data ?? ''))).rejects.toThrow(
      'in the meantime',
    );
  });

  test('who is not there can’t be changed', async () => {
    const { repositories } = await open();
    await expect(leaveList(repositories, meera, { id: 'nobody', leftOn: '' })).rejects.toThrow('not there');
    await expect(deleteStudent(repositories, meera, 'nobody')).rejects.toThrow('not there');
    expect(await logged(repositories)).toEqual([]);
  });
});

async function logged({ log }: Repositories): Promise<string[]> {
  const entries = await log.page({}, { offset: 0, limit: 100 });
  return entries
    .map(({ personName, action, entryName }) => `${personName} ${action} ${entryName}`)
    .toReversed();
}
