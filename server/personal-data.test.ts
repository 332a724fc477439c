import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import apiMessages from '../content/en/api.json' with { type: 'json' };
import type { RunningSite } from '../tools/start-site.ts';
import { startTestSite } from './test-site.ts';
import { apply, page, postForm } from './test-visitor.ts';

// Each field carries a mark of its own, so that the one that leaks is known.
const marked = {
  firstName: 'MarkFirst',
  lastName: 'MarkLast',
  email: 'mark-email@example.org',
  phone: '98450 MARKPHONE',
  address: 'MarkAddress Nagar',
  purpose: 'education',
  duration: '6months',
  additionalInfo: 'MarkInfo',
};
const marks = /mark/i;

test('no line of the log holds what a visitor typed, whatever goes wrong', async () => {
  const site = await startTestSite({ settings: { LOG_LEVEL: 'debug' } });
  const { address } = site;
  const sent = { ok: await apply(address, marked), form: await postForm(address, marked) };
  expect([sent.ok.status, sent.form.status]).toEqual([201, 200]);
  await apply(address, { ...marked, email: 'MarkNoEmail', purpose: 'MarkPurpose' });
  await postForm(address, { ...marked, email: 'MarkNoEmail' });
  await fetch(`${address}/enrollment/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"firstName": "MarkCut',
  });
  await apply(
    address,
    {},
    { 'x-request-id': 'MarkId', referer: 'http://x/MarkReferer', cookie: 'a=MarkCookie' },
  );
  await page(`${address}/shop?q=MarkSearch`);
  await page(`${address}/no-such-page?name=MarkQuery`);

  breakDatabase(site);
  expect((await apply(address, { ...marked, firstName: 'MarkBroken' })).status).toBe(503);
  expect((await postForm(address, { ...marked, firstName: 'MarkBroken' })).status).toBe(503);
  expect((await fetch(`${address}/enrolled`)).status).toBe(503);
  const students = await page(`${address}/enrolled?show`);
  expect([students.status, students.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await students.text()).toContain(`<p class="text-danger">${apiMessages.unavailable}</p>`);

  await vi.waitFor(() => expect(site.output()).toContain('"status":503'));
  expect(
    site
      .output()
      .split('\n')
      .filter((line) => marks.test(line)),
  ).toEqual([]);
});

test('no line of the log holds the key that opens an application', async () => {
  const site = await startTestSite({ settings: { LOG_LEVEL: 'debug' } });
  const received = (await (await apply(site.address, marked)).json()) as { reference: string };
  const credentials = new URLSearchParams({ reference: received.reference, phone: marked.phone });
  const send = (path: string, body: URLSearchParams) =>
    fetch(site.address + path, {
      method: 'POST',
      headers: { origin: site.address },
      body,
      redirect: 'manual',
    });
  const opened = await send('/application', credentials);
  const own = opened.headers.get('location') ?? '';
  const key = new URLSearchParams(own.split('?')[1]).get('key') ?? '';
  expect(key).toHaveLength(43);
  const seen = async () => (await fetch(site.address + own)).status;
  expect([await seen(), (await send(own, new URLSearchParams({ step: 'withdraw' }))).status]).toEqual([
    200, 303,
  ]);
  breakDatabase(site);
  expect(await seen()).toBe(503);
  await vi.waitFor(() => expect(site.output()).toContain('"status":503'));
  expect(site.output()).toContain('"path":"/application"');
  expect(site.output()).not.toContain(key);
});

test('no line of the log holds an invitation, also of a mistyped address', async () => {
  const site = await startTestSite({ settings: { LOG_LEVEL: 'debug' } });
  for (const path of [
    '/desk/invitation/',
    '/desk//invitation/',
    '/DESK/Invitation/',
    '/hi/desk/invitation%2F',
  ])
    await fetch(`${site.address}${path}SecretToken`, { redirect: 'manual' });
  await fetch(`${site.address}/desk/sign-in?last`);
  await vi.waitFor(() => expect(site.output()).toContain('"path":"/desk/sign-in"'));
  expect(site.output()).toContain('/DESK/Invitation/…');
  expect(site.output()).not.toContain('SecretToken');
});

test('each line of a request has its id, which the answer carries too, and an error has the same', async () => {
  const site = await startTestSite();
  breakDatabase(site);
  const answer = await apply(site.address, marked);
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^[\w-]{36}$/);
  await vi.waitFor(() => expect(linesOf(site, id).at(-1)?.level).toBe(40));
  const error = linesOf(site, id).find(({ msg }) => msg === 'A request failed.');
  const request = linesOf(site, id).at(-1);
  expect(error).toMatchObject({ level: 50, err: { type: 'DatabaseFailure' } });
  expect(request).toMatchObject({ method: 'POST', path: '/enrollment/add', status: 503 });
});

type Line = { id?: string; level: number; msg?: string; err?: object };

function linesOf(site: RunningSite, id: string | null): Line[] {
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  return lines.map((line): Line => JSON.parse(line)).filter((line) => line.id === id);
}

// The file is there and is no database any more.
function breakDatabase({ dataDir }: RunningSite): void {
  for (const suffix of ['', '-wal', '-shm'])
    spawnSync('rm', ['-f', join(dataDir, `foundation.sqlite${suffix}`)]);
  writeFileSync(join(dataDir, 'foundation.sqlite'), 'a shopping list, '.repeat(500));
}
