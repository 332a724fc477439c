import { describe, expect, test } from 'vitest';
import { admitApplicant } from '../back-office/hostel/admit-applicant.ts';
import { newApplicationKey } from '../back-office/hostel/own-application.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import { writtenContent } from '../back-office/texts/test-content.ts';
import { dayInWords } from '../domain/values/day-in-words.ts';
import { hiddenPhone } from '../domain/values/hidden-phone.ts';
import { dayInIndia } from '../domain/values/indian-time.ts';
import { type Language, languages } from '../domain/values/languages.ts';
import { localPath } from '../domain/values/local-path.ts';
import { dayAfterWorkingDays } from '../domain/values/working-days.ts';
import { application } from '../storage/test-records.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir, beside } = await openSharedSite();
const limited = await openSharedSite({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
const origin = 'http://site.test';
const meera = { id: 'p1', name: 'Meera Joshi' };
const placement = {
  course: 'Weaving',
  c_year: '',
  section: '',
  hostelName: 'Neem House',
  roomNumber: '14',
  feesPaid: false,
};

type Form = Record<string, string>;

function post(form: Form, path = '/application', headers: Form = {}) {
  const request = { method: 'POST', headers: { origin, ...headers }, body: new URLSearchParams(form) };
  return site.fetch(new Request(origin + path, request));
}

async function receiveLimited(email: string): Promise<{ reference: string; phone: string }> {
  const { repositories, database } = await openSiteData(
    { databaseUrl: undefined, dataDir: limited.dataDir },
    console.error,
  );
  const received = new Date().toISOString();
  const { reference } = await repositories.applications.receive({ ...application, email }, received);
  await database.close();
  return { reference, phone: application.phone };
}

/** A form that comes from an address to the site that counts. */
function send(form: Form, address: string, path = '/application') {
  return limited.site.fetch(
    new Request(origin + path, {
      method: 'POST',
      headers: { origin, 'x-forwarded-for': address },
      body: new URLSearchParams(form),
    }),
  );
}

let applicants = 0;

async function receive(): Promise<{ reference: string; phone: string; email: string }> {
  applicants += 1;
  const email = `family${applicants}@example.org`;
  const response = await site.fetch(
    new Request(`${origin}/enrollment/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...application, email }),
    }),
  );
  const { reference } = (await response.json()) as { reference: string };
  return { reference, phone: application.phone, email };
}

/** The address at which a family has its application open. */
async function opened(
  family: { reference: string; phone: string },
  path = '/application',
): Promise<(query?: string) => string> {
  const answer = await post({ reference: family.reference, phone: family.phone }, path);
  expect(answer.status).toBe(303);
  const address = answer.headers.get('location') ?? '';
  return (query = '') => address + query;
}

function read(path: string): Promise<Response> | Response {
  return site.fetch(new Request(origin + path));
}

/** The version of the application that the form of a correction shows. */
function versionIn(html: string): string {
  return /name="version" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** The page to which a step leads. */
async function follow(answer: Response): Promise<string> {
  expect(answer.status).toBe(303);
  return (await read(answer.headers.get('location') ?? '')).text();
}

const workingDaysIn: Readonly<Partial<Record<Language, string>>> = {
  en: 'Our working days are Monday to Saturday.',
  hi: 'सोमवार से शनिवार हमारे कामकाजी दिन हैं।',
  mr: 'सोमवार ते शनिवार हे आमचे कामाचे दिवस आहेत.',
};

describe('the page of an application', () => {
  test.each(languages)(
    'opens in %s with state and the day of the answer; nothing keeps or finds it',
    async (language) => {
      const path = localPath(language, '/application');
      const family = await receive();
      const asked = await read(path);
      const sent = await post(family, path);
      const address = sent.headers.get('location') ?? '';
      expect(address).toMatch(new RegExp(`^${path}\\?key=[\\w-]{43}$`));
      const shown = await read(address);
      expect([asked.status, sent.status, shown.status]).toEqual([200, 303, 200]);
      for (const response of [asked, sent, shown]) {
        // Neither another site nor a log of this one's proxy has the key as the page that a visitor comes from.
        expect(response.headers.get('referrer-policy')).toBe('strict-origin');
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('x-robots-tag')).toBe('noindex');
        expect(response.headers.get('set-cookie')).toBeNull();
      }
      const html = await shown.text();
      expect(html).toContain(family.reference);
      const { facts } = writtenContent();
      const today = dayInIndia(new Date().toISOString());
      const last = dayAfterWorkingDays(today, facts.answerDays.most, facts);
      expect(html).toContain(dayInWords(last, language));
      expect(html).toContain(workingDaysIn[language]);
      expect(html).not.toContain(application.address.split('\n')[0]);
    },
  );

  test('is not in the sitemap', async () => {
    const sitemap = await (await site.fetch(new Request(`${origin}/sitemap.xml`))).text();
    expect(sitemap).not.toContain('/application');
  });

  test('answers a wrong number and an unknown reference alike, but for what was typed', async () => {
    const { reference } = await receive();
    const wrong = await post({ reference, phone: '98000 00000' });
    const unknown = await post({ reference: 'HE-222222', phone: '98000 00000' });
    expect([wrong.status, unknown.status]).toEqual([404, 404]);
    expect((await wrong.text()).replaceAll(reference, 'HE-222222')).toBe(await unknown.text());
    const namesOf = (response: Response) =>
      [...response.headers.keys()].filter((name) => name !== 'x-request-id');
    expect(namesOf(wrong)).toEqual(namesOf(unknown));
  });

  test('says after the end of its key that it was open for 15 minutes, and asks for both again', async () => {
    const { reference } = await receive();
    const ended = 'A'.repeat(43);
    for (const key of [ended, reference, ''])
      for (const query of ['', '&step=correct', '&step=stored', '&step=download', '&done=withdraw']) {
        const response = await read(`/application?key=${key}${query}`);
        expect(response.status).toBe(404);
        expect(response.headers.get('cache-control')).toBe('no-store');
        const html = await response.text();
        expect(html).toContain('This page was open for 15 minutes');
        expect(html).toContain('name="reference"');
      }
    for (const step of ['withdraw', 'erase'])
      expect((await post({ step }, `/application?key=${ended}`)).status).toBe(404);
    expect(await beside(({ inbox }) => inbox.find(reference))).toMatchObject({
      state: 'new',
      erasureAskedAt: '',
    });
  });

  test('is opened by no key that was made while the clock was ahead', async () => {
    const { reference } = await receive();
    for (const [minutes, status] of [
      [4, 200],
      [6, 404],
    ] as const) {
      const madeAt = new Date(Date.now() + minutes * 60_000);
      const key = await beside((all) => newApplicationKey(all, reference, madeAt));
      expect((await read(`/application?key=${key}`)).status).toBe(status);
    }
  });

  test('saves a correction that came after the end of its key once it is opened again', async () => {
    const family = await receive();
    const { reference, email, phone } = family;
    const corrected = { ...application, email, address: '9 Late Street', additionalInfo: 'Two\nlines' };
    const address = await opened(family);
    const version = versionIn(await (await read(address('&step=correct'))).text());
    const ended = `/application?key=${'A'.repeat(43)}`;
    const late = await post({ ...corrected, step: 'correct', version }, ended);
    expect(late.status).toBe(404);
    const html = await late.text();
    expect(html).toContain('Your corrections are not saved yet');
    const kept = Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="(correction\.\w+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const wrong = await post({ ...kept, reference, phone: '98000 00000' });
    expect(wrong.status).toBe(404);
    expect(await wrong.text()).toContain('9 Late Street');
    expect(await follow(await post({ ...kept, reference, phone }))).toContain('Your corrections are saved.');
    expect(await beside(({ inbox }) => inbox.find(reference))).toMatchObject(corrected);

    // It was changed since that form was opened.
    const older = await post({ ...kept, 'correction.address': '8 Older Street', reference, phone });
    expect(older.status).toBe(409);
    expect(await older.text()).toContain('8 Older Street');
    expect(await beside(({ inbox }) => inbox.find(reference))).toMatchObject(corrected);
  });

  test.each([
    ['en', 'Write the whole phone number again.'],
    ['hi', 'पूरा फ़ोन नंबर फिर से लिखें।'],
    ['mr', 'पूर्ण फोन नंबर पुन्हा लिहा.'],
  ] as const)(
    'asks in %s for the whole number where one with hidden digits was changed',
    async (language, sentence) => {
      const family = await receive();
      const address = await opened(family, localPath(language, '/application'));
      const form = await (await read(address('&step=correct'))).text();
      const shown = hiddenPhone(application.phone);
      expect(form).toContain(`value="${shown}"`);
      const moved = `${shown.slice(0, -1)}0`;
      const correction = { ...application, email: family.email, step: 'correct', version: versionIn(form) };
      const asked = await post({ ...correction, phone: moved, address: 'Typed Street 5' }, address());
      expect(asked.status).toBe(422);
      const html = await asked.text();
      for (const text of [sentence, `value="${moved}"`, 'Typed Street 5']) expect(html).toContain(text);
      expect(focused(html)).toEqual(['phone']);
      expect(await beside(({ inbox }) => inbox.find(family.reference))).toMatchObject({
        phone: application.phone,
        address: application.address,
      });
      const saved = await post({ ...correction, version: versionIn(html), phone: ` ${shown} ` }, address());
      expect(saved.status).toBe(303);
    },
  );

  test('saves no correction of what was corrected meanwhile, and shows both', async () => {
    const family = await receive();
    const [mother, father] = [await opened(family), await opened(family)];
    const version = versionIn(await (await read(mother('&step=correct'))).text());
    const form = { ...application, email: family.email, step: 'correct', version };
    const phone = hiddenPhone(application.phone);
    expect((await post({ ...form, phone, address: '7 Lamp Street' }, father())).status).toBe(303);

    const older = await post({ ...form, phone, purpose: 'work', firstName: 'Aasha' }, mother());
    expect(older.status).toBe(409);
    const html = await older.text();
    expect(html).toContain('the application was changed in the meantime');
    expect(html).toMatch(/<dd[^>]*>7 Lamp Street/);
    expect(html).toContain('value="Aasha"');
    expect(await beside(({ inbox }) => inbox.find(family.reference))).toMatchObject({
      address: '7 Lamp Street',
      purpose: application.purpose,
    });
    const both = { ...form, phone, purpose: 'work', firstName: 'Aasha', address: '7 Lamp Street' };
    expect((await post({ ...both, version: versionIn(html) }, mother())).status).toBe(303);
    expect(await beside(({ inbox }) => inbox.find(family.reference))).toMatchObject({
      address: '7 Lamp Street',
      purpose: 'work',
      phone: application.phone,
    });
  });

  test('says that it is withdrawn where it can no longer be corrected for that', async () => {
    const family = await receive();
    const address = await opened(family);
    const version = versionIn(await (await read(address('&step=correct'))).text());
    expect((await post({ step: 'withdraw' }, address())).status).toBe(303);
    const form = { ...application, email: family.email, step: 'correct', version, address: 'Typed Street 5' };
    const late = await post(form, address());
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('Typed Street 5');
    for (const page of [html, await follow(await read(address('&step=correct')))]) {
      expect(page).toContain('the application has been withdrawn');
      expect(page).not.toContain('someone has begun to read');
    }
  });

  test('names a field that is empty, and keeps the other', async () => {
    const response = await post({ reference: '', phone: '98450 12345' });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Enter the reference number of your application.');
    expect(html).toContain('98450 12345');
    expect(focused(html)).toEqual(['reference']);
    expect(focused(await (await post({ reference: 'HE-222222', phone: '' })).text())).toEqual(['phone']);
    expect(focused(await (await read('/application')).text())).toEqual([]);
  });

  test('saves corrections while the application is unread, and keeps what was typed when it is not', async () => {
    const family = await receive();
    const address = await opened(family);
    const stored = await (await read(address('&step=correct'))).text();
    const form = { ...application, email: family.email, step: 'correct', version: versionIn(stored) };
    expect(stored).toContain(family.email);
    expect(focused(stored)).toEqual([]);
    const wrong = await post({ ...form, email: 'no mail', address: '' }, address());
    expect(wrong.status).toBe(422);
    expect(focused(await wrong.text())).toEqual(['email']);
    // The key of the page alone changes no number, and does not tell it.
    expect(stored).not.toContain(family.phone);
    expect(stored).not.toContain('name="presentPhone"');
    const moving = { ...form, firstName: 'Aasha', phone: '+91 99999 88888' };
    for (const [proof, sentence] of [
      [{}, 'Enter the phone number that we have now.'],
      [{ presentPhone: ' ' }, 'Enter the phone number that we have now.'],
      [{ presentPhone: '98000 00000' }, 'This is not the phone number that we have now.'],
    ] as const) {
      const asked = await post({ ...moving, ...proof }, address());
      expect(asked.status).toBe(422);
      const question = await asked.text();
      expect(question).toContain(sentence);
      expect(question).toContain('value="Aasha"');
      expect(question).toContain('value="+91 99999 88888"');
      expect(focused(question)).toEqual(['presentPhone']);
    }
    expect((await post(family)).status).toBe(303);
    const saved = await post({ ...moving, presentPhone: family.phone }, address());
    expect(await follow(saved)).toContain('Your corrections are saved.');
    expect(await beside(({ inbox }) => inbox.find(family.reference))).toMatchObject({ firstName: 'Aasha' });
    expect((await post(family)).status).toBe(404);
    const moved = { reference: family.reference, phone: '9999988888' };
    expect((await post(moved)).status).toBe(303);

    await beside(({ inbox }) => inbox.change(family.reference, 'new', { state: 'reading' }));
    const late = await post({ ...form, firstName: 'TypedLate' }, address());
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('TypedLate');
    expect(html).toContain('someone has begun to read');
    const refused = await follow(await read(address('&step=correct')));
    expect(refused).toContain('someone has begun to read');
    expect(refused).not.toContain('name="firstName"');
  });

  test('promises no answer once the family has asked to erase it', async () => {
    const family = await receive();
    const address = await opened(family);
    expect(await (await read(address())).text()).toContain('You should get our answer by');
    const asked = await follow(await post({ step: 'erase' }, address()));
    expect(asked).toContain('Have you changed your mind? Call us before we erase it.');
    expect(asked).not.toContain('You should get our answer by');
  });

  test('is withdrawn, and erasure is asked for; the desk shows who did what', async () => {
    const family = await receive();
    const address = await opened(family);
    expect(await follow(await post({ step: 'withdraw' }, address()))).toContain('Withdrawn');
    expect(await follow(await post({ step: 'reopen' }, address()))).toContain('no longer withdrawn');
    expect(await follow(await post({ step: 'withdraw' }, address()))).toContain('Withdrawn');
    expect(await follow(await post({ step: 'erase' }, address()))).toContain(
      'We have your request to erase this application.',
    );
    // A form that names no step, and words that the address adds, change nothing.
    expect(await follow(await post({}, address()))).toContain('Withdrawn');
    expect((await read(address('&step=x&done=x&refused=x'))).status).toBe(200);
    const cookie = await signedInCookie(dataDir, 'editor', 'Meera Joshi');
    const desk = async (path: string) =>
      (await site.fetch(new Request(origin + path, { headers: { cookie } }))).text();
    expect(await desk(`/desk/applications?q=${family.reference}`)).toContain('Asked us to erase it');
    expect(await desk(`/desk/applications/${family.reference}`)).toContain('to erase this application');
    const log = await desk(`/desk/log?entry=${family.reference}`);
    expect(log).toContain('The applicant asked us to erase the application of');
    expect(log).toContain('The applicant withdrew the application of');
    expect(log).toContain('The applicant undid the withdrawal of the application of');
  });

  test('is not withdrawn once it is decided, and says so after a redirect', async () => {
    const family = await receive();
    const address = await opened(family);
    await beside(({ inbox }) => inbox.change(family.reference, 'new', { state: 'declined' }));
    expect(await follow(await post({ step: 'withdraw' }, address()))).toContain(
      'already decided about this application',
    );
  });

  test('gives what is stored as a file and as a page', async () => {
    const family = await receive();
    const address = await opened(family);
    const file = await read(address('&step=download'));
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="application-${family.reference}.json"`,
    );
    expect(file.headers.get('cache-control')).toBe('no-store');
    const phone = hiddenPhone(application.phone);
    const { email } = family;
    expect(await file.json()).toMatchObject({ ...application, phone, email, notes: 0, state: 'new' });
    const page = await (await read(address('&step=stored'))).text();
    for (const text of [family.email, family.reference, 'What we have stored']) expect(page).toContain(text);
  });

  test('shows an admitted family what the list shows of them, and takes them off it at once', async () => {
    const family = await receive();
    const listed = async () => (await read('/enrolled')).text();
    const shown = { state: 'new' as const, studentId: '' };
    await beside((all) => admitApplicant(all, meera, { reference: family.reference, placement, shown }));
    expect(await listed()).toContain(family.email);
    const address = await opened(family);
    const page = await (await read(address())).text();
    for (const text of [
      'Everyone who opens the list',
      family.email,
      'Neem House',
      'Take this entry off the public list',
    ])
      expect(page).toContain(text);

    const taken = await follow(await post({ step: 'leave-list' }, address()));
    expect(taken).toContain('does not show this entry any more');
    expect(taken).toContain('The list on this site has not shown ');
    expect(taken).not.toContain('Take this entry off the public list');
    expect(await listed()).not.toContain(family.email);

    const cookie = await signedInCookie(dataDir, 'editor', 'Meera Joshi');
    const studentId = (await beside(({ inbox }) => inbox.find(family.reference)))?.studentId ?? '';
    const desk = await site.fetch(
      new Request(`${origin}/desk/students/${studentId}`, { headers: { cookie } }),
    );
    const entry = await desk.text();
    expect(entry).toContain('Visitors do not see this student.');
    expect(entry).toContain('because the student or the family asked for it');

    // Staff delete the record and admit the family again.
    const staff = (path: string, form?: Form) =>
      form ? post(form, path, { cookie }) : site.fetch(new Request(origin + path, { headers: { cookie } }));
    expect((await staff(`/desk/students/${studentId}/bin`, { sent: '1' })).status).toBe(303);
    const admission = `/desk/applications/${family.reference}/admit`;
    const question = await (await staff(admission)).text();
    expect(question).toContain('was taken off the public list on');
    expect(question).not.toContain('Everyone can read the list of students');
    const again = { shown: 'admitted', student: '', hostelName: 'Neem House', roomNumber: '14' };
    expect((await staff(admission, again)).status).toBe(303);
    const newId = (await beside(({ inbox }) => inbox.find(family.reference)))?.studentId ?? '';
    expect(await (await staff(`/desk/students/${newId}`)).text()).toContain(
      'because the student or the family asked for it',
    );
    expect(await listed()).not.toContain(family.email);
  });

  test('gives nothing of a student to whoever knows their name, email and phone number', async () => {
    const [student] = await beside(({ publicStudents }) => publicStudents.all());
    if (!student) throw new Error('There is no sample of a student.');
    const [firstName = '', ...rest] = student.name.split(' ');
    const { email, phone } = student;
    const form = { ...application, firstName, lastName: rest.join(' '), email, phone, address: 'Elsewhere' };
    const sent = await site.fetch(
      new Request(`${origin}/enrollment/add`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      }),
    );
    const { reference } = (await sent.json()) as { reference: string };
    const address = await opened({ reference, phone });
    const file = await read(address('&step=download'));
    expect(file.status).toBe(200);
    expect(await file.clone().json()).not.toHaveProperty('student');
    const page = await read(address('&step=stored'));
    for (const text of [await file.text(), await page.text()])
      for (const secret of [student.address, student.course, student.hostelName])
        expect(text).not.toContain(secret);
  });

  test('opens 20 times an hour for one application, from wherever; who guesses its number uses up none', async () => {
    const [own, other] = [
      await receiveLimited('twenty@example.org'),
      await receiveLimited('other@example.org'),
    ];
    const guess = { ...own, phone: '98000 00000' };
    for (let tried = 0; tried < 21; tried += 1)
      expect((await send(guess, `198.51.100.${tried}`)).status).toBe(404);
    for (let tried = 0; tried < 20; tried += 1)
      expect((await send(own, `203.0.113.${100 + tried}`)).status).toBe(303);
    const typed = { ...own, reference: ` ${own.reference.toLowerCase()} ` };
    expect((await send(typed, '203.0.113.90')).status).toBe(429);
    expect((await send(other, '203.0.113.90')).status).toBe(303);
  });

  test('lets nobody who has found a key keep the family from deciding, with that key or a new one', async () => {
    const ask = (path: string) => limited.site.fetch(new Request(origin + path));
    const own = await receiveLimited('decides@example.org');
    const found = (await send(own, '203.0.113.60')).headers.get('location') ?? '';
    for (let step = 0; step < 20; step += 1) expect((await ask(`${found}&step=download`)).status).toBe(200);
    expect((await ask(`${found}&step=stored`)).status).toBe(429);
    const correction = { ...application, step: 'correct', address: 'Typed Street 5' };
    const refused = await send(correction, '203.0.113.61', found);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Typed Street 5');
    for (let view = 0; view < 120; view += 1) expect((await ask(found)).status).toBe(200);
    expect((await ask(found)).status).toBe(429);

    const opening = await send(own, '203.0.113.62');
    expect(opening.status).toBe(303);
    const address = opening.headers.get('location') ?? '';
    expect((await ask(address)).status).toBe(200);
    expect((await ask(`${address}&step=download`)).status).toBe(200);
    for (const step of ['withdraw', 'reopen', 'leave-list', 'erase'])
      for (const path of [found, address])
        expect((await send({ step }, '203.0.113.63', path)).status).toBe(303);
    for (let step = 0; step < 16; step += 1)
      expect((await send({ step: 'erase' }, '203.0.113.63', found)).status).toBe(303);
    expect((await send({ step: 'erase' }, '203.0.113.63', found)).status).toBe(429);
  });

  test('takes no more than 24 failed attempts in a quarter of an hour from one address', async () => {
    const attempt = (address: string) => send({ reference: 'HE-222222', phone: '98000 00000' }, address);
    for (let tried = 0; tried < 24; tried += 1) expect((await attempt('203.0.113.9')).status).toBe(404);
    const refused = await attempt('203.0.113.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt('203.0.113.10')).status).toBe(404);
    // A household has all IPv6 addresses that begin with the same 56 bits.
    for (let tried = 0; tried < 24; tried += 1)
      expect((await attempt(`2001:db8:5:${tried.toString(16)}::5`)).status).toBe(404);
    expect((await attempt('2001:0db8:0005:00ff:ffff::1')).status).toBe(429);
    expect((await attempt('2001:db8:5:100::1')).status).toBe(404);
  });

  test('counts a wrong present phone number as an attempt to open an application', async () => {
    const family = await receiveLimited('guessed@example.org');
    const opening = await send(family, '203.0.113.40');
    const address = opening.headers.get('location') ?? '';
    const page = await limited.site.fetch(new Request(`${origin}${address}&step=correct`));
    const version = versionIn(await page.text());
    const moving = { ...application, step: 'correct', version, phone: '+91 99999 88888' };
    const from = '203.0.113.41';
    for (let tried = 0; tried < 8; tried += 1) {
      const guess = `98000 000${10 + tried}`;
      expect((await send({ ...moving, presentPhone: guess }, from, address)).status).toBe(422);
      // As the number to write to it is a guess too: the present one would pass.
      expect((await send({ ...moving, phone: guess }, from, address)).status).toBe(422);
      expect((await send({ reference: 'HE-222222', phone: guess }, from, '/application')).status).toBe(404);
    }
    const refused = await send({ ...moving, presentPhone: family.phone }, from, address);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('name="presentPhone"');
    expect((await send({ ...moving, presentPhone: family.phone }, '203.0.113.42', address)).status).toBe(303);
  });

  test.each(['none', '📞'])(
    'needs a number: one that is sent without script with %s comes back',
    async (phone) => {
      const before = await beside(({ applications }) => applications.count());
      const answer = await post({ ...application, phone }, '/hostel-enrollment');
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain('Enter a phone number.');
      expect(html).toContain(`value="${application.email}"`);
      expect(await beside(({ applications }) => applications.count())).toBe(before);
    },
  );

  test('from another website is refused', async () => {
    const address = await opened(await receive());
    const elsewhere = { origin: 'https://evil.example' };
    expect((await post({ step: 'withdraw' }, address(), elsewhere)).status).toBe(403);
  });
});

/** The names of the fields that have the focus when a page opens. */
function focused(html: string): string[] {
  return [...html.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)]
    .filter(([tag]) => / autofocus/i.test(tag))
    .map(([tag]) => / name="([^"]*)"/.exec(tag)?.[1] ?? '');
}
