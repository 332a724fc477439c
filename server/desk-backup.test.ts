import { copyFile, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { backupName } from '../back-office/backup/backup-folder.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import { bag } from '../storage/test-records.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir, beside } = await openSharedSite();
const folder = join(dataDir, 'backups');
let owner = '';

beforeAll(async () => {
  owner = await signedInCookie(dataDir);
});

function get(path: string, cookie = owner): Promise<Response> {
  return Promise.resolve(site.fetch(new Request(`http://site.test${path}`, { headers: { cookie } })));
}

function post(path: string, cookie = owner): Promise<Response> {
  const headers = {
    cookie,
    origin: 'http://site.test',
    'content-type': 'application/x-www-form-urlencoded',
  };
  return Promise.resolve(
    site.fetch(new Request(`http://site.test${path}`, { method: 'POST', headers, body: '' })),
  );
}

/** Waits until no backup or test is under way; gives the page. */
async function idlePage(): Promise<string> {
  let html = '';
  await expect
    .poll(
      async () => {
        const page = await get('/desk/backup?done=made');
        html = await page.text();
        // While it is under way the page opens itself again, without script.
        return page.headers.get('refresh') ?? html.includes('Under way');
      },
      { timeout: 20_000 },
    )
    .toBe(false);
  return html;
}

async function makeOne(): Promise<string> {
  const before = new Set(await readdir(folder).catch(() => []));
  const answer = await post('/desk/backup');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/backup?done=made']);
  await idlePage();
  const made = (await readdir(folder)).filter((name) => !before.has(name));
  expect(made).toEqual([expect.stringMatching(/^backup-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/)]);
  return made[0] ?? '';
}

describe('backups at the desk', () => {
  test('are the owners’ only', async () => {
    for (const role of ['editor', 'reader'] as const) {
      const cookie = await signedInCookie(dataDir, role);
      expect((await get('/desk/backup', cookie)).status).toBe(403);
      expect((await get('/desk/backup/backup-2026-04-01-120000.tar.gz/download', cookie)).status).toBe(403);
      expect((await post('/desk/backup', cookie)).status).toBe(403);
    }
    expect((await get('/desk/backup', '')).status).toBe(303);
  });

  test('ask again who it is, where that was proved long ago', async () => {
    const cookie = await signedInCookie(dataDir, 'owner', 'Someone long signed in');
    const { database } = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
    await database.db.updateTable('sessions').set({ confirmed_at: '2026-01-01T00:00:00.000Z' }).execute();
    await database.close();
    const answer = await get('/desk/backup', cookie);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/desk\/[\w-]+\?to=%2Fdesk%2Fbackup$/);
    owner = await signedInCookie(dataDir);
  });

  test('are made, tested, listed and downloaded as they were written', async () => {
    expect(await (await get('/desk/backup')).text()).toContain('There is no backup yet.');
    const name = await makeOne();
    const page = await idlePage();
    expect(page).toContain('The backup has been made and tested.');
    expect(page).toContain('and tested: it can be restored.');
    expect(page).toContain(`href="/desk/backup/${name}"`);
    expect(await (await get(`/desk/backup/${name}`)).text()).toContain('Every entry and picture was there.');

    // Who asks for the headers only has not downloaded it, and no file stays open for them.
    const head = await site.fetch(
      new Request(`http://site.test/desk/backup/${name}/download`, {
        method: 'HEAD',
        headers: { cookie: owner },
      }),
    );
    expect(head.headers.get('content-length')).toBe(`${(await stat(join(folder, name))).size}`);
    const downloads = async () =>
      (await (await get(`/desk/log?kind=backup&entry=${name}`)).text()).match(/downloaded/g)?.length ?? 0;
    expect(await downloads()).toBe(0);
    const download = await get(`/desk/backup/${name}/download`);
    expect(download.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(download.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await download.arrayBuffer())).toEqual(await readFile(join(folder, name)));
    expect(await downloads()).toBe(1);
  });

  test('that are the newest good one stay; others are deleted after a question', async () => {
    const [older = ''] = (await readdir(folder)).toSorted(byText);
    // Two of one second would have one name.
    await expect.poll(() => backupName(new Date()) > older, { timeout: 20_000 }).toBe(true);
    const newest = await makeOne();
    expect(await (await get(`/desk/backup/${newest}`)).text()).not.toContain('/delete');
    await post(`/desk/backup/${newest}/delete`);
    expect(await readdir(folder)).toContain(newest);

    expect(await (await get(`/desk/backup/${older}/delete`)).text()).toContain('cannot be brought back');
    expect((await post(`/desk/backup/${older}/delete`)).status).toBe(303);
    expect(await readdir(folder)).toEqual([newest]);
  });

  test('that a wrong clock dated in the future show so, and don’t count as the newest good one', async () => {
    const [newest = ''] = await readdir(folder);
    const future = 'backup-2099-04-01-021500.tar.gz';
    await copyFile(join(folder, newest), join(folder, future));
    expect(await idlePage()).toContain('Dated in the future');
    expect(await (await get(`/desk/backup/${future}`)).text()).toContain('Its date is in the future');
    expect(await (await get(`/desk/backup/${newest}`)).text()).not.toContain('/delete');
    expect((await post(`/desk/backup/${future}/delete`)).status).toBe(303);
    expect(await readdir(folder)).toEqual([newest]);
  });

  test('that are damaged show so when they are tested again', async () => {
    const [name = ''] = await readdir(folder);
    const bytes = await readFile(join(folder, name));
    await writeFile(join(folder, name), bytes.fill(0x2a, 1000, 1040));
    expect((await post(`/desk/backup/${name}/test`)).status).toBe(303);
    const page = await idlePage();
    expect(page).toContain('Test failed');
    expect(page).toContain('but its test failed');
    expect(page).not.toContain(dataDir);
    expect(page).not.toContain('The backup has been made and tested.');
  });

  test('are no way to other files', async () => {
    for (const name of ['other.sqlite', 'backup-2026-02-31-120000.tar.gz', 'backup-2026-13-01-120000.tar.gz'])
      await copyFile(join(dataDir, 'foundation.sqlite'), join(folder, name));
    await symlink(join(dataDir, 'foundation.sqlite'), join(folder, 'backup-2026-04-02-120000.tar.gz'));
    for (const name of [
      'other.sqlite',
      '..%2ffoundation.sqlite',
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e%2ffoundation.sqlite',
      'backup-2026-04-01-120000.tar.gz%00',
      'backup-2026-02-31-120000.tar.gz',
      'backup-2026-13-01-120000.tar.gz',
      'backup-2026-04-01-120000.tar.gz',
      'backup-2026-04-02-120000.tar.gz',
    ])
      for (const path of [`${name}/download`, name, `${name}/delete`])
        expect([path, (await get(`/desk/backup/${path}`)).status]).toEqual([path, 404]);
    expect((await post('/desk/backup/other.sqlite/delete')).status).toBe(303);
    expect(await readdir(folder)).toContain('other.sqlite');
  });

  test('go back in place of what the site has, after a question and a backup of what there is', async () => {
    const name = await makeOne();
    await beside(({ products }) => products.save([{ ...bag, name: 'Wrong list' }]));
    expect(await (await get(`/desk/backup/${name}`)).text()).toContain(`/desk/backup/${name}/restore`);
    const question = await (await get(`/desk/backup/${name}/restore`)).text();
    expect(question).toContain('Everything that was added or changed since then will be gone from the site');

    // Two of one second would have one name.
    await expect.poll(() => backupName(new Date()) > name, { timeout: 20_000 }).toBe(true);
    expect((await post(`/desk/backup/${name}/restore`)).headers.get('location')).toBe(
      '/desk/backup?done=restored',
    );
    await idlePage();
    expect(await (await get('/desk/backup?done=restored')).text()).toContain('as it was in the backup');
    const now = await beside(({ products }) => products.all());
    expect(now.map((product) => product.name)).not.toContain('Wrong list');
    const log = await (await get('/desk/log')).text();
    expect(log).toContain(`restored the site from the backup ${name}`);

    // The one that was made before holds what was there.
    const before = (await readdir(folder)).find((each) => each > name && each.startsWith('backup'));
    await post(`/desk/backup/${before}/restore`);
    await idlePage();
    const again = await beside(({ products }) => products.all());
    expect(again.map((product) => product.name)).toContain('Wrong list');
    await post(`/desk/backup/${name}/restore`);
    await idlePage();
  });

  test('that can’t be restored change nothing, and the page says why', async () => {
    const name = 'backup-2026-04-01-120000.tar.gz';
    await writeFile(join(folder, name), 'no backup');
    await post(`/desk/backup/${name}/restore`);
    const page = await idlePage();
    expect(page).toContain('The restore failed:');
    expect(page).toContain('Nothing on the site was changed');
    await rm(join(folder, name));
  });
});

test('Home says so where nights have gone by without a good backup', async () => {
  const nightly = await openSharedSite({ BACKUP_AT: '02:15' });
  const cookie = await signedInCookie(nightly.dataDir);
  const home = async () =>
    (await nightly.site.fetch(new Request('http://site.test/desk', { headers: { cookie } }))).text();
  await expect.poll(home, { timeout: 20_000 }).toContain('It was tested and can be restored.');
  const name = 'backup-2026-04-01-021500.tar.gz';
  const at = '2026-03-31T20:45:00.000Z';
  await nightly.beside(async ({ keyValues }) => {
    await keyValues.write('last-backup', JSON.stringify({ at, file: name, bytes: 1 }));
    await keyValues.write('last-backup-test', JSON.stringify({ at, ok: true, file: name }));
    await keyValues.write('backup-tests', JSON.stringify({ [name]: { at, bytes: 1, problem: '' } }));
  });
  const page = await home();
  expect(page).toContain('Last good backup: 1 Apr 2026, 02:15.');
  expect(page).toContain('there has been no good one since');
});

function byText(a: string, b: string): number {
  return a < b ? -1 : 1;
}
