import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { versionOf } from '../back-office/entries/edited-entry.ts';
import { changeStudent } from '../back-office/hostel/change-student.ts';
import { newApplicationKey, takeOwnStep } from '../back-office/hostel/own-application.ts';
import { deleteStudent } from '../back-office/hostel/student.ts';
import { commandLine } from '../back-office/log/log.ts';
import type { Application } from '../domain/hostel/application.ts';
import { blankStudent } from '../domain/hostel/student.ts';
import { languages } from '../domain/values/languages.ts';
import { application } from '../storage/test-records.ts';
import { readContent } from '../texts/read-content.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const reading = readContent('content');
if ('problems' in reading) throw new Error('The content has mistakes.');
const { content } = reading;
const { site, dataDir, beside } = await openSharedSite();
const received = '2026-04-01T06:30:00.000Z';
const cookies = { editor: '', reader: '' };

beforeAll(async () => {
  cookies.editor = await signedInCookie(dataDir, 'editor', 'Meera Joshi');
  cookies.reader = await signedInCookie(dataDir, 'reader', 'Ravi Sen');
});

function ask(
  path: string,
  {
    cookie = cookies.editor,
    language = 'en',
    form,
  }: { cookie?: string; language?: string; form?: Form } = {},
) {
  return site.fetch(
    new Request(`http://site.test${path}`, {
      headers: { cookie, origin: 'http://site.test', 'accept-language': language },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    }),
  );
}

type Form = Record<string, string>;

let applicants = 0;

/** Receives an application of someone new and gives its reference. */
async function receive(
  own: Partial<Application> = {},
  marks: { suspect?: boolean } = {},
  at = received,
): Promise<string> {
  applicants += 1;
  const email = `applicant${applicants}@example.org`;
  const { reference } = await beside(({ applications }) =>
    applications.receive({ ...application, email, ...own }, at, 'en', '', marks),
  );
  return reference;
}

/** The fields that a browser would send of the form that admits or declines, with some typed otherwise. */
async function openedForm(path: string, typed: Form = {}): Promise<Form> {
  return { ...fieldsIn(await (await ask(path)).text()), ...typed };
}

function fieldsIn(html: string): Form {
  const inputs = [...html.matchAll(/<input([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const sent = inputs.filter((each) => !each.includes('type="checkbox"') || each.includes('checked=""'));
  const read = (text: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1] ?? '';
  return Object.fromEntries(sent.map((each) => [read(each, 'name'), read(each, 'value')]));
}

const find = (reference: string) => beside(({ inbox }) => inbox.find(reference));
const logOf = (entryId: string) =>
  beside(async ({ log }) => {
    const entries = await log.page({ entryId }, { offset: 0, limit: 100 });
    return entries.map(({ personName, action }) => `${personName} ${action}`).toReversed();
  });

const placement = {
  course: 'Weaving',
  c_year: '1',
  section: 'A',
  hostelName: 'Neem House',
  roomNumber: '14',
  feesPaid: 'yes',
  shown: 'new',
};

describe('the inbox', () => {
  test('lists applications with state, age and who looks after them, fifty on a page', async () => {
    const reference = await receive({ firstName: 'Inbox' });
    const html = await (await ask('/desk/applications?q=inbox')).text();
    expect(html).toContain(`href="/desk/applications/${reference}"`);
    expect(html).toMatch(/\d+ working days, late/);
    await beside((all) =>
      all.inTransaction(async ({ applications }) => {
        for (let index = 0; index < 51; index += 1)
          await applications.receive(
            { ...application, firstName: 'Paged', email: `p${index}@example.org` },
            received,
          );
      }),
    );
    const rows = async (page: string) =>
      (await (await ask(`/desk/applications?q=paged${page}`)).text()).match(/Paged Rao/g)?.length;
    expect(await rows('')).toBe(50);
    expect(await rows('&page=2')).toBe(1);
  });

  test('calls an application late on the day from which its family reads so, a Sunday too', async () => {
    const reference = await receive({ firstName: 'Weekend' }, {}, '2026-03-20T06:30:00.000Z');
    // Seven working days after a Friday: the Saturday of the next week.
    for (const [day, isLate] of [
      ['2026-03-28', false],
      ['2026-03-29', true],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T06:30:00.000Z`) });
      const cookie = await signedInCookie(dataDir, 'editor');
      const key = await beside((all) => newApplicationKey(all, reference, new Date()));
      const read = async (path: string) => (await ask(path, { cookie })).text();
      const [list, home, full, easy] = await Promise.all(
        [
          '/desk/applications?q=weekend',
          '/desk',
          `/application?key=${key}`,
          `/easy/application?key=${key}`,
        ].map(read),
      );
      vi.useRealTimers();
      expect(list?.includes('working days, late')).toBe(isLate);
      const row = home?.split(reference).at(-1)?.split('</li>')[0];
      expect(row?.includes('>late<')).toBe(isLate);
      const { ownApplication, easy: easyTexts } = content.messages.en;
      expect(full?.includes(ownApplication.late.slice(0, 20))).toBe(isLate);
      expect(easy?.includes(easyTexts.application.late.text.slice(0, 20))).toBe(isLate);
    }
  });

  test('is narrowed by state, words and who looks after it, and counts what is left', async () => {
    const mine = await receive({ firstName: 'Narrow', lastName: 'One' });
    const other = await receive({ firstName: 'Narrow', lastName: 'Two' });
    await ask(`/desk/applications/${mine}/take-over`, { form: {} });
    const shown = async (query: string) => {
      const html = await (await ask(`/desk/applications?${query}`)).text();
      return [mine, other].map((reference) => html.includes(reference));
    };
    expect(await shown('q=narrow')).toEqual([true, true]);
    expect(await shown('q=narrow&state=new')).toEqual([false, true]);
    expect(await shown('q=narrow&who=me')).toEqual([true, false]);
    expect(await shown('q=narrow&who=nobody')).toEqual([false, true]);
    expect(await shown(`q=${mine.slice(3).toLowerCase()}`)).toEqual([true, false]);
    expect(await shown('q=narrow&state=nonsense&who=nonsense&page=-1')).toEqual([true, true]);
    const html = await (await ask('/desk/applications?q=narrow')).text();
    expect(html).toContain('All (2)');
    expect(html).toContain('Being read (1)');
    expect(html).toContain('state=new&amp;q=narrow');
  });

  test('marks what a program may have filled in, and its page says why, in each language', async () => {
    const reference = await receive({ firstName: 'Filler' }, { suspect: true });
    await receive({ firstName: 'Typist' });
    for (const language of languages) {
      const { suspect } = content.desk[language].applications;
      const html = async (path: string) => (await ask(`/desk/applications${path}`, { language })).text();
      expect(await html('?q=filler')).toContain(suspect.label);
      expect(await html(`/${reference}`)).toContain(suspect.label);
      expect(await html(`/${reference}`)).toContain(suspect.text);
      expect(await html('?q=typist')).not.toContain(suspect.label);
    }
  });

  test('is downloaded as CSV as it is narrowed; no cell runs as a formula', async () => {
    await receive({ firstName: '=HYPERLINK(1)', lastName: 'Csvformula' });
    const answer = await ask('/desk/applications/export.csv?q=csvformula');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toMatch(
      /attachment; filename="applications-[\d-]+\.csv"/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toContain('"Reference number"');
    expect(lines[1]).toContain(`"'=HYPERLINK(1)"`);
    expect(lines).toHaveLength(3);
    expect(await logOf('')).toContain('Meera Joshi export');
  });

  test('shows what someone wrote as text, never as HTML', async () => {
    const evil = '<script>alert(1)</script>';
    const reference = await receive({ firstName: evil, lastName: 'Htmltext', additionalInfo: evil });
    for (const path of ['?q=htmltext', `/${reference}`, `/${reference}/admit`, `/${reference}/decline`]) {
      const html = await (await ask(`/desk/applications${path}`)).text();
      expect(html).toContain('Htmltext');
      expect(html).not.toContain('<script>alert');
    }
  });
});

describe('one application', () => {
  test('shows all that was written, links to call and write, and who opened it is in the log', async () => {
    const reference = await receive({ firstName: 'Opened', phone: '098765 43210', email: 'a+b@example.org' });
    const answer = await ask(`/desk/applications/${reference.toLowerCase()}`, { cookie: cookies.reader });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('ब्रेल में पढ़ती हूँ');
    expect(html).toContain('href="tel:+919876543210"');
    expect(html).toMatch(
      /href="https:\/\/wa\.me\/919876543210\?text=Namaste%2C%0A%0A\S+%20Opened%E2%80%99s%20/,
    );
    expect(html).toMatch(/href="mailto:a%2Bb@example\.org\?subject=[^"]+&amp;body=Namaste%2C%0D%0A/);
    expect(html).toContain(`We have received Opened’s application ${reference}`);
    expect(await logOf(reference)).toEqual(['Ravi Sen open']);
  });

  test.each(['९८७६५ ४३२१०', '98765 43210 / 91234 56780', '+91 098765 43210 (after 6 pm)'])(
    'is called and written to by its first phone number, and shows what was typed: %s',
    async (phone) => {
      const reference = await receive({ phone });
      const html = await (await ask(`/desk/applications/${reference}`)).text();
      expect(html).toContain('href="tel:+919876543210"');
      expect(html).toContain('href="https://wa.me/919876543210?text=');
      expect(html).toContain(phone);
    },
  );

  test('that does not exist answers 404 on each of its addresses', async () => {
    for (const path of ['', '/admit', '/decline'])
      expect((await ask(`/desk/applications/HE-222222${path}`)).status).toBe(404);
    for (const path of ['/note', '/take-over', '/state', '/bin', '/admit', '/decline'])
      expect((await ask(`/desk/applications/HE-222222${path}`, { form: {} })).status).toBe(404);
  });

  test('is looked at by readers, and changed by editors only', async () => {
    const reference = await receive();
    const address = `/desk/applications/${reference}`;
    const html = await (await ask(address, { cookie: cookies.reader })).text();
    expect(html).not.toContain('action="/desk/applications');
    for (const path of ['/admit', '/decline'])
      expect((await ask(address + path, { cookie: cookies.reader })).status).toBe(403);
    for (const path of ['/note', '/take-over', '/state', '/bin', '/admit', '/decline']) {
      const form = { ...placement, note: 'x', state: 'waiting' };
      expect((await ask(address + path, { cookie: cookies.reader, form })).status).toBe(403);
    }
    expect(await find(reference)).toMatchObject({ state: 'new', lookedAfterBy: '' });
  });

  test('takes notes; an empty one comes back with the reason', async () => {
    const reference = await receive();
    const address = `/desk/applications/${reference}`;
    const empty = await ask(`${address}/note`, { form: { note: ' ' } });
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain('Write a note.');
    const long = 'long note '.repeat(300);
    const tooLong = await ask(`${address}/note`, { form: { note: long } });
    expect(tooLong.status).toBe(422);
    expect(await tooLong.text()).toContain(long.trim());

    const added = await ask(`${address}/note`, { form: { note: 'Called, no answer.' } });
    expect(added.status).toBe(303);
    const html = await (await ask(added.headers.get('location') ?? '')).text();
    expect(html).toContain('Called, no answer.');
    expect(html).toContain('Meera Joshi, <time');
    expect(html).toContain('The note is added.');
    expect(await logOf(reference)).toEqual(['Meera Joshi open', 'Meera Joshi add-note']);
  });

  test('is taken over and changes its state', async () => {
    const reference = await receive();
    const address = `/desk/applications/${reference}`;
    await ask(`${address}/take-over`, { form: {} });
    expect(await find(reference)).toMatchObject({ state: 'reading', lookedAfterBy: 'Meera Joshi' });
    await ask(`${address}/state`, { form: { state: 'waiting', shown: 'reading' } });
    expect(await find(reference)).toMatchObject({ state: 'waiting' });
    for (const state of ['', 'admitted', 'lost'])
      expect((await ask(`${address}/state`, { form: { state, shown: 'waiting' } })).status).toBe(422);
    expect((await ask(`${address}/state`, { form: { state: 'new', shown: 'waiting' } })).status).toBe(409);
    expect(await find(reference)).toMatchObject({ state: 'waiting' });
  });

  test('is admitted with a placement, and the message that is ready offers the place', async () => {
    const reference = await receive({ firstName: 'Admitted' });
    const address = `/desk/applications/${reference}`;
    const blank = await ask(`${address}/admit`, { form: { ...placement, hostelName: '' } });
    expect(blank.status).toBe(422);
    const form = await blank.text();
    expect(form).toContain('Enter the name of the hostel.');
    expect(form).toContain('value="Weaving"');

    const answer = await ask(`${address}/admit`, { form: placement });
    expect(answer.status).toBe(303);
    const html = await (await ask(answer.headers.get('location') ?? '')).text();
    expect(html).toContain('Admitted. Now tell the applicant');
    expect(html).toContain('a place in our hostel: Neem House, 14.');
    expect(await find(reference)).toMatchObject({ state: 'admitted' });
    const students = await beside((all) => all.publicStudents.all());
    expect(students.find(({ name }) => name === 'Admitted Rao')).toMatchObject({
      course: 'Weaving',
      hostelName: 'Neem House',
      feesPaid: true,
    });
    expect(await logOf(reference)).toContain('Meera Joshi admit');

    const next = await receive({ firstName: 'Next' });
    const prefilled = await (await ask(`/desk/applications/${next}/admit`)).text();
    expect(prefilled).toContain('value="Neem House"');
    expect(prefilled).not.toContain('value="Weaving"');
    expect(await (await ask(`${address}/admit`)).text()).toContain('value="Weaving"');
  });

  test('asks what becomes of the student where an admission is undone; the proposal takes them off the list', async () => {
    const visible = async () =>
      (await (await site.fetch(new Request('http://site.test/enrolled'))).text()).includes('Undone Rao');
    const admitted = async (shown: string) => {
      const form = await openedForm(`${address}/admit`, { ...placement, shown });
      expect((await ask(`${address}/admit`, { form })).status).toBe(303);
      expect(await visible()).toBe(true);
    };
    const reference = await receive({ firstName: 'Undone' });
    const address = `/desk/applications/${reference}`;
    expect(await (await ask(address)).text()).not.toContain('What happens to the entry?');
    await admitted('new');
    const page = await (await ask(address)).text();
    expect(page).toContain('Undone Rao is on the list of students. What happens to the entry?');
    const [proposed] = page.match(/<input[^>]*name="entry"[^>]*checked=""[^>]*>/) ?? [];
    expect(proposed).toContain('value="leaves"');

    const undo = (form: Form) => ask(`${address}/state`, { form: { shown: 'admitted', ...form } });
    await undo({ state: 'reading', entry: 'stays' });
    expect(await visible()).toBe(true);
    await admitted('reading');
    // A form that was opened before the page asked.
    const done = await undo({ state: 'withdrawn' });
    expect(await visible()).toBe(false);
    const after = await (await ask(done.headers.get('location') ?? '')).text();
    expect(after).toContain('The status is changed, and the student has left the list.');
    const { studentId = '' } = (await find(reference)) ?? {};
    expect(after).toMatch(new RegExp(`href="/desk/students/${studentId}"[^>]*>The student’s entry`));
    expect(await logOf(studentId)).toContain('Meera Joshi leave');
    await ask(`/desk/students/${studentId}/come-back`, { form: {} });
    expect(await visible()).toBe(true);
  });

  test('is declined after its message was shown', async () => {
    const reference = await receive({ firstName: 'Declined' });
    const address = `/desk/applications/${reference}`;
    expect(await (await ask(`${address}/decline`)).text()).toContain('we cannot offer a place');
    expect(await find(reference)).toMatchObject({ state: 'new' });
    const answer = await ask(`${address}/decline`, { form: { shown: 'new' } });
    const html = await (await ask(answer.headers.get('location') ?? '')).text();
    expect(html).toContain('we cannot offer a place');
    expect(await find(reference)).toMatchObject({ state: 'declined' });
    expect(await logOf(reference)).toContain('Meera Joshi decline');
  });

  test('is not decided by who saw it before someone else decided: both states are shown', async () => {
    const reference = await receive();
    const address = `/desk/applications/${reference}`;
    await ask(`${address}/decline`, { form: { shown: 'new' } });
    for (const [path, form] of [
      ['/admit', placement],
      ['/decline', { shown: 'new' }],
      ['/state', { shown: 'new', state: 'waiting' }],
    ] as const) {
      const answer = await ask(address + path, { form });
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain('the status was “New”. Now it is “Declined”.');
    }
    const html = await (await ask(`${address}/admit`, { form: placement })).text();
    expect(html).toContain('name="shown" value="declined"');
    expect(html).toContain('value="Weaving"');
    expect(await find(reference)).toMatchObject({ state: 'declined' });
    const chosen = await ask(`${address}/admit`, { form: { ...placement, shown: 'declined' } });
    expect(chosen.status).toBe(303);
  });

  test('is not admitted with other details than those that were shown', async () => {
    const reference = await receive({ firstName: 'Corrected' });
    const address = `/desk/applications/${reference}`;
    const opened = await (await ask(`${address}/admit`)).text();
    const version = /name="version" value="([^"]+)"/.exec(opened)?.[1] ?? '';
    const { email = '' } = (await find(reference)) ?? {};
    const application_ = { ...application, email, firstName: 'Somebody', lastName: 'Else' };
    await beside(async (all) => {
      const own = (await takeOwnStep(all, reference, { name: 'show' }))?.version ?? '';
      await takeOwnStep(all, reference, { name: 'correct', application: application_, version: own });
    });

    const late = await ask(`${address}/admit`, { form: { ...placement, version } });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain(
      'The applicant has corrected the application, or asked to erase it, since you opened this.',
    );
    expect(html).toContain('Admit Somebody Else');
    expect(await find(reference)).toMatchObject({ state: 'new' });
    const now = /name="version" value="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await ask(`${address}/admit`, { form: { ...placement, version: now } })).status).toBe(303);
  });

  test('shows before it is admitted whose record changes, and changes no other one', async () => {
    const reference = await receive({ firstName: 'Listed', email: 'listed@example.org' });
    const address = `/desk/applications/${reference}/admit`;
    const before = await (await ask(address)).text();
    expect(before).toContain('name="student" value=""');
    const placed = { course: 'Pottery', c_year: '', section: '', hostelName: 'Lotus', roomNumber: '7' };
    const { phone } = application;
    const contact = { name: 'Listed Rao', email: 'listed@example.org', phone, address: 'Old Street 5' };
    const student = { ...blankStudent, ...contact, ...placed };
    await beside(({ publicStudents }) => publicStudents.save([student]));

    const late = await ask(address, { form: placement });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('The list of students has changed since you opened this page.');
    for (const text of [
      'Old Street 5',
      'Lotus',
      'Make sure that this is the same person.',
      'value="Weaving"',
    ])
      expect(html).toContain(text);
    expect(await beside(({ publicStudents }) => publicStudents.all())).toContainEqual(student);

    const shown = await openedForm(address, placement);
    expect((await ask(address, { form: shown })).status).toBe(303);
    expect(await find(reference)).toMatchObject({ state: 'admitted', studentId: shown['student'] });
    expect(await (await ask(address)).text()).not.toContain('Make sure that this is the same person.');
  });

  describe('whose student somebody else has changed since the form was opened', () => {
    const changed = 'The list of students has changed since you opened this page.';
    const enrolled = async () => (await site.fetch(new Request('http://site.test/enrolled'))).text();

    async function admitted(firstName: string) {
      const email = `${firstName}@example.org`;
      const reference = await receive({ firstName, email });
      const admission = `/desk/applications/${reference}/admit`;
      const { feesPaid: _, ...unpaid } = placement;
      await ask(admission, { form: unpaid });
      const { studentId = '' } = (await find(reference)) ?? {};
      const record = async () => {
        const found = await beside(({ students }) => students.find(studentId));
        if (!found) throw new Error(`${firstName} was not admitted.`);
        return found;
      };
      return { admission, record, email, address: `/desk/students/${studentId}` };
    }

    async function refusedOnce(admission: string, form: Form): Promise<Form> {
      const late = await ask(admission, { form });
      expect(late.status).toBe(409);
      const html = await late.text();
      expect(html).toContain(changed);
      expect(html).toContain(`value="${form['section']}"`);
      return fieldsIn(html);
    }

    test('keeps the room and the payment that another placement has stored, until it is sent again', async () => {
      const { admission, record } = await admitted('Placed');
      const first = await openedForm(admission, { section: 'B' });
      const second = await openedForm(admission, { roomNumber: '21', feesPaid: 'yes' });
      expect((await ask(admission, { form: second })).status).toBe(303);
      const again = await refusedOnce(admission, first);
      expect(await record()).toMatchObject({ student: { section: 'A', roomNumber: '21', feesPaid: true } });
      expect((await ask(admission, { form: again })).status).toBe(303);
      expect(await record()).toMatchObject({ student: { section: 'B', roomNumber: '14', feesPaid: false } });
    });

    test('keeps what was typed on the student’s own page', async () => {
      const { admission, record } = await admitted('Moved');
      const first = await openedForm(admission, { section: 'B' });
      const { id, student } = await record();
      const moved = { ...student, guardianName: 'Meena Rao', roomNumber: '22' };
      await beside((all) =>
        changeStudent(all, commandLine, id, { student: moved, version: versionOf(student) }),
      );
      await refusedOnce(admission, first);
      expect(await record()).toMatchObject({ student: moved });
    });

    test('leaves who has left off the public list, and says so', async () => {
      const { admission, record, address } = await admitted('Leaver');
      const first = await openedForm(admission, { section: 'B' });
      expect(await enrolled()).toContain('Leaver Rao');
      await ask(`${address}/leave`, { form: { leftOn: '2026-05-01' } });
      // Also where a field was wrong in between.
      const wrong = await ask(admission, { form: { ...first, hostelName: '' } });
      expect(wrong.status).toBe(422);
      const corrected = { ...fieldsIn(await wrong.text()), hostelName: 'Neem House' };
      const again = await refusedOnce(admission, corrected);
      expect(await enrolled()).not.toContain('Leaver Rao');
      expect(await record()).toMatchObject({ leftOn: '2026-05-01' });
      expect(await (await ask(admission)).text()).toContain('Admitting puts them on the list again.');
      expect((await ask(admission, { form: again })).status).toBe(303);
      expect(await enrolled()).toContain('Leaver Rao');
    });

    test('leaves who has left off it where another application of theirs is admitted, too', async () => {
      const { address, email } = await admitted('Again');
      const admission = `/desk/applications/${await receive({ firstName: 'Again', email })}/admit`;
      const first = await openedForm(admission, { section: 'B' });
      await ask(`${address}/leave`, { form: { leftOn: '2026-05-01' } });
      await refusedOnce(admission, first);
      const { record: _, ...older } = await openedForm(admission, { section: 'B' });
      await refusedOnce(admission, older);
      expect(await enrolled()).not.toContain('Again Rao');
    });
  });

  test('says so where the student is listed with other contact details', async () => {
    const first = await receive({ firstName: 'Twice', email: 'twice@example.org' });
    await ask(`/desk/applications/${first}/admit`, { form: placement });
    const second = await receive({ firstName: 'Twice', email: 'twice@example.org', phone: '5' });
    const answer = await ask(`/desk/applications/${second}/admit`, { form: placement });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('with other contact details');
    expect(await find(second)).toMatchObject({ state: 'new' });
  });

  test('moves to the bin, and says where it is', async () => {
    const reference = await receive({ firstName: 'Binned' });
    const answer = await ask(`/desk/applications/${reference}/bin`, { form: {} });
    const html = await (await ask(answer.headers.get('location') ?? '')).text();
    expect(html).toContain('The application is in the bin');
    expect(html).toContain('href="/desk/bin"');
    expect(await find(reference)).toBeUndefined();
    expect(await beside(({ bin }) => bin.all())).toMatchObject([{ kind: 'application', entryId: reference }]);
  });
});

describe('an application whose family asked for erasure', () => {
  test('is erased after a proof and a question; the log keeps its reference, and readers can’t', async () => {
    const reference = await receive({ firstName: 'Erasable' });
    const address = `/desk/applications/${reference}`;
    await ask(`${address}/note`, { form: { note: 'Erasable note' } });
    await beside(({ inbox }) => inbox.askForErasure(reference, received));
    expect(await (await ask(address)).text()).toContain(`href="${address}/erase"`);
    expect(await (await ask(address, { cookie: cookies.reader })).text()).not.toContain('/erase"');
    expect((await ask(`${address}/erase`, { cookie: cookies.reader })).status).toBe(403);
    expect((await ask(`${address}/erase`, { cookie: cookies.reader, form: {} })).status).toBe(403);
    const old = await signedInCookie(dataDir, 'editor', 'Old proof', new Date(Date.now() - 3_600_000));
    expect((await ask(`${address}/erase`, { cookie: old })).headers.get('location')).toContain(
      '/desk/confirm',
    );
    expect((await ask(`${address}/erase`, { cookie: old, form: {} })).status).toBe(401);
    expect(await find(reference)).toBeDefined();

    const page = await (await ask(`${address}/erase`)).text();
    expect(page).toContain('Tell the applicant first');
    const answer = await ask(`${address}/erase`, { form: {} });
    expect(answer.headers.get('location')).toBe('/desk/applications?done=erased');
    expect(await find(reference)).toBeUndefined();
    expect((await ask(address)).status).toBe(404);
    const log = await (await ask(`/desk/log?words=${reference}`)).text();
    expect(log).toContain(`erased the application ${reference}`);
    expect(log).not.toContain('Erasable');
    expect(await readFile(join(dataDir, 'erasures.jsonl'), 'utf8')).toContain('"kind":"application"');
  });

  test('is neither admitted nor declined by who has not read that; who has decides', async () => {
    const { text } = content.desk.en.applications.erasure;
    const notice = text.slice(0, text.indexOf('{'));
    for (const [decision, typed, state] of [
      ['admit', { hostelName: 'Neem House' }, 'admitted'],
      ['decline', {}, 'declined'],
    ] as const) {
      const firstName = `Regretful ${decision}`;
      const reference = await receive({ firstName });
      const address = `/desk/applications/${reference}/${decision}`;
      const opened = await openedForm(address, typed);
      await beside((all) => takeOwnStep(all, reference, { name: 'erase' }));
      const late = await ask(address, { form: opened });
      expect(late.status).toBe(409);
      const page = await late.text();
      expect(page).toContain('or asked to erase it, since you opened this.');
      for (const html of [page, await (await ask(address)).text()]) expect(html).toContain(notice);
      expect(await find(reference)).toMatchObject({ state: 'new' });
      expect(await beside(({ students }) => students.count({ words: firstName }))).toBe(0);
      expect((await ask(address, { form: { ...fieldsIn(page), ...typed } })).status).toBe(303);
      expect(await find(reference)).toMatchObject({ state });
    }
  });

  test('is erased with its student, where that is ticked, and without otherwise', async () => {
    const admitted = async (firstName: string) => {
      const reference = await receive({ firstName, email: `${firstName}@example.org` });
      await ask(`/desk/applications/${reference}/admit`, { form: placement });
      const { studentId = '' } = (await find(reference)) ?? {};
      return { erase: `/desk/applications/${reference}/erase`, studentId };
    };
    const [stays, goes] = [await admitted('Stays'), await admitted('Goes')];
    const binned = await admitted('Inbin');
    await beside((all) => deleteStudent(all, commandLine, binned.studentId));
    expect(await (await ask(binned.erase)).text()).toContain('the student Inbin Rao, too');
    expect((await ask(binned.erase, { form: { student: 'yes' } })).status).toBe(303);
    expect(await (await ask('/desk/bin')).text()).not.toContain('Inbin');
    expect(await (await ask(goes.erase)).text()).toContain('Erase the details of the student Goes Rao, too');
    expect((await ask(stays.erase, { form: {} })).status).toBe(303);
    expect((await ask(goes.erase, { form: { student: 'yes' } })).status).toBe(303);
    const listed = (id: string) => beside(({ students }) => students.find(id));
    expect(await listed(stays.studentId)).toBeDefined();
    expect(await listed(goes.studentId)).toBeUndefined();
    expect(await (await ask('/desk/log')).text()).not.toContain('Goes');
  });
});
