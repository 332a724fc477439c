import { expect, test } from 'vitest';
import { openSiteData } from '../back-office/open-site-data.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite, startTestSite, testFolder } from './test-site.ts';

const empty = await openSharedSite();

const link = /http:\/\/localhost:(\d+)\/desk\/invitation\/[\w-]{43}/;

const command = 'people invite "NAME" --role owner';

// A process whose standard output counts as a terminal, though this test reads it.
const inTerminal = ['--import=data:text/javascript,process.stdout.isTTY=true'];

async function start(settings: Record<string, string>, nodeOptions = inTerminal) {
  const site = await startTestSite({ settings, nodeOptions });
  await expect.poll(() => site.output()).toContain('The site is at');
  // It prints the next line before it answers a second time.
  await fetch(`${site.address}/healthz`);
  return site;
}

test('a site that only this machine reaches prints on a terminal the link of its first owner, one that works at a time', async () => {
  const DATA_DIR = await testFolder();
  const first = await start({ DATA_DIR });
  await expect.poll(() => first.output()).toMatch(link);
  const [earlier = ''] = link.exec(first.output()) ?? [];
  expect(earlier).toContain(`:${first.port}/`);
  expect((await fetch(earlier.replace('localhost', '127.0.0.1'))).status).toBe(200);
  await first.stop();

  const second = await start({ DATA_DIR });
  await expect.poll(() => second.output()).toMatch(link);
  const path = new URL(earlier).pathname;
  expect((await fetch(second.address + path)).status).toBe(410);
  await second.stop();

  await signedInCookie(DATA_DIR);
  const third = await start({ DATA_DIR });
  expect(third.output()).not.toContain('/desk/');
  expect(third.output()).not.toContain(command);
});

test('where the site has an address, the link is there', async () => {
  const site = await start({ SITE_URL: 'https://site.example', ENROLLED_ACCESS: 'closed' });
  await expect.poll(() => site.output()).toMatch(/https:\/\/site\.example\/desk\/invitation\/[\w-]{43}/);
  expect(site.output()).not.toMatch(link);
});

test('the log does not tell the address of a link', async () => {
  const site = await start({ LOG_LEVEL: 'debug' });
  await expect.poll(() => site.output()).toMatch(link);
  const [printed = ''] = link.exec(site.output()) ?? [];
  const address = printed.replace('localhost', '127.0.0.1');
  await fetch(address);
  await fetch(address, { method: 'POST', headers: { origin: 'https://elsewhere.example' } });
  await expect.poll(() => site.output().match(/"path":"\/desk\/invitation\/…"/g)).toHaveLength(2);
  const [, ...others] = site.output().split(new URL(printed).pathname);
  expect(others).toHaveLength(1);
});

test.each([
  [
    'with an address, whose output goes into a file or to another program,',
    { SITE_URL: 'https://site.example', ENROLLED_ACCESS: 'closed' },
    [],
  ],
  ['that others reach', { HOST: '0.0.0.0' }, inTerminal],
])('a site %s makes none, and says with which command it is made', async (_, settings, nodeOptions) => {
  const DATA_DIR = await testFolder();
  const site = await start({ ...settings, DATA_DIR }, nodeOptions);
  await expect.poll(() => site.output()).toContain(command);
  expect(site.output()).not.toContain('/desk/');
  const data = await openSiteData({ databaseUrl: undefined, dataDir: DATA_DIR }, console.error);
  expect(await data.repositories.invitations.all().finally(data.database.close)).toEqual([]);
});

test('the first owner writes their name, and nobody else joins by that link', async () => {
  const { site } = empty;
  const address = `http://site.test/desk/invitation/${await site.firstOwnerToken()}`;
  const post = async (fields: Record<string, string>) =>
    site.fetch(
      new Request(address, {
        method: 'POST',
        headers: { origin: 'http://site.test' },
        body: new URLSearchParams(fields),
      }),
    );
  expect(await (await site.fetch(new Request(address))).text()).toContain('name="name" value="Owner"');
  expect((await post({ name: 'x'.repeat(81) })).status).toBe(422);
  expect((await post({ name: 'Meera Joshi' })).headers.get('location')).toBe('/desk/set-up');
  expect((await post({ name: 'Somebody Else' })).status).toBe(410);
  expect(await site.firstOwnerToken()).toBeUndefined();
});
