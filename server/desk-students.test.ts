import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { versionOf } from '../back-office/entries/edited-entry.ts';
import { addStudent, changeConsent, consentVersion } from '../back-office/hostel/student.ts';
import { commandLine } from '../back-office/log/log.ts';
import type { PublicationConsent } from '../domain/consents/publication-consent.ts';
import { type StudentEntry, studentFieldNames } from '../domain/hostel/student.ts';
import { asha } from '../storage/test-records.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir, beside } = await openSharedSite({ SAMPLE_DATA: 'off' });
const masked = await openSharedSite({ SAMPLE_DATA: 'off', ENROLLED_ACCESS: 'masked' });
const cookies = { editor: '', reader: '' };

beforeAll(async () => {
  cookies.editor = await signedInCookie(dataDir, 'editor', 'Meera Joshi');
  cookies.reader = await signedInCookie(dataDir, 'reader', 'Ravi Sen');
});

const consent: PublicationConsent = {
  givenBy: 'parent',
  howChecked: 'Signed form',
  givenOn: '2026-04-01',
  until: '2099-03-31',
};

type Form = Record<string, string>;

function ask(path: string, { cookie = cookies.editor, form }: { cookie?: string; form?: Form } = {}) {
  return site.fetch(
    new Request(`http://site.test${path}`, {
      headers: { cookie, origin: 'http://site.test' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    }),
  );
}

let studentsAdded = 0;

/** Adds a student of a phone number of their own and gives them with their id. */
async function add(
  own: Partial<StudentEntry> = {},
): Promise<{ id: string; student: StudentEntry; address: string }> {
  studentsAdded += 1;
  const student = { ...asha, phone: `0000 ${studentsAdded}`, ...own };
  const id = await beside((all) => addStudent(all, commandLine, student));
  return { id, student, address: `/desk/students/${id}` };
}

const find = (id: string) => beside(({ students }) => students.find(id));
const formOf = ({ feesPaid, ...texts }: StudentEntry): Form => ({
  ...texts,
  ...(feesPaid && { feesPaid: 'yes' }),
});
const publicNames = async () => {
  const answer = await site.fetch(
    new Request('http://site.test/enrolled', { headers: { accept: 'application/json' } }),
  );
  return ((await answer.json()) as StudentEntry[]).map(({ name }) => name);
};
const actionsOn = (entryId: string) =>
  beside(async ({ log }) =>
    (await log.page({ entryId }, { offset: 0, limit: 100 })).map(({ action }) => action).toReversed(),
  );

describe('the list of students', () => {
  test('is narrowed by words, fees, leaving and consent, in the address', async () => {
    await add({ name: 'Listed Paid' });
    const { address } = await add({ name: 'Listed Unpaid', feesPaid: false });
    const { address: left } = await add({ name: 'Listed Left' });
    await ask(`${left}/leave`, { form: { leftOn: '2026-05-01' } });
    await ask(`${address}/consent`, { form: { ...consent, version: consentVersion(undefined) } });
    const shown = async (query: string) => {
      const html = await (await ask(`/desk/students?q=listed&${query}`)).text();
      return ['Paid', 'Unpaid', 'Left'].filter((name) => html.includes(`Listed ${name}<`));
    };
    expect(await shown('')).toEqual(['Paid', 'Unpaid']);
    expect(await shown('fees=paid')).toEqual(['Paid']);
    expect(await shown('fees=unpaid')).toEqual(['Unpaid']);
    expect(await shown('left=yes')).toEqual(['Left']);
    expect(await shown('consent=yes')).toEqual(['Unpaid']);
    expect(await shown('consent=no')).toEqual(['Paid']);
    expect(await shown('fees=nonsense&consent=nonsense')).toEqual(['Paid', 'Unpaid']);
  });

  test('is downloaded as CSV as it is narrowed, with the columns that an import reads; no cell runs as a formula', async () => {
    await add({ name: 'Csvstudent', address: '=1+1' });
    const answer = await ask('/desk/students/export.csv?q=csvstudent');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toContain('"Full Name","Email","Phone"');
    expect(lines[1]).toContain(`"'=1+1"`);
    expect(lines).toHaveLength(3);
    expect(await actionsOn('')).toContain('export');
  });
});

describe('one student', () => {
  test('is added, and the form comes back with what is wrong', async () => {
    const wrong = await ask('/desk/students/new', { form: { name: '', email: 'nobody', course: 'Pottery' } });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('Enter the name.');
    expect(html).toContain('Enter an email address like');
    expect(html).toContain('value="Pottery"');

    const added = await ask('/desk/students/new', { form: formOf({ ...asha, name: 'Added Now' }) });
    expect(added.status).toBe(303);
    expect(await (await ask(added.headers.get('location') ?? '')).text()).toContain(
      'The student is on the list.',
    );
    expect(await publicNames()).toContain('Added Now');
    const again = await ask('/desk/students/new', { form: formOf({ ...asha, name: 'Added Now' }) });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('on the list already');
  });

  test('is changed in every field', async () => {
    const { id, student, address } = await add({ name: 'Before' });
    const texts = studentFieldNames.map((name) => [name, `new ${name}`]);
    const changed: StudentEntry = {
      ...(Object.fromEntries(texts) as StudentEntry),
      name: 'After',
      email: 'after@example.org',
      phone: '123',
      address: 'A\nB',
      course: 'C',
      c_year: '3',
      section: 'D',
      hostelName: 'E',
      roomNumber: 'F',
      feesPaid: false,
    };
    const form = { ...formOf(changed), version: versionOf(student), person: 'same' };
    expect((await ask(address, { form })).status).toBe(303);
    expect(await find(id)).toMatchObject({ student: changed });
    expect(await actionsOn(id)).toEqual(['add', 'change']);
  });

  test('does not become somebody else: the form asks, and somebody else gets a record of their own', async () => {
    const { id, student, address } = await add({ name: 'Was First' });
    const other = { ...student, name: 'Lata Pawar', phone: '98888 88888' };
    const form = { ...formOf(other), version: versionOf(student) };
    const asked = await ask(address, { form });
    expect(asked.status).toBe(409);
    const html = await asked.text();
    expect(html).toContain('Is this the same person?');
    expect(html).toContain('value="Lata Pawar"');
    expect(html).toContain('formAction="/desk/students/new"');
    expect(await find(id)).toMatchObject({ student });

    const added = await ask('/desk/students/new', { form });
    expect(added.status).toBe(303);
    expect(await find(id)).toMatchObject({ student });
  });

  test('is not overwritten by who saw an earlier version: both come back, and the choice is theirs', async () => {
    const { id, student, address } = await add({ name: 'Conflict' });
    const version = versionOf(student);
    await ask(address, { form: { ...formOf({ ...student, course: 'Theirs' }), version } });
    // A form that comes back for another reason keeps its version.
    const wrong = await ask(address, { form: { ...formOf({ ...student, name: '' }), version } });
    const [, kept = ''] = /name="version" value="(\w+)"/.exec(await wrong.text()) ?? [];
    const answer = await ask(address, { form: { ...formOf({ ...student, course: 'Mine' }), version: kept } });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toMatch(/Theirs<\/td><td[^>]*>Mine<\/td>/);
    expect(html).toContain('value="Mine"');
    expect(await find(id)).toMatchObject({ student: { course: 'Theirs' } });

    const shown = /name="version" value="(\w+)"/.exec(html)?.[1] ?? '';
    await ask(address, { form: { ...formOf({ ...student, course: 'Mine' }), version: shown } });
    expect(await find(id)).toMatchObject({ student: { course: 'Mine' } });
  });

  test('who leaves is not on the public list, stays in the desk and comes back', async () => {
    const { id, address } = await add({ name: 'Leaver' });
    expect(await publicNames()).toContain('Leaver');
    for (const [leftOn, problem] of [
      ['2026-02-30', 'Choose the day on which the student left.'],
      // Whoever types 26 for the year: the details would be removed in the night.
      ['0026-05-01', 'This day is so long ago that the student’s details would be removed for good at once.'],
      ['2226-05-01', 'This day is more than a year ahead.'],
    ] as const) {
      const refused = await ask(`${address}/leave`, { form: { leftOn } });
      const html = await refused.text();
      expect([refused.status, html]).toEqual([422, expect.stringContaining(problem)]);
      expect(html).toContain(`value="${leftOn}"`);
    }
    expect(await find(id)).toMatchObject({ leftOn: '' });
    await ask(`${address}/leave`, { form: { leftOn: '2026-05-01' } });
    expect(await publicNames()).not.toContain('Leaver');
    expect(await (await ask(address)).text()).toContain('Left on 1 May 2026.');
    await ask(`${address}/come-back`, { form: {} });
    expect(await publicNames()).toContain('Leaver');
    expect(await actionsOn(id)).toEqual(['add', 'open', 'leave', 'come-back']);
  });

  test('may be published with a consent, which is withdrawn', async () => {
    const { id, address } = await add({ name: 'Consent' });
    const none = consentVersion(undefined);
    for (const wrong of [{ givenBy: '' }, { howChecked: '' }, { givenOn: 'now' }, { until: '2026-03-31' }])
      expect(
        (await ask(`${address}/consent`, { form: { ...consent, version: none, ...wrong } })).status,
      ).toBe(422);
    const ahead = await ask(`${address}/consent`, {
      form: { ...consent, version: none, givenOn: '2098-04-01' },
    });
    expect([ahead.status, await ahead.text()]).toEqual([
      422,
      expect.stringContaining('This day has not come yet.'),
    ]);
    await ask(`${address}/consent`, { form: { ...consent, version: none } });
    expect(await find(id)).toMatchObject({ consent });
    expect(await (await ask(address)).text()).toContain('Consent by a parent');

    const late = await ask(`${address}/consent`, { form: { ...consent, version: none } });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Theirs: Consent by a parent');
    await ask(`${address}/consent/withdraw`, { form: { version: consentVersion(consent) } });
    expect(await find(id)).toMatchObject({ consent: undefined });
    expect(await actionsOn(id)).toEqual(['add', 'open', 'consent', 'withdraw-consent']);
  });

  test('names on their page who may be the same by another spelling, and nobody for whom a withdrawal holds', async () => {
    const phone = '98100 00001';
    const { address } = await add({ name: 'Ravi Household', phone });
    const { address: nearly } = await add({ name: 'Rani Household', phone });
    const { address: theirs } = await add({ name: 'Raavi Household', phone });
    const page = await (await ask(address)).text();
    expect(page).toContain(`href="${nearly}"`);
    expect(page).not.toContain(`href="${theirs}"`);
  });

  test('moves to the bin', async () => {
    const { id, address } = await add({ name: 'Binned' });
    const answer = await ask(`${address}/bin`, { form: {} });
    expect(await (await ask(answer.headers.get('location') ?? '')).text()).toContain('href="/desk/bin"');
    expect(await find(id)).toBeUndefined();
    expect(await beside(({ bin }) => bin.all())).toMatchObject([{ kind: 'student', entryId: id }]);
  });

  test('is erased for good after a proof and a question, and the log keeps no name', async () => {
    const { id, address } = await add({ name: 'Erasable Student' });
    expect(await (await ask(address)).text()).toContain(`href="${address}/erase"`);
    expect(await (await ask(address, { cookie: cookies.reader })).text()).not.toContain('/erase"');
    expect((await ask(`${address}/erase`, { cookie: cookies.reader, form: {} })).status).toBe(403);
    const old = await signedInCookie(dataDir, 'editor', 'Old proof', new Date(Date.now() - 3_600_000));
    expect((await ask(`${address}/erase`, { cookie: old, form: {} })).status).toBe(401);
    expect(await find(id)).toBeDefined();

    // Another record on the list, which stays: staff decide.
    const respelt = await add({ name: 'Erasabel Student' });
    const question = await (await ask(`${address}/erase`)).text();
    expect(question).toContain('Erase the details of Erasable Student');
    expect(question).toContain(`href="${respelt.address}"`);
    const answer = await ask(`${address}/erase`, { form: {} });
    expect(answer.headers.get('location')).toBe('/desk/students?done=erased');
    expect((await ask(address)).status).toBe(404);
    expect(await (await ask('/desk/students?done=erased')).text()).toContain(
      'The student’s details are erased.',
    );
    expect((await ask(`${respelt.address}/erase`, { form: {} })).status).toBe(303);
    expect(await (await ask('/desk/log')).text()).not.toContain('Erasab');
    expect(await readFile(join(dataDir, 'erasures.jsonl'), 'utf8')).toContain('"kind":"student"');
  });

  test('who is not there answers 404, and readers only look', async () => {
    const { address } = await add({ name: 'Looked At' });
    const html = await (await ask(address, { cookie: cookies.reader })).text();
    expect(html).toContain('Looked At');
    expect(html).not.toContain('action="/desk/students');
    for (const path of ['/desk/students/new', `${address}/consent`])
      expect((await ask(path, { cookie: cookies.reader })).status).toBe(403);
    for (const path of ['', '/leave', '/come-back', '/bin', '/consent', '/consent/withdraw']) {
      const form = { name: 'x', leftOn: '2026-05-01' };
      expect((await ask(address + path, { cookie: cookies.reader, form })).status).toBe(403);
      expect((await ask(`/desk/students/nobody${path}`, { form })).status).toBe(404);
    }
    expect((await ask('/desk/students/nobody')).status).toBe(404);
  });
});

test.each([
  [
    'open',
    'Visitors see this student on the list of students, with name, email, phone number, address',
    '1 student is on the public list',
  ],
  [
    'masked',
    'only a little of the email and phone number, and nothing of the address',
    '1 student is on the public list',
  ],
  ['consented', 'Visitors do not see this student', undefined],
  ['closed', 'Visitors do not see this student', undefined],
] as const)(
  'where the list is %s, the page of a student and Home say what visitors see of who was just admitted',
  async (access, shown, listed) => {
    const own = await openSharedSite({ SAMPLE_DATA: 'off', ENROLLED_ACCESS: access });
    const cookie = await signedInCookie(own.dataDir, 'owner');
    const id = await own.beside((all) => addStudent(all, commandLine, asha));
    const html = async (path: string) =>
      (await own.site.fetch(new Request(`http://site.test${path}`, { headers: { cookie } }))).text();
    const list = await own.site.fetch(
      new Request('http://site.test/enrolled', { headers: { accept: 'application/json' } }),
    );
    expect((await list.text()).includes(asha.address)).toBe(access === 'open');
    expect(await html(`/desk/students/${id}`)).toContain(shown);
    expect((await html('/desk')).match(/1 student is on the public list/)?.[0]).toBe(listed);
    expect((await html('/desk/first-steps')).includes('Everyone can read it now')).toBe(access === 'open');

    await own.beside((all) =>
      changeConsent(all, commandLine, id, { version: consentVersion(undefined), consent }),
    );
    expect(await html('/desk')).not.toContain('1 student is on the public list');
    expect((await html(`/desk/students/${id}`)).includes('Visitors do not see')).toBe(access === 'closed');
  },
);

test('adding a student says that everyone can read the list, where that is so', async () => {
  const note = 'Everyone can read the list of students on the site';
  expect(await (await ask('/desk/students/new')).text()).toContain(note);

  const cookie = await signedInCookie(masked.dataDir, 'editor');
  const page = await masked.site.fetch(
    new Request('http://site.test/desk/students/new', { headers: { cookie } }),
  );
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain(note);
});

test('adding a student says that the list shows them once they agreed, where that is so', async () => {
  const consented = await openSharedSite({ SAMPLE_DATA: 'off', ENROLLED_ACCESS: 'consented' });
  const cookie = await signedInCookie(consented.dataDir, 'editor');
  const page = await consented.site.fetch(
    new Request('http://site.test/desk/students/new', { headers: { cookie } }),
  );
  expect(await page.text()).toContain('only while a valid consent is stored');
});
