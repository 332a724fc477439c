import { afterEach, describe, expect, test } from 'vitest';
import { openSiteData } from '../back-office/open-site-data.ts';
import { languages } from '../domain/values/languages.ts';
import { application } from '../storage/test-records.ts';
import { readContent } from '../texts/read-content.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const reading = readContent('content');
if ('problems' in reading) throw new Error('The content has mistakes.');
const { content } = reading;
const { site, dataDir } = await openSharedSite();
const cookie = await signedInCookie(dataDir, 'owner');
const number = '2341 2341 2346';
const devanagari = '२३४१२३४१२३४६';
const withNumber = `Aadhaar ${number}, ${devanagari}, 2341/2341/2346, 234 123 412 346, ૨૩૪૧ ૨૩૪૧ ૨૩૪૬`;
const hidden = 'XXXX XXXX 2346';

// Whatever a test has written, no table and no log has the number.
/* oxlint-disable vitest/no-standalone-expect */
afterEach(async () => {
  const { database } = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  const db = database.db.withTables<Record<string, Record<string, string>>>();
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(tables.map(({ name }) => db.selectFrom(name).selectAll().execute()));
  await database.close();
  const stored = JSON.stringify(rows);
  expect(stored).toContain(hidden);
  expect(stored).not.toMatch(/2341[ /-]?2341|234 123|२३४१२३४१|૨૩૪૧ ૨૩૪૧/);
});
/* oxlint-enable vitest/no-standalone-expect */

describe('families read that their Aadhaar number is hidden', () => {
  test.each(languages)('who apply by the call, in %s', async (language) => {
    const answer = await site.fetch(
      new Request('http://site.test/enrollment/add', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ ...application, lastName: language, additionalInfo: withNumber }),
      }),
    );
    const { message } = (await answer.json()) as { message: string };
    expect(message).toContain(content.messages[language].api.aadhaarHidden);
    const other = await site.fetch(
      new Request('http://site.test/enrollment/add', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ ...application, lastName: language, phone: '919876543216' }),
      }),
    );
    expect(await other.text()).not.toContain(content.messages[language].api.aadhaarHidden);
  });

  test('who apply without script, or in easy read', async () => {
    const form = { ...application, firstName: 'No script', address: withNumber };
    const page = await (await post('/hostel-enrollment', form)).text();
    expect(page).toContain(content.messages.en.api.aadhaarHidden);
    const easy = await (await post('/easy/hostel-enrollment', { ...form, firstName: 'Easy' })).text();
    expect(easy).toContain('You wrote an Aadhaar number.');
  });

  test('who send the same application again: it is the same', async () => {
    const form = { ...application, firstName: 'Again', address: withNumber };
    const references = await Promise.all(
      [1, 2].map(
        async () => /HE-[0-9A-Z]{6}/.exec(await (await post('/hostel-enrollment', form)).text())?.[0],
      ),
    );
    expect(references[0]).toBeDefined();
    expect(references[1]).toBe(references[0]);
  });

  test('who correct their application', async () => {
    const page = await (await post('/hostel-enrollment', { ...application, firstName: 'Own' })).text();
    const reference = /HE-[0-9A-Z]{6}/.exec(page)?.[0] ?? '';
    const opened = await post('/application', { reference, phone: application.phone });
    const own = opened.headers.get('location') ?? '';
    const form = await (await get(`${own}&step=correct`)).text();
    const version = /name="version" value="([^"]+)"/.exec(form)?.[1] ?? '';
    const corrected = { ...application, firstName: 'Own', address: withNumber, step: 'correct', version };
    const answer = await followed(await post(own, corrected));
    expect(answer).toContain(content.messages.en.ownApplication.aadhaarHidden);
    expect(await (await get(own)).text()).not.toContain(content.messages.en.ownApplication.aadhaarHidden);
  });
});

describe('the desk hides Aadhaar numbers and says so', () => {
  const texts = { name: withNumber, description: withNumber, alt: withNumber, action: 'save-draft' };

  test.each([
    [
      '/desk/products/new',
      {
        ...texts,
        unit: number,
        styles: number,
        maker: number,
        making: number,
        care: number,
        'variants.0.type': number,
        name_hi: number,
      },
    ],
    ['/desk/home-products/new', texts],
    ['/desk/gallery/new', { ...texts, title: withNumber, consentHowChecked: withNumber }],
    ['/desk/students/new', { name: withNumber, phone: number, address: withNumber, roomNumber: number }],
  ])('in the form %s', async (address, fields) => {
    const answer = await post(address, fields);
    expect(answer.status).toBe(303);
    expect(await followed(answer)).toContain(content.desk.en.shell.aadhaarHidden);
  });

  test('in notes, consents and a placement', async () => {
    const sent = await (await post('/hostel-enrollment', { ...application, firstName: 'Noted' })).text();
    const address = `/desk/applications/${/HE-[0-9A-Z]{6}/.exec(sent)?.[0]}`;
    const noted = await followed(await post(`${address}/note`, { note: withNumber }));
    expect(noted).toContain(content.desk.en.shell.aadhaarHidden);
    expect(noted).toContain(hidden);
    const placement = { hostelName: 'Neem House', roomNumber: number, course: withNumber, shown: 'new' };
    const admitted = await followed(await post(`${address}/admit`, placement));
    expect(admitted).toContain(content.desk.en.shell.aadhaarHidden);
    const student = /\/desk\/students\/[\w-]+/.exec(admitted)?.[0] ?? '';
    const form = await (await get(`${student}/consent`)).text();
    const consent = {
      version: /name="version" value="([^"]*)"/.exec(form)?.[1] ?? '',
      givenBy: 'parent',
      howChecked: withNumber,
      givenOn: '2026-04-01',
      until: '2099-04-01',
    };
    const agreed = await followed(await post(`${student}/consent`, consent));
    expect(agreed).toContain(content.desk.en.shell.aadhaarHidden);
  });

  test('in texts and in the name of someone who is invited', async () => {
    const page = await (await get('/desk/texts/answers')).text();
    const version = /name="version" value="([^"]*)"/.exec(page)?.[1] ?? '';
    const draft = { 'en.api.notFound': withNumber, version, action: 'save-draft' };
    expect(await followed(await post('/desk/texts/answers', draft))).toContain(
      content.desk.en.shell.aadhaarHidden,
    );
    const invited = await post('/desk/people', { name: `Asha ${number}`, role: 'editor' });
    const answer = await invited.text();
    expect(answer).toContain(hidden);
    expect(answer).toContain(content.desk.en.shell.aadhaarHidden);
  });

  test('and says nothing where there is none', async () => {
    const answer = await post('/desk/students/new', { name: 'Ravi', phone: '+91 98765 43210' });
    expect(await followed(answer)).not.toContain(content.desk.en.shell.aadhaarHidden);
  });
});

function get(path: string): Promise<Response> {
  return Promise.resolve(site.fetch(new Request(`http://site.test${path}`, { headers: { cookie } })));
}

async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { origin: 'http://site.test', ...(path.startsWith('/desk') && { cookie }) };
  return site.fetch(
    new Request(`http://site.test${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) }),
  );
}

async function followed(answer: Response): Promise<string> {
  expect(answer.status).toBe(303);
  return (await get(answer.headers.get('location') ?? '')).text();
}
