import { describe, expect, test } from 'vitest';
import { openSiteData } from '../back-office/open-site-data.ts';
import { application } from '../backend/repositories/test-records.ts';
import { languages } from '../domain/languages.ts';
import { dayAfterWorkingDays, dayInIndia } from '../domain/working-days.ts';
import { localPath } from '../domain/local-path.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir, beside } = await openSharedSite();
const limited = await openSharedSite({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
const origin = 'http://site.test';

type Form = Record<string, string>;

function post(form: Form, path = '/application', headers: Form = {}) {
  const request = { method: 'POST', headers: { origin, ...headers }, body: new URLSearchParams(form) };
  return site.fetch(new Request(origin + path, request));
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

const known = ({ reference, phone }: { reference: string; phone: string }) => ({
  reference,
  knownPhone: phone,
});

describe('the page of an application', () => {
  test.each(languages)(
    'opens in %s with state and the day of the answer; nothing keeps or finds it',
    async (language) => {
      const path = localPath(language, '/application');
      const family = await receive();
      const asked = await site.fetch(new Request(origin + path));
      const shown = await post(family, path);
      for (const response of [asked, shown]) {
        expect(response.status).toBe(200);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('x-robots-tag')).toBe('noindex');
        expect(response.headers.get('set-cookie')).toBeNull();
      }
      const html = await shown.text();
      expect(html).toContain(family.reference);
      const year = dayAfterWorkingDays(dayInIndia(new Date().toISOString()), 7).slice(0, 4);
      expect(html).toContain(year);
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
    for (const step of ['correction', 'withdraw', 'erase', 'download', 'read'])
      expect((await post({ step, reference, knownPhone: '98000 00000' })).status).toBe(404);
  });

  test('names a field that is empty, and keeps the other', async () => {
    const response = await post({ reference: '', phone: '98450 12345' });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Enter the reference of your application.');
    expect(html).toContain('98450 12345');
  });

  test('saves corrections while the application is unread, and keeps what was typed when it is not', async () => {
    const family = await receive();
    const form = { ...application, email: family.email, ...known(family), step: 'correct' };
    expect((await post({ ...form, email: 'no mail' })).status).toBe(422);
    const saved = await post({ ...form, firstName: 'Aasha', phone: '+91 99999 88888' });
    expect(await saved.text()).toContain('Your corrections are saved.');
    expect(await beside(({ inbox }) => inbox.find(family.reference))).toMatchObject({ firstName: 'Aasha' });
    expect((await post(family)).status).toBe(404);
    const moved = { reference: family.reference, phone: '9999988888' };
    expect((await post(moved)).status).toBe(200);

    await beside(({ inbox }) => inbox.change(family.reference, 'new', { state: 'reading' }));
    const late = await post({ ...form, ...known(moved), firstName: 'TypedLate' });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('TypedLate');
    expect(html).toContain('someone has begun to read');
    expect(await (await post({ ...known(moved), step: 'correction' })).text()).not.toContain(
      'name="firstName"',
    );
  });

  test('is withdrawn, and erasure is asked for; the desk shows who did what', async () => {
    const family = await receive();
    expect(await (await post({ ...known(family), step: 'withdraw' })).text()).toContain('Withdrawn');
    expect(await (await post({ ...known(family), step: 'erase' })).text()).toContain('request for erasure');
    const cookie = await signedInCookie(dataDir, 'editor', 'Meera Joshi');
    const desk = async (path: string) =>
      (await site.fetch(new Request(origin + path, { headers: { cookie } }))).text();
    expect(await desk(`/desk/applications?q=${family.reference}`)).toContain('Asks for erasure');
    expect(await desk(`/desk/applications/${family.reference}`)).toContain('to erase this application');
    const log = await desk(`/desk/log?thing=${family.reference}`);
    expect(log).toContain('The family asked for erasure of the application of');
    expect(log).toContain('The family marked the application of');
  });

  test('gives what is stored as a file and as a page', async () => {
    const family = await receive();
    const file = await post({ ...known(family), step: 'download' });
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="application-${family.reference}.json"`,
    );
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(await file.json()).toMatchObject({ ...application, email: family.email, notes: 0, state: 'new' });
    const page = await (await post({ ...known(family), step: 'read' })).text();
    for (const text of [family.email, family.reference, 'What we have stored']) expect(page).toContain(text);
  });

  test('gives nothing of a student to whoever knows their name, e-mail and phone number', async () => {
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
    const file = await post({ ...known({ reference, phone }), step: 'download' });
    expect(file.status).toBe(200);
    expect(await file.clone().json()).not.toHaveProperty('student');
    const page = await post({ ...known({ reference, phone }), step: 'read' });
    for (const text of [await file.text(), await page.text()])
      for (const secret of [student.address, student.course, student.hostelName])
        expect(text).not.toContain(secret);
  });

  test('takes 20 steps an hour for one application, from wherever; who guesses its number uses up none', async () => {
    const send = (form: Form, address: string) =>
      limited.site.fetch(
        new Request(`${origin}/application`, {
          method: 'POST',
          headers: { origin, 'x-forwarded-for': address },
          body: new URLSearchParams(form),
        }),
      );
    const { repositories, database } = await openSiteData(
      { databaseUrl: undefined, dataDir: limited.dataDir },
      console.error,
    );
    const received = new Date().toISOString();
    const apply = (email: string) => repositories.applications.receive({ ...application, email }, received);
    const [own, other] = [await apply('twenty@example.org'), await apply('other@example.org')];
    await database.close();
    const { phone } = application;
    const guess = { step: 'download', reference: own.reference, knownPhone: '98000 00000' };
    for (let tried = 0; tried < 21; tried += 1)
      expect((await send(guess, `198.51.100.${tried}`)).status).toBe(404);

    const right = { step: 'download', ...known({ reference: own.reference, phone }) };
    for (let step = 0; step < 20; step += 1)
      expect((await send(right, `203.0.113.${100 + step}`)).status).toBe(200);
    const correction = { ...application, ...right, step: 'correct', address: 'Typed Street 5' };
    const refused = await send(
      { ...correction, reference: ` ${own.reference.toLowerCase()} ` },
      '203.0.113.90',
    );
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Typed Street 5');
    expect((await send({ ...right, ...known({ ...other, phone }) }, '203.0.113.90')).status).toBe(200);
  });

  test('takes no more than 24 failed attempts in a quarter of an hour from one address', async () => {
    const attempt = (address: string) =>
      limited.site.fetch(
        new Request(`${origin}/application`, {
          method: 'POST',
          headers: { origin, 'x-forwarded-for': address },
          body: new URLSearchParams({ reference: 'HE-222222', phone: '98000 00000' }),
        }),
      );
    for (let tried = 0; tried < 24; tried += 1) expect((await attempt('203.0.113.9')).status).toBe(404);
    const refused = await attempt('203.0.113.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt('203.0.113.10')).status).toBe(404);
    // A household has all addresses of an IPv6 network of 64 bits.
    for (let tried = 0; tried < 24; tried += 1)
      expect((await attempt(`2001:db8:5:5::${tried.toString(16)}`)).status).toBe(404);
    expect((await attempt('2001:0db8:0005:0005:ffff::1')).status).toBe(429);
    expect((await attempt('2001:db8:5:6::1')).status).toBe(404);
  });

  test('from another website is refused', async () => {
    const family = await receive();
    expect(
      (await post({ ...known(family), step: 'withdraw' }, '/application', { origin: 'https://evil.example' }))
        .status,
    ).toBe(403);
  });
});
