import { describe, expect, test } from 'vitest';
import { application } from '../storage/test-records.ts';
import { readContent } from '../texts/read-content.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const reading = readContent('content');
if ('problems' in reading) throw new Error('The content has mistakes.');
const { messages } = reading.content;
const { site, dataDir } = await openSharedSite();
const typed = { ...application, firstName: 'Asha <b>', additionalInfo: 'She reads braille.', website: '' };
const forms = [
  ['/hostel-enrollment', typed],
  ['/hi/hostel-enrollment', typed],
  ['/easy/hostel-enrollment', typed],
  ['/application', { reference: 'HE-222222', phone: '98765 43210' }],
  ['/about', { name: 'Asha <b>', email: 'asha@example.org', message: 'Namaste' }],
] as const;

describe.each(forms)('the form of %s', (path, fields) => {
  // Gecko 48 of feature phones, and browsers that keep both to themselves.
  test('from a browser that names the page, but neither origin nor Sec-Fetch-Site, is taken', async () => {
    const answer = await post(path, fields, { referer: `http://site.test${path}` });
    expect(answer.status).toBe(path === '/about' ? 303 : path === '/application' ? 404 : 200);
  });

  test.each<Record<string, string>>([
    {},
    { referer: 'https://elsewhere.example/hostel-enrollment' },
    { referer: 'http://site.test.elsewhere.example/' },
    { referer: 'not an address' },
    { origin: 'null', referer: 'http://site.test/' },
    { origin: 'https://elsewhere.example', referer: 'http://site.test/' },
    { 'sec-fetch-site': 'cross-site', referer: 'http://site.test/' },
  ])('is refused with %j by a page that has all of it, a number to call and a button', async (headers) => {
    const answer = await post(`${path}?key=1`, fields, headers);
    const html = await answer.text();
    expect(answer.status).toBe(403);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { title, send } = messages[path.startsWith('/hi') ? 'hi' : 'en'].shell.refusedForm;
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain('href="tel:+91');
    expect(html).toContain(send);
    expect(sentAgain(html)).toEqual({ action: `${path}?key=1`, fields });
    expect(html).toContain('name' in fields || 'firstName' in fields ? 'Asha &lt;b&gt;' : 'HE-222222');
  });
});

// Reading numbers in all of it would hold up the whole site for an hour.
test.each(['1-', '+', '(0) ', '१ '])(
  'a phone number of %j again and again is answered as a mistake',
  async (part) => {
    for (const path of ['/hostel-enrollment', '/easy/hostel-enrollment', '/application']) {
      const phone = part.repeat(50_000 / new URLSearchParams({ '': part }).toString().length);
      const fields = { ...typed, reference: 'HE-222222', phone };
      const answer = await post(path, fields, { referer: `http://site.test${path}` });
      expect([path, answer.status]).toEqual([path, 422]);
    }
  },
);

type Fields = Record<string, string>;

// Each in Latin-1, as old programs write it.
const bodies: [string, string, (fields: Fields) => Uint8Array<ArrayBuffer>][] = [
  [
    'percent-encoded',
    'application/x-www-form-urlencoded',
    (fields) => Buffer.from(new URLSearchParams(fields).toString().replaceAll('%C3%A9', '%E9')),
  ],
  [
    'as a byte',
    'application/x-www-form-urlencoded',
    (fields) => Buffer.from(new URLSearchParams(fields).toString().replaceAll('%C3%A9', 'é'), 'latin1'),
  ],
  [
    'in a part',
    'multipart/form-data; boundary=b',
    (fields) => {
      const parts = Object.entries(fields).map(
        ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      return Buffer.from(`${parts.join('')}--b--\r\n`, 'latin1');
    },
  ],
];

describe.each(bodies)('a letter that is not in UTF-8, %s,', (how, type, body) => {
  const send = (path: string, fields: Fields, cookie = '') =>
    site.fetch(
      new Request(`http://site.test${path}`, {
        method: 'POST',
        headers: { origin: 'http://site.test', 'content-type': type, cookie },
        body: body(fields),
      }),
    );

  test.each(forms)('is not lost by the form of %s: it is refused', async (path, fields) => {
    const answer = await send(path, { ...fields, address: 'Café Road' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe(messages[path.startsWith('/hi') ? 'hi' : 'en'].api.formUnreadable);
  });

  test('is not lost by a form of the desk', async () => {
    const cookie = await signedInCookie(dataDir, 'owner');
    expect((await send('/desk/students/new', { name: 'René' }, cookie)).status).toBe(400);
    expect((await send('/desk/students/new', { name: `Rene 100% ${how}` }, cookie)).status).toBe(303);
  });
});

test('a form of the desk is taken by the page that it names, and refused without one', async () => {
  const cookie = await signedInCookie(dataDir, 'owner');
  const send = (headers: Record<string, string>) =>
    post('/desk/students/new', { name: 'Asha Rao' }, { cookie, ...headers });
  // What `strict-origin` leaves of a page's address.
  expect((await send({ referer: 'http://site.test/' })).status).toBe(303);
  expect((await send({})).status).toBe(403);
  expect((await send({ referer: 'https://elsewhere.example/' })).status).toBe(403);
});

function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
): Response | Promise<Response> {
  const body = new URLSearchParams(fields);
  return site.fetch(new Request(`http://site.test${path}`, { method: 'POST', headers, body }));
}

/** Where the form of the page is sent, and its fields. */
function sentAgain(html: string) {
  const [, action = ''] = /<form [^>]*action="([^"]*)"/.exec(html) ?? [];
  const hidden = [...html.matchAll(/<input type="hidden" [^>]*>/g)].map(([tag]) => [
    attribute(tag, 'name'),
    attribute(tag, 'value'),
  ]);
  return { action, fields: Object.fromEntries(hidden) };
}

function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return value.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
