import { expect, test } from 'vitest';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { application, placement } from '../../storage/test-records.ts';
import { versionOf } from '../entries/edited-entry.ts';
import { admitApplicant } from './admit-applicant.ts';
import { changeStudent } from './change-student.ts';
import { isOwnApplication, newApplicationKey, referenceOfKey, takeOwnStep } from './own-application.ts';
import { addStudent, deleteStudent, findStudent } from './student.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const now = new Date('2026-04-01T06:30:00.000Z');
const [oldPhone, newPhone] = [application.phone, '98999 77777'];

onEachEngine('a student who was admitted', (open) => {
  async function admit() {
    const { repositories } = await open();
    const { reference } = await repositories.applications.receive(application, now.toISOString());
    const shown = { state: 'new' as const, studentId: '' };
    await admitApplicant(repositories, meera, { reference, placement, shown }, now);
    const [record] = await repositories.students.all();
    if (!record) throw new Error('Nobody was admitted.');
    const change = async (own: Partial<typeof record.student>) => {
      const { student } = await findStudent(repositories, record.id);
      const changed = { student: { ...student, ...own }, version: versionOf(student) };
      return changeStudent(repositories, meera, record.id, changed, now);
    };
    return { repositories, reference, record, change };
  }

  test('has the new phone number in the application, too: it opens the family’s page, and the old one does not', async () => {
    const { repositories, reference, change } = await admit();
    const key = await newApplicationKey(repositories, reference, now);
    expect(await change({ phone: newPhone, address: '55 Nashik' })).toEqual({ isInApplication: true });

    const phones = [oldPhone, newPhone];
    const opens = phones.map((phone) => isOwnApplication(repositories, { reference, phone }));
    expect((await Promise.all(opens)).map(Boolean)).toEqual([false, true]);
    expect(await referenceOfKey(repositories, key, now)).toBeUndefined();
    expect(await repositories.inbox.find(reference)).toMatchObject({
      phone: newPhone,
      address: '55 Nashik',
      email: application.email,
      state: 'admitted',
    });
    const [last] = await repositories.log.page(
      { kind: 'application', entryId: reference },
      { offset: 0, limit: 1 },
    );
    expect(last).toMatchObject({ personName: 'Meera Joshi', action: 'correct' });
  });

  test('leaves what the application says otherwise as the family wrote it', async () => {
    const { repositories, reference, change } = await admit();
    expect(await change({ roomNumber: '2', email: '' })).toEqual({ isInApplication: false });
    await change({ phone: newPhone });
    await change({ phone: '98999 77778', email: 'other@example.org' });
    expect(await repositories.inbox.find(reference)).toMatchObject({
      phone: '98999 77778',
      email: application.email,
    });
  });

  test('is the same record when they are added by hand after they went to the bin, so that their family can take them off the list', async () => {
    const { repositories, reference, record } = await admit();
    await deleteStudent(repositories, meera, record.id, now);
    expect(await addStudent(repositories, meera, record.student, now)).toBe(record.id);
    await takeOwnStep(repositories, reference, { name: 'leave-list' }, now);
    expect(await repositories.publicStudents.shown('open', '2026-04-02')).toEqual([]);
  });
});
