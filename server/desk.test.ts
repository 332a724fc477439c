import { describe, expect, test } from 'vitest';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir } = await openSharedSite();
const ask = (path: string, headers: Record<string, string> = {}) =>
  site.fetch(new Request(`http://site.test${path}`, { headers }));

describe('the desk', () => {
  test('leads whoever is not signed in to the sign-in, and back from there', async () => {
    const answer = await ask('/desk/applications?state=new');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/desk/sign-in?to=%2Fdesk%2Fapplications%3Fstate%3Dnew');
  });

  test('opens a page again that a link on another site led to, so that the strict cookie is sent', async () => {
    const answer = await ask('/desk/applications', { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('http-equiv="refresh"');
  });

  test('shows its home to people on staff, and no cache or search engine keeps it', async () => {
    const answer = await ask('/desk', { cookie: await signedInCookie(dataDir) });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    // Its scripts and pictures are asked for without the address of the page, which may be an invitation.
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
    expect(await answer.text()).toContain('href="/desk/applications"');
  });
});
