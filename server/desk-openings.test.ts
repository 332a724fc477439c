import { beforeAll, expect, test } from 'vitest';
import { addNote, deleteApplication } from '../back-office/hostel/application.ts';
import { takeOwnStep } from '../back-office/hostel/own-application.ts';
import { addStudent, changeConsent, consentVersion, deleteStudent } from '../back-office/hostel/student.ts';
import { commandLine } from '../back-office/log/log.ts';
import { application, asha } from '../storage/test-records.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir, beside } = await openSharedSite({ SAMPLE_DATA: 'off' });
const cookies = { owner: '', editor: '', reader: '' };

beforeAll(async () => {
  cookies.owner = await signedInCookie(dataDir, 'owner', 'Lata Kulkarni');
  cookies.editor = await signedInCookie(dataDir, 'editor', 'Meera Joshi');
  cookies.reader = await signedInCookie(dataDir, 'reader', 'Ravi Sen');
});

type As = keyof typeof cookies;

function ask(path: string, as: As, form?: Record<string, string>) {
  return site.fetch(
    new Request(`http://site.test${path}`, {
      headers: { cookie: cookies[as], origin: 'http://site.test' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    }),
  );
}

async function pageOf(path: string, as: As): Promise<string> {
  const answer = await ask(path, as);
  expect(answer.status).toBe(200);
  return answer.text();
}

let added = 0;

/** Receives an application and adds a student, of nobody else; gives the reference and the id. */
async function receive() {
  added += 1;
  const own = { email: `opened${added}@example.org`, phone: `00000 0010${added}` };
  return beside(async (all) => ({
    reference: (await all.applications.receive({ ...application, ...own }, '2026-04-01T06:30:00.000Z'))
      .reference,
    id: await addStudent(all, commandLine, { ...asha, name: `Opened ${added}`, phone: own.phone }),
  }));
}

const openings = (entryId: string) =>
  beside(async ({ log }) => {
    const entries = await log.page({ entryId, action: 'open' }, { offset: 0, limit: 100 });
    return entries.map(({ personName }) => personName).toReversed();
  });

test('the log names what changed of an application, and shows none of it to who has not opened it', async () => {
  const { reference } = await receive();
  const { version = '' } = (await beside((all) => takeOwnStep(all, reference, { name: 'show' }))) ?? {};
  const stored = await beside(({ inbox }) => inbox.find(reference));
  const corrected = {
    ...application,
    email: stored?.email ?? '',
    phone: stored?.phone ?? '',
    address: 'Corrected Lane 5',
    additionalInfo: 'Corrected needs',
  };
  await beside(async (all) => {
    const step = { name: 'correct', application: corrected, version } as const;
    expect((await takeOwnStep(all, reference, step))?.refusal).toBeUndefined();
    await addNote(all, commandLine, { reference, text: 'A noted secret' });
    await deleteApplication(all, commandLine, reference);
  });
  const csv = await ask(`/desk/log/export.csv?entry=${reference}`, 'owner');
  for (const text of [await pageOf(`/desk/log?entry=${reference}`, 'reader'), await csv.text()]) {
    expect(text).toContain('corrected the application of');
    expect(text).toContain('wrote a note about');
    for (const field of ['Address', 'Additional info', 'Note']) expect(text).toContain(field);
    for (const content of [corrected.address, corrected.additionalInfo, 'Example Nagar', 'A noted secret'])
      expect(text).not.toContain(content);
  }
});

test('the log shows the contact details of no student, and that they changed', async () => {
  const { id } = await receive();
  await beside((all) => deleteStudent(all, commandLine, id));
  const page = await pageOf(`/desk/log?kind=student&entry=${id}`, 'reader');
  expect(page).toContain('not shown in the log');
  for (const detail of [asha.email, asha.address, '00000 0010']) expect(page).not.toContain(detail);
});

test('whoever opens the page of a student is in the log, once a visit', async () => {
  const { id } = await receive();
  const address = `/desk/students/${id}`;
  await pageOf(address, 'reader');
  await pageOf(address, 'reader');
  await pageOf(address, 'editor');
  expect((await ask(address, 'editor', { name: '' })).status).toBe(422);
  expect(await openings(id)).toEqual(['Ravi Sen', 'Meera Joshi']);
  const log = await pageOf(`/desk/log?kind=student&entry=${id}`, 'reader');
  expect(log).toMatch(/Ravi Sen opened the entry of the student Opened \d/);
});

test('so is whoever opens the consent of a student, which says how it was checked', async () => {
  const { id } = await receive();
  const consent = {
    givenBy: 'parent',
    howChecked: 'Asked',
    givenOn: '2026-04-01',
    until: '2099-03-31',
  } as const;
  await beside((all) => changeConsent(all, commandLine, id, { consent, version: consentVersion(undefined) }));
  expect(await pageOf(`/desk/students/${id}/consent`, 'editor')).toContain('Asked');
  expect(await openings(id)).toEqual(['Meera Joshi']);
});

test.each(['admit', 'decline'])('so is whoever opens the page to %s an applicant', async (decision) => {
  const { reference } = await receive();
  const address = `/desk/applications/${reference}/${decision}`;
  expect((await ask(address, 'reader')).status).toBe(403);
  await pageOf(address, 'editor');
  expect(await openings(reference)).toEqual(['Meera Joshi']);
  await pageOf(`/desk/applications/${reference}`, 'editor');
  expect(await openings(reference)).toEqual(['Meera Joshi']);
});

test('so is whoever sees there the record that admitting changes', async () => {
  const { reference } = await receive();
  const {
    firstName,
    lastName,
    email = '',
    phone = '',
  } = (await beside(({ inbox }) => inbox.find(reference))) ?? {};
  const listed = { ...asha, name: `${firstName} ${lastName}`, email, phone, guardianName: 'Sunita Rao' };
  const id = await beside(async (all) => {
    await all.publicStudents.save([listed]);
    return (await all.students.findSame(listed))?.id ?? '';
  });
  expect(await pageOf(`/desk/applications/${reference}/admit`, 'editor')).toContain('Sunita Rao');
  expect(await openings(id)).toEqual(['Meera Joshi']);
});
