import fc from 'fast-check';
import { expect, inject, test, vi } from 'vitest';
import { deskRoutes } from '../desk/desk-routes.ts';
import type { DeskServices } from '../desk/desk-context.ts';
import { signedInCookie } from './test-desk.ts';
import { hostileBody, hostileHeaders, hostileQuery, hostileText } from './test-input.ts';
import { openSharedSite } from './test-site.ts';

const origin = 'http://site.test';
const RUNS = inject('thorough') ? 20_000 : 2000;
vi.setConfig({ testTimeout: 600_000 });

const { site, dataDir } = await openSharedSite();

// Whoever opens these is not signed in yet.
const open = /^\/desk\/(sign-in|sign-out|invitation|language)\b/;
// What a reader may send too: forms of their own sign-in.
const own = /^\/desk\/(set-up|confirm|my-devices)\b/;

// Only their addresses count here.
const routes = addressesOf(deskRoutes({ media: [] as unknown } as DeskServices));
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
  return site.fetch(
    new Request(origin + path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    }),
  );
}
