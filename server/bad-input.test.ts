import fc from 'fast-check';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { cleanText } from '../domain/values/plain-text.ts';
import { createRepositories } from '../storage/create-repositories.ts';
import { openDatabase } from '../storage/database/open-database.ts';
import { bag } from '../storage/test-records.ts';
import type { Site } from './app.ts';
import {
  callPath,
  hostileBody,
  hostileContentType,
  hostileHeaders,
  hostileQuery,
  hostileText,
  pagePath,
  spoiledApplication,
} from './test-input.ts';
import { openSharedSite } from './test-site.ts';

// Stack traces, SQL, names of files: what tells an attacker how the site is made.
const insides =
  /\n\s+at \S|node_modules|file:\/\/\/|SQLITE_|SqliteError|kysely|insert into "|select \* from|\.tsx?:\d/i;
const origin = 'http://site.test';
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const RUNS = inject('thorough')
  ? { posts: 14_000, calls: 4500, pages: 1200, forms: 1200 }
  : { posts: 3000, calls: 1000, pages: 150, forms: 400 };

let site: Site;
let dataDir: string;

beforeAll(async () => {
  ({ site, dataDir } = await openSharedSite());
});

describe('whatever is sent', () => {
  test('to the call that stores, it is answered below 500 in plain words', async () => {
    const post = fc.record({ body: hostileBody, type: hostileContentType, headers: hostileHeaders });
    const wrong = await wrongAnswer(RUNS.posts, post, ({ body, type, headers }) => ({
      path: '/enrollment/add',
      request: { method: 'POST', body, headers: { ...headers, 'content-type': type } },
    }));
    expect(wrong).toBeUndefined();
  });

  test('to calls and files, by any method', async () => {
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
    const call = fc.record({ path: callPath, query: hostileQuery, headers: hostileHeaders, method });
    const wrong = await wrongAnswer(RUNS.calls, call, ({ path, query, headers, method: by }) => ({
      path: `${path}?${query}`,
      request: { method: by, headers },
    }));
    expect(wrong).toBeUndefined();
  });

  test('to pages', async () => {
    const page = fc.record({ path: pagePath, query: hostileQuery, headers: hostileHeaders });
    const wrong = await wrongAnswer(RUNS.pages, page, ({ path, query, headers }) => ({
      path: `${path}?${query}`,
      request: { headers: { accept: 'text/html', ...headers } },
    }));
    expect(wrong).toBeUndefined();
  });

  test('by the forms of pages', async () => {
    const form = fc.record({
      path: pagePath,
      body: fc.oneof(
        hostileBody,
        spoiledApplication.map((fields) => urlEncoded(fields)),
      ),
      type: fc.constantFrom(
        'application/x-www-form-urlencoded',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'text/plain',
        'application/json',
      ),
      method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'),
    });
    const wrong = await wrongAnswer(RUNS.forms, form, ({ path, body, type, method }) => ({
      path,
      request: { method, body, headers: { origin, accept: 'text/html', 'content-type': type } },
    }));
    expect(wrong).toBeUndefined();
  });

  test('nothing malformed was stored, and all of it can be read', async () => {
    const { db, close } = await openDatabase({ url: undefined, dataDir });
    const { applications, inbox, publicStudents, products } = createRepositories(db, (problem) =>
      expect.fail(problem),
    );
    const received = await inbox.all();
    expect(received.length).toBe(await applications.count());
    expect(received.length).toBeGreaterThan(50);
    for (const { suspect: _, ...texts } of received) {
      for (const text of Object.values(texts)) expect(text).toBe(cleanText(text));
    }
    expect([await publicStudents.count(), await products.count()]).not.toContain(0);
    await close();
  });
});

test('what was typed comes back as text, never as markup', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, async (firstName, address) => {
      const answer = await site.fetch(
        new Request(`${origin}/hostel-enrollment`, {
          method: 'POST',
          headers: { origin, accept: 'text/html' },
          body: new URLSearchParams({
            firstName: `${firstName}<b id="typed">`,
            address: `${address}</textarea>`,
          }),
        }),
      );
      const html = await answer.text();
      expect(html).not.toMatch(/<b id="typed">|<script>alert|<img src=x/);
    }),
    { numRuns: 150 },
  );
});

test('a hostile catalogue is shown as text, and its structured data stays whole', async () => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>\u202E\u2066';
  const { db, close } = await openDatabase({ url: undefined, dataDir });
  const product = {
    ...bag,
    _id: hostile,
    name: hostile,
    description: hostile,
    styles: [hostile],
    unit: hostile,
  };
  await createRepositories(db).products.save([{ ...product, imageURL: `javascript:${hostile}` }]);
  await close();
  const shop = await vi.waitFor(async () => {
    const html = await (await site.fetch(new Request(`${origin}/shop?q=alert`))).text();
    expect(html).toContain('alert(1)');
    return html;
  }, 5000);
  expect(shop).not.toMatch(/<script>alert|<img src=x|="javascript:/);
  const data = Array.from(
    shop.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json]) => json,
  );
  expect(data.length).toBeGreaterThan(0);
  expect(data.map((json) => JSON.stringify(JSON.parse(json ?? ''))).join()).toContain('alert(1)');
});

type Asked = { path: string; request: RequestInit };

/** The first answer that is none: a failure of ours, or one that shows how the site is made; in as few words as bring it about. */
async function wrongAnswer<Input>(
  numRuns: number,
  input: fc.Arbitrary<Input>,
  asked: (input: Input) => Asked,
) {
  const found = await fc.check(
    fc.asyncProperty(input, async (made) => {
      const { path, request } = asked(made);
      const answer = await site.fetch(new Request(origin + path, request));
      const text = await answer.text();
      return answer.status < 500 && (isFile(answer) || !insides.test(text));
    }),
    { numRuns },
  );
  return found.failed ? fc.defaultReportMessage(found) : undefined;
}

// The description of the calls, and what a build made, may name what they like.
function isFile(answer: Response): boolean {
  return answer.status === 200 && !answer.headers.get('content-type')?.startsWith('text/html');
}

function urlEncoded(fields: object): string {
  const entries = Object.entries(fields).map(([field, value]): [string, string] => [
    field,
    // An object may have a `toString` of its own that is none.
    (typeof value === 'string' ? value : JSON.stringify(value ?? null)).toWellFormed(),
  ]);
  return new URLSearchParams(entries).toString();
}
