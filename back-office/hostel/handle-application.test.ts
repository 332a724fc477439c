import { expect, test } from 'vitest';
import form from '../../content/en/application-form.json' with { type: 'json' };
import desk from '../../content/en/desk/applications.json' with { type: 'json' };
import type { ApplicationState } from '../../domain/hostel/application-state.ts';
import { blankStudent } from '../../domain/hostel/student.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { Student } from '../../storage/hostel/student-repository.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { application } from '../../storage/test-records.ts';
import { ChangedMeanwhileError, StaffError } from '../staff-error.ts';
import { admitApplicant, recordVersion } from './admit-applicant.ts';
import { exportInbox } from './application-lists.ts';
import {
  addNote,
  applicationVersion,
  changeApplicationState,
  deleteApplication,
  openApplication,
  restoreApplication,
  takeOver,
} from './application.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const ravi = { id: 'p2', name: 'Ravi Sen' };
const received = '2026-04-01T06:30:00.000Z';
const at = (minute: number) => new Date(Date.parse(received) + minute * 60_000);
const placement = {
  course: ' Weaving ',
  c_year: '1',
  section: '',
  hostelName: 'Neem House',
  roomNumber: '14',
  feesPaid: false,
};
// The page's state before somebody is admitted who is not on the list of students.
const newApplicant = { state: 'new' as const, studentId: '' };

onEachEngine('an application that staff handle', (open) => {
  async function receive() {
    const { repositories } = await open();
    const { reference } = await repositories.applications.receive(application, received);
    const stateIs = async () => (await repositories.inbox.find(reference))?.state;
    return { repositories, reference, stateIs };
  }

  test('tells the log who opened it, once a visit, and in lower case too', async () => {
    const { repositories, reference } = await receive();
    await openApplication(repositories, meera, reference.toLowerCase(), at(0));
    await openApplication(repositories, meera, reference, at(9));
    await openApplication(repositories, ravi, reference, at(9));
    await openApplication(repositories, meera, reference, at(30));
    expect(await logged(repositories)).toEqual([
      `Meera Joshi open ${reference}`,
      `Ravi Sen open ${reference}`,
      `Meera Joshi open ${reference}`,
    ]);
    await expect(openApplication(repositories, meera, 'HE-222222')).rejects.toThrow(StaffError);
  });

  test('has notes with name and time', async () => {
    const { repositories, reference } = await receive();
    await addNote(repositories, meera, { reference, text: 'Called, no answer.' }, at(1));
    await addNote(repositories, ravi, { reference, text: 'They come on Monday.' }, at(2));
    const { notes } = await openApplication(repositories, meera, reference, at(3));
    expect(notes).toMatchObject([
      { text: 'Called, no answer.', personName: 'Meera Joshi', writtenAt: at(1).toISOString() },
      { text: 'They come on Monday.', personName: 'Ravi Sen' },
    ]);
    expect(await logged(repositories)).toEqual([
      `Meera Joshi add-note ${reference}`,
      `Ravi Sen add-note ${reference}`,
    ]);
  });

  test('is being read once someone looks after it, and keeps another state', async () => {
    const { repositories, reference } = await receive();
    await takeOver(repositories, meera, reference, at(1));
    expect(await repositories.inbox.find(reference)).toMatchObject({
      state: 'reading',
      stateSince: at(1).toISOString(),
      lookedAfterBy: 'Meera Joshi',
    });
    await changeApplicationState(repositories, meera, { reference, to: 'waiting' }, at(2));
    await takeOver(repositories, ravi, reference, at(3));
    await takeOver(repositories, ravi, reference, at(4));
    expect(await repositories.inbox.find(reference)).toMatchObject({
      state: 'waiting',
      stateSince: at(2).toISOString(),
      lookedAfterBy: 'Ravi Sen',
    });
    expect(await logged(repositories)).toEqual([
      `Meera Joshi take-over ${reference}`,
      `Meera Joshi change-state ${reference}`,
      `Ravi Sen take-over ${reference}`,
    ]);
  });

  test('is declined and withdrawn, with what it was in the log', async () => {
    const { repositories, reference, stateIs } = await receive();
    await changeApplicationState(repositories, meera, { reference, to: 'declined', shown: 'new' }, at(1));
    expect(await stateIs()).toBe('declined');
    await changeApplicationState(repositories, meera, { reference, to: 'reading' }, at(2));
    await changeApplicationState(repositories, ravi, { reference, to: 'withdrawn' }, at(3));
    expect(await logged(repositories)).toEqual([
      `Meera Joshi decline ${reference}`,
      `Meera Joshi change-state ${reference}`,
      `Ravi Sen withdraw ${reference}`,
    ]);
    const [newest] = await repositories.log.page({}, { offset: 0, limit: 1 });
    expect([newest?.before, newest?.after]).toEqual(['{"state":"reading"}', '{"state":"withdrawn"}']);
  });

  test('changes for nobody who saw it in another state, or to a state that can’t follow', async () => {
    const { repositories, reference, stateIs } = await receive();
    const shown: ApplicationState = 'new';
    await changeApplicationState(repositories, meera, { reference, to: 'withdrawn' }, at(1));
    await expect(
      changeApplicationState(repositories, ravi, { reference, to: 'declined', shown }, at(2)),
    ).rejects.toThrow(ChangedMeanwhileError);
    await expect(
      admitApplicant(repositories, ravi, { reference, placement, shown: newApplicant }),
    ).rejects.toThrow(ChangedMeanwhileError);
    await expect(
      changeApplicationState(repositories, ravi, { reference, to: 'declined' }, at(2)),
    ).rejects.toThrow(StaffError);
    expect(await stateIs()).toBe('withdrawn');
    expect(await repositories.publicStudents.all()).toEqual([]);
    expect(await logged(repositories)).toHaveLength(1);
  });

  test('is decided by one of two people who do so at once', async () => {
    const { repositories, reference, stateIs } = await receive();
    const shown: ApplicationState = 'new';
    const results = await Promise.allSettled([
      changeApplicationState(repositories, meera, { reference, to: 'withdrawn', shown }),
      changeApplicationState(repositories, ravi, { reference, to: 'declined', shown }),
      admitApplicant(repositories, ravi, { reference, placement, shown: newApplicant }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await repositories.publicStudents.count()).toBe((await stateIs()) === 'admitted' ? 1 : 0);
  });

  test('makes a student when it is admitted; admitting again corrects the placement', async () => {
    const { repositories, reference, stateIs } = await receive();
    await admitApplicant(repositories, meera, { reference, placement, shown: newApplicant }, at(1));
    const { email, phone, address } = application;
    const contact = { name: 'Asha Rao', email, phone, address };
    expect(await repositories.publicStudents.all()).toEqual([
      { ...blankStudent, ...placement, ...contact, course: 'Weaving' },
    ]);
    expect(await stateIs()).toBe('admitted');
    const moved = { ...placement, roomNumber: '15' };
    const shown = { state: 'admitted' as const, studentId: (await onlyStudent(repositories)).id };
    await admitApplicant(repositories, ravi, { reference, placement: moved, shown }, at(2));
    expect(await repositories.publicStudents.all()).toMatchObject([{ roomNumber: '15' }]);
    const { student } = await openApplication(repositories, meera, reference, at(3));
    expect(student?.student.roomNumber).toBe('15');
    expect(await logged(repositories)).toEqual([
      `Meera Joshi add ${student?.id}`,
      `Meera Joshi admit ${reference}`,
      `Ravi Sen admit ${reference}`,
      `Ravi Sen change ${student?.id}`,
    ]);
  });

  test('is neither admitted nor logged where the student has other contact details', async () => {
    const { repositories, reference, stateIs } = await receive();
    await repositories.publicStudents.save([
      { ...blankStudent, name: 'Asha Rao', email: application.email, phone: '2' },
    ]);
    await expect(
      admitApplicant(repositories, meera, { reference, placement, shown: newApplicant }),
    ).rejects.toThrow('with other contact details');
    expect(await stateIs()).toBe('new');
    expect(await logged(repositories)).toEqual([]);
  });

  test('changes only the record that was shown, and belongs to that one from then on', async () => {
    const { repositories, reference, stateIs } = await receive();
    const { email, phone } = application;
    const contact = { name: 'Asha Rao', email, phone, address: 'Old Street' };
    const listed = { ...blankStudent, ...placement, ...contact, roomNumber: '2' };
    await repositories.publicStudents.save([listed]);
    const admit = (studentId: string, state: ApplicationState = 'new') =>
      admitApplicant(repositories, meera, { reference, placement, shown: { state, studentId } });
    await expect(admit('')).rejects.toThrow('The list of students has changed');
    expect(await repositories.publicStudents.all()).toEqual([listed]);
    const before = await openApplication(repositories, meera, reference, at(1));
    expect(before.student).toBeUndefined();

    const { id } = await onlyStudent(repositories);
    await admit(id);
    const record = await onlyStudent(repositories);
    expect(record.student).toMatchObject({ address: application.address, roomNumber: '14' });
    const renamed = { ...record, student: { ...record.student, name: 'Asha Sen', email: 'new@example.org' } };
    await repositories.students.save(renamed, received);
    expect((await openApplication(repositories, meera, reference, at(2))).student).toEqual(renamed);
    await expect(admit(id, 'admitted')).rejects.toThrow('with other contact details');
    expect(await repositories.publicStudents.count()).toBe(1);

    await changeApplicationState(repositories, meera, { reference, to: 'reading', entry: 'stays' }, at(3));
    expect(await stateIs()).toBe('reading');
    expect((await openApplication(repositories, meera, reference, at(4))).student).toEqual(renamed);
  });

  test('changes no record that somebody has changed since it was shown', async () => {
    const { repositories, reference } = await receive();
    await admitApplicant(repositories, meera, { reference, placement, shown: newApplicant }, at(1));
    const first = await onlyStudent(repositories);
    const admit = (record: string) => {
      const shown = { state: 'admitted', studentId: first.id, record } as const;
      return admitApplicant(repositories, ravi, { reference, placement, shown }, at(3));
    };
    for (const changed of [
      { ...first, student: { ...first.student, roomNumber: '15' } },
      { ...first, leftOn: '2026-04-02' },
    ]) {
      await repositories.students.save(changed, received);
      await expect(admit(recordVersion(first))).rejects.toThrow('The list of students has changed');
      expect(await onlyStudent(repositories)).toEqual(changed);
    }
    await admit(recordVersion(await onlyStudent(repositories)));
    expect(await onlyStudent(repositories)).toEqual(first);
  });

  test('is decided by nobody who has not read that the family asked to erase it', async () => {
    const { repositories, reference, stateIs } = await receive();
    const version = async () => {
      const found = await repositories.inbox.find(reference);
      return found && applicationVersion(found);
    };
    const before = (await version()) ?? '';
    await repositories.inbox.askForErasure(reference, received);
    for (const decide of [
      () =>
        admitApplicant(repositories, meera, {
          reference,
          placement,
          shown: { ...newApplicant, version: before },
        }),
      () => changeApplicationState(repositories, meera, { reference, to: 'declined', version: before }),
    ])
      await expect(decide()).rejects.toThrow(ChangedMeanwhileError);
    expect([await stateIs(), await repositories.students.count({})]).toEqual(['new', 0]);
    await changeApplicationState(repositories, meera, {
      reference,
      to: 'declined',
      version: await version(),
    });
    expect(await stateIs()).toBe('declined');
  });

  test('takes its student off the list when the admission is undone, unless the entry is said to stay', async () => {
    const { repositories, reference, stateIs } = await receive();
    const admit = (state: ApplicationState, studentId = '') =>
      admitApplicant(repositories, meera, { reference, placement, shown: { state, studentId } }, at(1));
    const shown = () => repositories.publicStudents.shown('open', received.slice(0, 10));
    const undo = (to: 'reading' | 'withdrawn', entry?: 'stays' | 'leaves') =>
      changeApplicationState(repositories, meera, { reference, to, entry }, at(2));

    await admit('new');
    const { id } = await onlyStudent(repositories);
    await undo('reading', 'stays');
    expect(await shown()).toHaveLength(1);

    await admit('reading', id);
    await undo('withdrawn');
    expect(await stateIs()).toBe('withdrawn');
    expect(await shown()).toEqual([]);
    expect(await onlyStudent(repositories)).toMatchObject({ id, leftOn: '2026-04-01' });

    await admit('withdrawn', id);
    expect(await shown()).toHaveLength(1);
    await undo('reading', 'leaves');
    expect(await shown()).toEqual([]);
  });

  test('leaves its student on the list where the state is refused', async () => {
    const { repositories, reference } = await receive();
    const shown = { state: 'new', studentId: '' } as const;
    await admitApplicant(repositories, meera, { reference, placement, shown });
    const late = { reference, to: 'withdrawn', shown: 'reading', entry: 'leaves' } as const;
    await expect(changeApplicationState(repositories, meera, late, at(2))).rejects.toThrow();
    expect(await onlyStudent(repositories)).toMatchObject({ leftOn: '' });
  });

  test('comes back from the bin with reference, state and notes', async () => {
    const { repositories, reference } = await receive();
    await takeOver(repositories, meera, reference, at(1));
    await admitApplicant(repositories, meera, {
      reference,
      placement,
      shown: { state: 'reading', studentId: '' },
    });
    await addNote(repositories, meera, { reference, text: 'Called.' }, at(2));
    const before = await openApplication(repositories, meera, reference, at(3));
    await deleteApplication(repositories, ravi, reference, at(4));
    expect(await repositories.inbox.all()).toEqual([]);
    expect(await repositories.applicationNotes.of(reference)).toEqual([]);

    const [binned] = await repositories.bin.all();
    expect(binned).toMatchObject({ kind: 'application', entryId: reference, name: 'Asha Rao' });
    await restoreApplication(repositories, JSON.parse(binned?.data ?? ''));
    expect(await openApplication(repositories, meera, reference, at(5))).toEqual(before);
  });

  test('stays in the bin where the family has sent the same one again', async () => {
    const { repositories, reference } = await receive();
    await deleteApplication(repositories, meera, reference, at(1));
    const again = await repositories.applications.receive(application, at(2).toISOString());
    const [binned] = await repositories.bin.all();
    await expect(restoreApplication(repositories, JSON.parse(binned?.data ?? ''))).rejects.toThrow(
      again.reference,
    );
    expect(await repositories.applications.count()).toBe(1);
  });

  test('comes back from the bin beside the same one that was sent again before', async () => {
    const { repositories, reference } = await receive();
    await repositories.inbox.change(reference, 'new', { state: 'withdrawn' });
    const sendAgain = () => repositories.applications.receive(application, received);
    const again = await sendAgain();
    await deleteApplication(repositories, meera, reference, at(1));
    const [binned] = await repositories.bin.all();
    await restoreApplication(repositories, JSON.parse(binned?.data ?? ''));
    const stateOf = async (each: string) => (await repositories.inbox.find(each))?.state;
    expect([await stateOf(reference), await stateOf(again.reference)]).toEqual(['withdrawn', 'new']);
    // A form that is sent twice is still the application that was sent last.
    expect(await sendAgain()).toEqual({ reference: again.reference, repeated: true });
  });

  test('is exported as it is filtered, no cell runs as a formula, and the log tells who did it', async () => {
    const { repositories } = await receive();
    await repositories.applications.receive({ ...application, firstName: '=1+1' }, received);
    const text = await exportInbox(repositories, meera, {
      filter: { words: '=1+1' },
      words: { form, desk },
    });
    const lines = text.split('\r\n');
    expect(lines[0]).toContain(
      '"Status","Status since","Looked after by","Asked us to erase it","Perhaps sent by a program"',
    );
    expect(lines[1]).toContain(`"'=1+1","Rao"`);
    expect(lines[1]).toContain(`"New","${received}",,,`);
    expect(lines).toHaveLength(3);
    expect(await logged(repositories)).toEqual(['Meera Joshi export ']);
  });
});

// Entries of one moment are in no order, so the words decide.
async function onlyStudent({ students }: Repositories): Promise<Student> {
  const [record, ...more] = await students.page({}, { offset: 0, limit: 2 });
  if (!record || more.length > 0) throw new Error('There is not exactly one student.');
  return record;
}

async function logged({ log }: Repositories): Promise<string[]> {
  const entries = await log.page({}, { offset: 0, limit: 100 });
  return entries
    .map(({ at: time, personName, action, entryId }) => [time, `${personName} ${action} ${entryId}`] as const)
    .toSorted(([time, text], [otherTime, other]) => (time + text < otherTime + other ? -1 : 1))
    .map(([, text]) => text);
}
