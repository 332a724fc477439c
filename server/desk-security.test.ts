import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, inject, test, vi } from 'vitest';
import { deskRoutes } from '../desk/desk-routes.ts';
import type { DeskServices } from '../desk/layout/desk-context.ts';
import { application } from '../storage/test-records.ts';
import { endSessions, signedInCookie, testAppSecret } from './test-desk.ts';
import { hostileBody, hostileHeaders, hostileQuery, hostileText } from './test-input.ts';
import { openSharedSite } from './test-site.ts';

const origin = 'http://site.test';
const MB = 1024 * 1024;
const RUNS = inject('thorough') ? 20_000 : 400;
vi.setConfig({ testTimeout: 600_000 });

const { site, dataDir, beside } = await openSharedSite();

// Whoever opens these is not signed in yet.
const open = /^\/desk\/(sign-in|sign-out|invitation|language)\b/;
// The forms that a reader may send too: those of their own sign-in.
const own = /^\/desk\/(set-up|confirm|my-devices)\b/;

// Only their addresses count here.
const routes = addressesOf(
  deskRoutes({ media: [] as unknown, inUse: (() => true) as unknown } as DeskServices),
);
const closed = routes.filter(({ path }) => !open.test(path));
const reads = closed.filter(({ method }) => method === 'GET');
const posts = closed.filter(({ method }) => method === 'POST');

test('the desk has addresses to look at', () => {
  expect(reads.length).toBeGreaterThan(25);
  expect(posts.length).toBeGreaterThan(40);
});

test.each(reads)('$path leads to the sign-in without a session', async ({ path }) => {
  const answer = await ask(path);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(/^\/desk\/sign-in/);
});

test.each(reads)('$path leads to the sign-in once a session has ended', async ({ path }) => {
  const hours = 60 * 60 * 1000;
  const cookie = await signedInCookie(dataDir, 'owner', 'Ended', new Date(Date.now() - 13 * hours));
  expect((await ask(path, { cookie })).status).toBe(303);
});

test.each(posts)('a form to $path does nothing without a session', async ({ path }) => {
  expect((await post(path, {})).status).toBe(401);
});

test.each(posts)('a form to $path is refused where it comes from another site', async ({ path }) => {
  const cookie = await signedInCookie(dataDir, 'owner');
  expect((await post(path, { cookie, origin: 'https://elsewhere.example' })).status).toBe(403);
});

test.each(posts.filter(({ path }) => !own.test(path)))('a reader may not post to $path', async ({ path }) => {
  const cookie = await signedInCookie(dataDir, 'reader');
  expect((await post(path, { cookie })).status).toBe(403);
});

test.each(reads.filter(({ path }) => /^\/desk\/(people|backup)\b/.test(path)))(
  'only an owner opens $path',
  async ({ path }) => {
    for (const role of ['reader', 'editor'] as const)
      expect((await ask(path, { cookie: await signedInCookie(dataDir, role) })).status).toBe(403);
  },
);

const lists = reads.filter(({ path }) => path.endsWith('/export.csv'));

test('the desk exports applications, students and its log', () => {
  expect(lists.length).toBeGreaterThanOrEqual(3);
});

test.each(lists)('$path is for editors or owners, and asks for a fresh proof', async ({ path }) => {
  const minutes = 60_000;
  const reader = await signedInCookie(dataDir, 'reader');
  const old = await signedInCookie(dataDir, 'owner', 'Old', new Date(Date.now() - 11 * minutes));
  for (const address of [path, `${path}/`, `${path}?q=a`]) {
    expect((await ask(address, { cookie: reader })).status).toBe(403);
    const asked = await ask(address, { cookie: old });
    expect([asked.status, asked.headers.get('location')]).toEqual([
      303,
      `/desk/confirm?${new URLSearchParams({ to: address }).toString()}`,
    ]);
  }
  expect((await ask(path, { cookie: await signedInCookie(dataDir, 'owner', 'Fresh') })).status).toBe(200);
});

test.each(['/desk/applications', '/desk/students'])('a reader finds no export at %s', async (path) => {
  await site.fetch(
    new Request(`${origin}/enrollment/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(application),
    }),
  );
  for (const [role, found] of [
    ['editor', true],
    ['reader', false],
  ] as const) {
    const page = await ask(path, { cookie: await signedInCookie(dataDir, role) });
    expect((await page.text()).includes('export.csv')).toBe(found);
  }
});

test.each(posts)('a body far larger than any form is not read to its end by $path', async ({ path }) => {
  const cookie = await signedInCookie(dataDir, 'owner', 'Fresh');
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      // The test would never end.
      if (sent > 64 * MB) controller.close();
      else controller.enqueue(new Uint8Array(65_536).fill(97));
    },
  });
  expect((await post(path, { cookie }, endless)).status).toBeLessThan(500);
  expect(sent).toBeLessThan(3 * MB);
});

test.each([
  ['/desk/my-devices/mail', 'a=1&'.repeat(2001)],
  ['/desk/products/new', Array.from({ length: 2001 }, (_, at) => `variants.0.k${at}=&`).join('')],
])('a form with more fields than any form of the desk is refused by %s', async (path, body) => {
  const cookie = await signedInCookie(dataDir, 'owner', 'Fresh');
  expect((await post(path, { cookie }, body)).status).toBe(413);
});

test('a form with more fields than any form of the desk is not repeated to whoever is not signed in', async () => {
  const answer = await post('/desk/x', {}, 'a&'.repeat(131_000));
  expect(answer.status).toBe(401);
  expect((await answer.text()).length).toBeLessThan(30_000);
});

test('the page that asks for a proof does not repeat more fields than a form has', async () => {
  const minutes = 60 * 1000;
  const cookie = await signedInCookie(dataDir, 'owner', 'Old', new Date(Date.now() - 20 * minutes));
  expect((await post('/desk/set-up/password', { cookie }, 'password=a&code=b')).status).toBe(401);
  expect((await post('/desk/set-up/password', { cookie }, 'a&'.repeat(2001))).status).toBe(413);
});

describe('a form whose end arrives late', () => {
  const signedIn = async (name: string, role: 'editor' | 'owner' = 'owner') => {
    const cookie = await signedInCookie(dataDir, role, name);
    const id = await beside(async ({ people }) => (await people.findByName(name))?.id ?? '');
    return { cookie, id };
  };
  const asOwner = async (path: string, body = '') =>
    post(path, { cookie: await signedInCookie(dataDir, 'owner') }, body);

  test.each(posts)('is not taken by $path from someone who was signed out meanwhile', async ({ path }) => {
    const { cookie } = await signedIn('Late');
    let isRead = false;
    const body = late('name=x', async () => {
      isRead = true;
      await endSessions(dataDir, 'Late');
    });
    const { status } = await post(path, { cookie }, body);
    // Who does not read the form has answered before that.
    expect(isRead ? status : 401).toBe(401);
  });

  test('publishes nothing where its owner has become a reader', async () => {
    const { cookie, id } = await signedIn('Late reader');
    const path = '/desk/texts/contact-and-facts/contact';
    const page = await (await ask(path, { cookie })).text();
    const [, version = ''] = /name="version" value="([^"]*)"/.exec(page) ?? [];
    const form = new URLSearchParams({ version, action: 'publish', 'facts.whatsapp': '+91 66666 55555' });
    const body = late(form.toString(), () => asOwner(`/desk/people/${id}/role`, 'role=reader'));
    expect((await post(path, { cookie }, body)).status).toBe(403);
    expect(await (await ask(path, { cookie })).text()).not.toContain('66666 55555');
  });

  test('makes nobody an owner where its own one was removed', async () => {
    const { cookie, id } = await signedIn('Late owner');
    const { id: other } = await signedIn('Friend', 'editor');
    const body = late('role=owner', () => asOwner(`/desk/people/${id}/remove`));
    expect((await post(`/desk/people/${other}/role`, { cookie }, body)).status).toBe(401);
    expect((await beside(({ people }) => people.find(other)))?.role).toBe('editor');
  });

  test('sets no password once a new link was made and opened', async () => {
    const { cookie, id } = await signedIn('Late thief');
    const code = new TOTP({ secret: Secret.fromBase32(testAppSecret) }).generate({ timestamp: Date.now() });
    const form = new URLSearchParams({ password: 'lamp thread river nine', secret: testAppSecret, code });
    const body = late(form.toString(), async () => {
      const page = await (await asOwner(`/desk/people/${id}/reset`)).text();
      expect((await post(/\/desk\/invitation\/[\w-]+/.exec(page)?.[0] ?? '', {}, '')).status).toBe(303);
    });
    expect((await post('/desk/set-up/password', { cookie }, body)).status).toBe(401);
    expect((await beside(({ people }) => people.secrets(id))).passwordHash).toBe('');
  });

  test('keeps what was typed in the page and drops its files where its editor was removed', async () => {
    const { cookie, id } = await signedIn('Late editor', 'editor');
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Late bag', action: 'save-draft' }))
      form.set(name, value);
    form.set('imageURL.file', new Blob(['x'.repeat(100)]), 'x.jpg');
    const sent = new Response(form);
    const headers = { cookie, 'content-type': sent.headers.get('content-type') ?? '' };
    const body = late(await sent.text(), () => asOwner(`/desk/people/${id}/remove`));
    const answer = await post('/desk/products/new', headers, body);
    expect(answer.status).toBe(401);
    const page = await answer.text();
    expect(page).toContain('value="Late bag"');
    expect(page).not.toContain('data-key');
    expect(readdirSync(join(dataDir, 'uploads'))).toEqual([]);
    const owner = await signedInCookie(dataDir, 'owner');
    expect(await (await ask('/desk/products', { cookie: owner })).text()).not.toContain('Late bag');
  });
});

/** The body of a form; once half of it was read, something is done before the rest is there. */
function late(text: string, meanwhile: () => unknown): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text);
  const half = bytes.length / 2;
  const parts = [bytes.subarray(0, half), bytes.subarray(half)];
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = parts.shift();
        if (parts.length === 0) await meanwhile();
        if (part) controller.enqueue(part);
        if (parts.length === 0) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('the desk does not take %s', async (method) => {
  const cookie = await signedInCookie(dataDir, 'owner');
  const answer = await site.fetch(
    new Request(`${origin}/desk/products/new`, { method, headers: { origin, cookie } }),
  );
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('whatever someone on staff sends is answered below 500, and tells nothing of how the desk is made', async () => {
  const insides = /\n\s+at \S|node_modules|file:\/\/\/|SQLITE_|SqliteError|kysely|insert into "|\.tsx?:\d/i;
  const request = fc.record({
    route: fc.constantFrom(...closed),
    part: fc.oneof(fc.constantFrom('new', 'home', 'jute-tote-bag', 'HE-73MKQ9'), hostileText),
    query: hostileQuery,
    headers: hostileHeaders,
    body: fc.oneof(hostileBody, fields),
  });
  let cookie = await signedInCookie(dataDir, 'owner', 'Curious');
  const found = await fc.check(
    fc.asyncProperty(request, async ({ route, part, query, headers, body }) => {
      const path = route.path.replaceAll(/(?<=\/)x(?=\/|$)/g, encodeURIComponent(part.toWellFormed()) || 'x');
      const answer =
        route.method === 'GET'
          ? await ask(`${path}?${query}`, { ...headers, cookie })
          : await post(path, { ...headers, cookie }, body);
      // They may have ended their own session, or signed out everywhere.
      if (answer.status === 401 || answer.headers.get('location')?.startsWith('/desk/sign-in'))
        cookie = await signedInCookie(dataDir, 'owner', 'Curious');
      return answer.status < 500 && !insides.test(await answer.text());
    }),
    { numRuns: RUNS },
  );
  expect(found.failed ? fc.defaultReportMessage(found) : undefined).toBeUndefined();
});

const fields = fc
  .dictionary(
    fc.constantFrom(
      'name',
      'price',
      'version',
      'action',
      'role',
      'to',
      'id',
      'imageURL',
      'alt',
      'text',
      'state',
    ),
    hostileText,
  )
  .map((each) =>
    new URLSearchParams(Object.entries(each).map(([key, value]) => [key, value.toWellFormed()])).toString(),
  );

function addressesOf(app: { routes: readonly { method: string; path: string }[] }) {
  const known = new Map(
    app.routes
      .filter(({ method }) => method === 'GET' || method === 'POST')
      .map(({ method, path }) => {
        const address = path.replaceAll(/:\w+(\{[^}]*\})?/g, 'x').replace(/\/\*?$/, '');
        return [`${method} ${address}`, { method, path: address }] as const;
      }),
  );
  return [...known.values()];
}

function ask(path: string, headers: Record<string, string> = {}) {
  return site.fetch(new Request(origin + path, { headers }));
}

function post(path: string, headers: Record<string, string>, body: BodyInit = 'name=x') {
  const sent = {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
    // A stream is sent while the answer is awaited.
    duplex: 'half',
  };
  return site.fetch(new Request(origin + path, sent));
}

test.each(['/desk/students?q=%00', '/desk/log?person=a%00', '/desk/products/%00'])(
  'the address %s, which no database takes, is none of the desk',
  async (path) => {
    const cookie = await signedInCookie(dataDir, 'owner');
    const answer = await site.fetch(new Request(`${origin}${path}`, { headers: { origin, cookie } }));
    expect(answer.status).toBe(404);
  },
);
