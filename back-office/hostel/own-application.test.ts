import { describe, expect, test } from 'vitest';
import type { Application } from '../../domain/hostel/application.ts';
import { ENROLLED_ACCESS } from '../../domain/hostel/enrolled-access.ts';
import type { ApplicationCredentials, OwnStep } from '../../domain/hostel/own-application.ts';
import { blankStudent, fieldsOfFamily } from '../../domain/hostel/student.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { application, placement } from '../../storage/test-records.ts';
import { admitApplicant } from './admit-applicant.ts';
import { addNote, changeApplicationState, takeOver } from './application.ts';
import { isOwnApplication, newApplicationKey, takeOwnStep, takeStepByKey } from './own-application.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const received = '2026-04-01T06:30:00.000Z';
const at = (minute: number) => new Date(Date.parse(received) + minute * 60_000);
const corrected = { ...application, address: '7 Lamp Street\nPune' };

onEachEngine('a family with its application', (open) => {
  async function receive(typed: Partial<Application> = {}) {
    const { repositories } = await open();
    const sent = { ...application, ...typed };
    const { reference } = await repositories.applications.receive(sent, received, 'hi', 'v1');
    const take = (step: OwnStep, minute = 1) => takeOwnStep(repositories, reference, step, at(minute));
    const correct = async (changed: Application, minute = 1) => {
      const version = (await take({ name: 'show' }, minute))?.version ?? '';
      return take({ name: 'correct', application: changed, version }, minute);
    };
    return { repositories, reference, take, correct };
  }

  test('sees what it wrote, and which notice it was given when', async () => {
    const { take, reference } = await receive();
    expect(await take({ name: 'show' })).toEqual({
      application: {
        ...application,
        reference,
        receivedAt: received,
        language: 'hi',
        state: 'new',
        stateSince: received,
        noticeVersion: 'v1',
        noticeAt: received,
        erasureAskedAt: '',
      },
      version: expect.any(String),
      reopenable: false,
    });
  });

  test('is known by reference and phone number, however both are written', async () => {
    const { repositories, reference } = await receive();
    const digits = application.phone.replaceAll(/\D/g, '').slice(-10);
    const isOwn = (credentials: ApplicationCredentials) => isOwnApplication(repositories, credentials);
    for (const phone of [digits, `0${digits}`, `+91 ${digits}`, `91-${digits}`])
      expect(await isOwn({ reference: ` ${reference.toLowerCase()} `, phone })).toBe(true);
    expect(await isOwn({ reference: reference.slice(3), phone: digits })).toBe(true);
    expect(await isOwn({ reference: inDevanagari(reference), phone: inDevanagari(digits) })).toBe(true);
    const wrong = [
      { reference, phone: `${digits}1` },
      { reference, phone: '0' },
      { reference: 'HE-222222', phone: digits },
      { reference: 'HE-222222', phone: '0' },
      { reference: '', phone: '' },
    ];
    for (const credentials of wrong) expect(await isOwn(credentials)).toBe(false);
  });

  test('is known by each of several phone numbers, one of which is typed at a time', async () => {
    const { repositories, reference } = await receive({ phone: '98765 43210 / 091234 56780 (after 6 pm)' });
    const isOwn = (phone: string) => isOwnApplication(repositories, { reference, phone });
    for (const phone of ['+91 98765 43210', '9123456780', '98765 43210 / 91234 56780'])
      expect(await isOwn(phone)).toBe(true);
    for (const phone of ['6', '98765 43211', '98765 43211 / 98765 43210'])
      expect(await isOwn(phone)).toBe(false);
  });

  test('corrects its details while nobody has begun to read them', async () => {
    const { repositories, reference, correct } = await receive();
    const result = await correct(corrected);
    expect(result).toMatchObject({ application: { reference, address: corrected.address, state: 'new' } });
    expect(result).not.toHaveProperty('refusal');
    // The identical application is known by what it says now.
    expect(await repositories.applications.receive(corrected, received)).toEqual({
      reference,
      repeated: true,
    });

    await takeOver(repositories, meera, reference, at(2));
    const late = await correct(application, 3);
    expect(late).toMatchObject({ refusal: 'read', application: { address: corrected.address } });
  });

  test('is told where it was changed since, and changes nothing of that', async () => {
    const { take, correct } = await receive();
    const { version = '' } = (await take({ name: 'show' })) ?? {};
    const now = (await correct(corrected))?.version ?? '';
    const older = { name: 'correct', application: { ...application, purpose: 'work' } } as const;
    for (const stale of [version, ''])
      expect(await take({ ...older, version: stale })).toMatchObject({
        refusal: 'changed',
        version: now,
        application: corrected,
      });
    // Saved twice, by a second press.
    expect(await take({ name: 'correct', application: corrected, version })).not.toHaveProperty('refusal');
    expect(await take({ ...older, version: now })).not.toHaveProperty('refusal');
  });

  test('stores one of two corrections that come at once', async () => {
    const { take } = await receive();
    const { version = '' } = (await take({ name: 'show' })) ?? {};
    const changes = [{ address: '7 Lamp Street' }, { purpose: 'work' as const }];
    const results = await Promise.all(
      changes.map((change) => take({ name: 'correct', application: { ...application, ...change }, version })),
    );
    expect(new Set(results.map((result) => result?.refusal))).toEqual(new Set(['changed', undefined]));
  });

  test('is told that it is withdrawn where it corrects it then', async () => {
    const { take, correct } = await receive();
    await take({ name: 'withdraw' });
    expect(await correct(corrected)).toMatchObject({
      refusal: 'withdrawn',
      application: { address: application.address },
    });
  });

  test('is told where another application says the same', async () => {
    const { repositories, correct } = await receive();
    await repositories.applications.receive(corrected, received);
    expect(await correct(corrected)).toMatchObject({
      refusal: 'same',
      application: { address: application.address },
    });
  });

  test('withdraws it, once, and not when it is decided', async () => {
    const { repositories, reference, take } = await receive();
    expect(await take({ name: 'withdraw' })).toMatchObject({ application: { state: 'withdrawn' } });
    await take({ name: 'withdraw' }, 2);
    expect(await logged(repositories)).toEqual(['The family open', 'The family withdraw']);
    const shown = { state: 'withdrawn' as const, studentId: '' };
    await admitApplicant(repositories, meera, { reference, placement, shown }, at(3));
    expect(await take({ name: 'withdraw' }, 4)).toMatchObject({
      refusal: 'decided',
      application: { state: 'admitted' },
    });
  });

  describe('undoes a withdrawal', () => {
    const day = 24 * 60;

    test('within 24 hours, to where it was, and not later', async () => {
      const { repositories, reference, take } = await receive();
      await takeOver(repositories, meera, reference, at(1));
      await take({ name: 'withdraw' }, 2);
      expect(await take({ name: 'show' }, 2 + day)).toMatchObject({ reopenable: true });
      expect(await take({ name: 'show' }, 3 + day)).toMatchObject({ reopenable: false });
      expect(await take({ name: 'reopen' }, 3 + day)).toMatchObject({
        refusal: 'late',
        application: { state: 'withdrawn' },
      });

      const result = await take({ name: 'reopen' }, 1 + day);
      expect(result).not.toHaveProperty('refusal');
      expect(result).toMatchObject({
        reopenable: false,
        application: { state: 'reading', stateSince: at(1 + day).toISOString() },
      });
      expect(await take({ name: 'reopen' }, 2 + day)).toEqual({ ...result });
      expect(await logged(repositories)).toContain('The family reopen');

      // The next withdrawal is another one.
      await take({ name: 'withdraw' }, 2 + day);
      expect(await take({ name: 'reopen' }, 3 + day)).toMatchObject({ application: { state: 'reading' } });
    });

    test('but not one of staff, and none once erasure is asked for or staff have decided', async () => {
      const { repositories, reference, take } = await receive();
      await take({ name: 'withdraw' }, 1);
      await changeApplicationState(repositories, meera, { reference, to: 'reading' }, at(2));
      await changeApplicationState(repositories, meera, { reference, to: 'withdrawn' }, at(3));
      expect(await take({ name: 'reopen' }, 4)).toMatchObject({
        refusal: 'late',
        reopenable: false,
        application: { state: 'withdrawn' },
      });

      await changeApplicationState(repositories, meera, { reference, to: 'reading' }, at(5));
      await take({ name: 'withdraw' }, 6);
      await take({ name: 'erase' }, 7);
      expect(await take({ name: 'reopen' }, 8)).toMatchObject({ refusal: 'late', reopenable: false });
    });
  });

  test('asks for erasure: the first time counts, and the inbox shows it first', async () => {
    const { repositories, reference, take } = await receive();
    await repositories.applications.receive({ ...application, firstName: 'Newer' }, at(1).toISOString());
    await take({ name: 'withdraw' }, 2);
    expect(await take({ name: 'erase' }, 3)).toMatchObject({
      application: { erasureAskedAt: at(3).toISOString() },
    });
    await take({ name: 'erase' }, 4);
    const [first] = await repositories.inbox.page({}, { offset: 0, limit: 10 });
    expect(first).toMatchObject({ reference, erasureAskedAt: at(3).toISOString() });
    expect((await logged(repositories)).filter((line) => line.includes('erasure'))).toEqual([
      'The family ask-for-erasure',
    ]);
  });

  test('downloads all that is stored; notes of staff are counted', async () => {
    const { repositories, reference, take } = await receive();
    await addNote(repositories, meera, { reference, text: 'Called.' }, at(1));
    const result = await take({ name: 'download' }, 2);
    expect(result?.stored).toEqual({ application: result?.application, notes: 1, student: undefined });
    expect(await logged(repositories)).toContain('The family download');
  });

  test('says nothing of a student whose name, email and phone number an application has', async () => {
    const { repositories, take } = await receive();
    const { email, phone } = application;
    const listed = { ...blankStudent, name: 'Asha Rao', email, phone, address: 'Old Street', ...placement };
    await repositories.publicStudents.save([listed]);
    expect((await take({ name: 'download' }))?.stored?.student).toBeUndefined();
  });

  test('reads the record of whom it was admitted for, as long as it is admitted', async () => {
    const { repositories, reference, take } = await receive();
    const shown = { state: 'new' as const, studentId: '' };
    await admitApplicant(repositories, meera, { reference, placement, shown }, at(1));
    const [record] = await repositories.students.page({}, { offset: 0, limit: 1 });
    if (!record) throw new Error('Nobody was admitted.');
    const consent = { givenBy: 'parent', givenOn: '2026-04-01', until: '2027-03-31' } as const;
    const student = { ...record.student, name: 'Asha Sen', email: 'new@example.org' };
    const changed = { ...record, student, consent: { ...consent, howChecked: 'Called the mother' } };
    await repositories.students.save(changed, received);
    // Somebody else has the name, email and phone number now that the application was sent with.
    await repositories.publicStudents.save([{ ...record.student, roomNumber: '99' }]);

    const result = await take({ name: 'download' }, 2);
    expect(result?.stored?.student).toEqual({
      ...fieldsOfFamily(student),
      leftOn: '',
      offListOn: '',
      consent,
    });
    expect(JSON.stringify(result)).not.toMatch(/howChecked|Called the mother|studentId|lookedAfterBy/);

    await changeApplicationState(repositories, meera, { reference, to: 'reading', entry: 'stays' }, at(3));
    expect((await take({ name: 'download' }, 4))?.stored?.student).toBeUndefined();
    expect((await take({ name: 'show' }, 4))?.student).toBeUndefined();
  });

  test('reads the phone numbers of its student by a key, but for the one that opens the application', async () => {
    const { repositories, reference } = await receive();
    const shown = { state: 'new' as const, studentId: '' };
    await admitApplicant(repositories, meera, { reference, placement, shown }, at(1));
    const [record] = await repositories.students.page({}, { offset: 0, limit: 1 });
    if (!record) throw new Error('Nobody was admitted.');
    const phones = { guardianPhone: `+91 ${application.phone}`, emergencyPhone: '98450 11111' };
    await repositories.students.save({ ...record, student: { ...record.student, ...phones } }, received);
    const key = await newApplicationKey(repositories, reference, at(1));
    const result = await takeStepByKey(repositories, key, { name: 'download' }, at(2));
    expect(result?.stored?.student).toMatchObject({
      phone: expect.stringContaining('•'),
      guardianPhone: expect.stringContaining('•'),
      emergencyPhone: phones.emergencyPhone,
    });
  });

  test('takes its student off the public list, whoever may read it, until a later consent', async () => {
    const { repositories, reference, take } = await receive();
    const shown = { state: 'new' as const, studentId: '' };
    await admitApplicant(repositories, meera, { reference, placement, shown }, at(1));
    const [record] = await repositories.students.all();
    if (!record) throw new Error('Nobody was admitted.');
    const consent = {
      givenBy: 'parent',
      howChecked: 'Called the mother',
      givenOn: '2026-04-01',
      until: '2027-03-31',
    } as const;
    await repositories.students.save({ ...record, consent }, received);
    const visible = async (on: string) => {
      const lists = ENROLLED_ACCESS.map((access) => repositories.publicStudents.shown(access, on));
      return (await Promise.all(lists)).map((list) => list.length);
    };
    expect(await visible('2026-04-01')).toEqual([1, 1, 1, 0]);

    const result = await take({ name: 'leave-list' }, 2);
    expect(result).toMatchObject({ student: { offListOn: '2026-04-01', leftOn: '', consent: undefined } });
    expect(await visible('2026-04-01')).toEqual([0, 0, 0, 0]);
    // Again, an import of the list, and another placement change nothing.
    await take({ name: 'leave-list' }, 3);
    await repositories.publicStudents.save([record.student]);
    const again = { state: 'admitted' as const, studentId: record.id };
    await admitApplicant(repositories, meera, { reference, placement, shown: again }, at(4));
    expect(await visible('2026-04-01')).toEqual([0, 0, 0, 0]);
    expect(await logged(repositories)).toContainEqual('The family take-off-list');

    const [off] = await repositories.students.all();
    if (!off) throw new Error('The student is gone.');
    const later = { ...consent, givenOn: '2026-05-01', until: '2026-05-31' };
    await repositories.students.save({ ...off, consent: later }, received);
    expect(await visible('2026-05-01')).toEqual([1, 1, 1, 0]);
    expect(await visible('2026-06-01')).toEqual([0, 0, 0, 0]);
  });

  test('leaves in the log what was corrected, before and after', async () => {
    const { repositories, correct } = await receive();
    await correct(corrected);
    const [entry] = await repositories.log.page({}, { offset: 0, limit: 1 });
    expect(entry).toMatchObject({ personId: 'family', kind: 'application' });
    const entries = await repositories.log.page({}, { offset: 0, limit: 10 });
    const correction = entries.find(({ action }) => action === 'correct');
    expect(JSON.parse(correction?.before ?? '')).toEqual(application);
    expect(JSON.parse(correction?.after ?? '')).toEqual(corrected);
  });
});

async function logged({ log }: Repositories): Promise<string[]> {
  const entries = await log.page({}, { offset: 0, limit: 100 });
  return entries.map(({ personName, action }) => `${personName} ${action}`).toSorted();
}

function inDevanagari(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
}
