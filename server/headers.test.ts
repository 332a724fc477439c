import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages as pageList, samplePath } from '../web/pages.ts';
import { openSharedSite } from './test-site.ts';

const origin = 'https://diya.example';
const { site } = await openSharedSite(
  {
    SITE_URL: origin,
    ENROLLED_ACCESS: 'open',
    SAMPLE_DATA: 'on',
    CORS_ORIGINS: 'https://friend.example',
    BACKEND_URL: '',
  },
  origin,
);

const common = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const pages = [...Object.values(pageList).map(({ path }) => samplePath(path)), '/no-such-page'];
const others = [
  '/api/products',
  '/api/nothing',
  '/enrolled',
  '/assets/none.js',
  '/media/none.avif',
  '/robots.txt',
];

describe.each(pages)('the page %s', (path) => {
  const html = () => ask(path, { accept: 'text/html' });
  const headers = {
    ...common,
    // Its address may hold a key, which not even this site's own log is to learn from a `Referer`.
    ...(path.endsWith('/application') && { 'referrer-policy': 'strict-origin' }),
  };

  test('has the headers of every response', async () => {
    expect(headersOf(await html())).toMatchObject(headers);
  });

  test('has a policy in which an evaluator finds nothing of high or medium weight', async () => {
    const policy = (await html()).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    for (const directive of ["base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(directive);
    expect(policy).not.toContain('unsafe');
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE)).toEqual([]);
  });

  test('has the same headers when it is cached, and when the browser has it already', async () => {
    const first = await html();
    const second = await html();
    expect(headersOf(second)).toMatchObject(headers);
    const etag = first.headers.get('etag');
    if (!etag) return;
    const known = await ask(path, { accept: 'text/html', 'if-none-match': etag });
    expect(known.status).toBe(304);
    expect(headersOf(known)).toMatchObject(headers);
  });
});

describe.each(others)('%s', (path) => {
  test('has the headers of every answer, and a policy that allows nothing', async () => {
    const answer = await ask(path);
    expect(headersOf(answer)).toMatchObject(common);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; base-uri 'none'/);
  });
});

test.each(['/icons/icon-192.png', '/favicon.ico', '/manifest.webmanifest'])(
  '%s, which can’t be a page, has those that files heed',
  async (path) => {
    const headers = headersOf(await ask(path));
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': common['strict-transport-security'],
      'x-content-type-options': 'nosniff',
    });
    expect(Object.keys(headers)).not.toContain('permissions-policy');
    expect(Object.keys(headers)).not.toContain('content-security-policy');
  },
);

test('a script is for everyone and for a year: it tells of no time and of no request', async () => {
  const [script] = globSync('build/current/client/assets/*.js');
  const answer = await ask(`/assets/${basename(script ?? '')}`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(Object.keys(headersOf(answer))).not.toContain('last-modified');
  expect(Object.keys(headersOf(answer))).not.toContain('x-request-id');
});

test('a call that is refused has them too', async () => {
  for (const request of [
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
    { method: 'POST', body: 'x'.repeat(40_000), headers: { 'content-type': 'application/json' } },
    { method: 'DELETE' },
  ])
    expect(headersOf(await site.fetch(new Request(`${origin}/enrollment/add`, request)))).toMatchObject(
      common,
    );
});

describe('a page of another site', () => {
  test('may call only where its origin is listed', async () => {
    const friend = await ask('/api/products', { origin: 'https://friend.example' });
    expect(friend.headers.get('access-control-allow-origin')).toBe('https://friend.example');
    const stranger = await ask('/api/products', { origin: 'https://evil.example' });
    expect(stranger.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('may show the pictures where there are such sites, and nothing else', async () => {
    const policyOf = async (path: string) => (await ask(path)).headers.get('cross-origin-resource-policy');
    expect(await policyOf('/media/none.avif')).toBe('cross-origin');
    expect(await policyOf('/enrolled')).toBe('same-origin');
  });

  test('posts no form of ours', async () => {
    const answer = await site.fetch(
      new Request(`${origin}/hostel-enrollment`, {
        method: 'POST',
        headers: { origin: 'https://evil.example', accept: 'text/html' },
        body: new URLSearchParams({ firstName: 'Asha' }),
      }),
    );
    expect(answer.status).toBe(403);
  });
});

test('a site without https does not ask for it', async () => {
  const { site: plain } = await openSharedSite();
  const answer = await plain.fetch(new Request('http://site.test/about'));
  expect(answer.headers.has('strict-transport-security')).toBe(false);
});

function ask(path: string, headers: Record<string, string> = {}): Response | Promise<Response> {
  return site.fetch(new Request(origin + path, { headers }));
}

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries(headers);
}
