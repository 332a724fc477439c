import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { signedInCookie } from '../server/test-desk.ts';
import { type Repositories, createRepositories } from '../storage/create-repositories.ts';
import { openDatabase } from '../storage/database/open-database.ts';
import { type TestDatabase, testEngines } from '../storage/database/test-databases.ts';
import { missingStore, startTestStore, type TestStore } from '../storage/files/test-bucket.ts';
import { application, loomPicture, pickle } from '../storage/test-records.ts';
import { type RunningSite, startSite } from '../tools/start-site.ts';

// Tried with 20.
const KILLS = 3;

const postgres = testEngines().find(({ engine }) => engine === 'postgres');
const missing = postgres ? missingStore : ' (skipped: there is no PostgreSQL)';

describe.skipIf(missing)(`two machines with a folder each, one PostgreSQL and one bucket${missing}`, () => {
  let store: TestStore;
  let database: TestDatabase;
  let settings: Record<string, string>;
  let machines: RunningSite[];
  let cookie: string;

  beforeAll(async () => {
    if (!postgres) return;
    [store, database] = await Promise.all([startTestStore(), postgres.create()]);
    const { name, endpoint, region, accessKeyId, secretAccessKey } = await store.bucket();
    settings = {
      DATABASE_URL: database.place.url ?? '',
      MEDIA_STORE: `s3://${name}?endpoint=${endpoint}&region=${region}`,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      BACKUP_STORE: `s3://${name}?endpoint=${endpoint}&region=${region}`,
      BACKUP_PASSPHRASE: 'a lamp and a thread',
      BACKUP_AT: 'off',
      SAMPLE_DATA: 'off',
    };
    machines = [await startSite({ settings }), await startSite({ settings })];
    cookie = await signedInCookie(await placeOfStaff(), 'editor');
  }, 180_000);

  afterAll(async () => {
    await Promise.all((machines ?? []).map((machine) => machine.stop()));
    await database?.remove();
    await store?.stop();
  });

  test('six photographs that are uploaded through either are shown by both at once, staff’s previews too', async () => {
    const addresses: string[] = [];
    for (let at = 0; at < 6; at += 1) addresses.push(await upload(machine(at), at));
    await show(addresses);
    for (const address of addresses)
      for (const each of machines) {
        const preview = await fetch(`${each.address}/desk${address}`, { headers: { cookie } });
        expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        const shown = await fetch(each.address + address);
        expect([shown.status, (await shown.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
      }
    const [, , folder = ''] = (addresses[0] ?? '').split('/');
    const share = `/share/${folder}.jpg`;
    const made = await fetch(machine(0).address + share);
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const files = bucketStore(await newFolder('test-machine-'), await mediaBucket());
    expect((await files.list('share')).map(({ key }) => `/${key}`)).toEqual([share]);
    expect((await fetch(machine(1).address + share)).status).toBe(200);
  });

  test('a picture whose consent is taken back is shown by neither after five seconds, though both have it at hand', async () => {
    const image = await upload(machine(0), 9);
    const consent = {
      givenBy: 'parent',
      howChecked: 'Form',
      givenOn: '2026-01-01',
      until: '2099-01-01',
    } as const;
    const statuses = () =>
      Promise.all(machines.map(async (each) => (await fetch(each.address + image)).status));
    await beside(({ gallery }) => gallery.save([{ ...loomPicture, image, consent }]));
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), { timeout: 5000 });
    await beside(({ gallery }) => gallery.save([{ ...loomPicture, image, consent: 'missing' }]));
    await vi.waitFor(async () => expect(await statuses()).toEqual([410, 410]), { timeout: 5000 });
  });

  test('a picture whose upload was acknowledged by a machine that dies is made by the other one', async () => {
    const dying = await startSite({ settings });
    const id = await post(dying, 7);
    dying.kill('SIGKILL');
    const address = await ready(machine(1), id);
    await show([address]);
    for (const each of machines) expect((await fetch(each.address + address)).status).toBe(200);
    await dying.stop();
  }, 120_000);

  test('a backup of one is whole, listed by both, and a third machine that is new restores all of it by its name', async () => {
    const address = await upload(machine(0), 8);
    await show([address]);
    const made = cli(['backup'], { ...settings, DATA_DIR: machine(1).dataDir });
    expect(made).toContain('every row and file is there');
    const [name = ''] = /^backup-[\d-]+\.tar\.gz\.age/.exec(made) ?? [];
    const owner = await signedInCookie(await placeOfStaff(), 'owner');
    for (const each of machines) {
      const page = await fetch(`${each.address}/desk/backup/${name}`, { headers: { cookie: owner } });
      expect(await page.text()).toContain('It was restored as a test');
      const file = await fetch(`${each.address}/desk/backup/${name}/download`, {
        headers: { cookie: owner },
      });
      expect((await file.text()).slice(0, 21)).toBe('age-encryption.org/v1');
    }
    const third = await postgres?.create();
    onTestFinished(() => third?.remove());
    const bucket = await store.bucket();
    const own = {
      ...settings,
      DATABASE_URL: third?.place.url ?? '',
      MEDIA_STORE: `s3://${bucket.name}?endpoint=${bucket.endpoint}&region=${bucket.region}`,
      DATA_DIR: await newFolder('test-machine-'),
    };
    cli(['restore', name, '--yes'], own);
    const site = await startSite({ settings: { ...own, DATA_DIR: await newFolder('test-machine-') } });
    onTestFinished(() => site.stop());
    expect((await fetch(site.address + address)).status).toBe(200);
  }, 120_000);

  test('pictures of a site with a folder move to a bucket and back, and what was copied once is not copied again', async () => {
    const own = await postgres?.create();
    onTestFinished(() => own?.remove());
    const bucket = await store.bucket();
    const toBucket = `s3://${bucket.name}?endpoint=${bucket.endpoint}&region=${bucket.region}`;
    const dataDir = await newFolder('test-machine-');
    const alone = { ...settings, DATABASE_URL: own?.place.url ?? '', SAMPLE_DATA: 'on', DATA_DIR: dataDir };
    const inFolder = { ...alone, MEDIA_STORE: '' };
    const first = await startSite({ settings: inFolder });
    const [product] = (await (await fetch(`${first.address}/api/products`)).json()) as { imageURL: string }[];
    const path = new URL(product?.imageURL ?? '', first.address).pathname;
    await first.stop();
    const copied = /Copied: (\d+) files/.exec(cli(['move', '--media', toBucket], inFolder))?.[1];
    expect(Number(copied)).toBeGreaterThan(10);
    expect(cli(['move', '--media', toBucket], inFolder)).toContain('Copied: 0 files');

    const second = await startSite({
      settings: { ...alone, MEDIA_STORE: toBucket, DATA_DIR: await newFolder('test-machine-') },
    });
    expect((await fetch(second.address + path)).status).toBe(200);
    await second.stop();
    const elsewhere = { ...alone, MEDIA_STORE: toBucket, DATA_DIR: await newFolder('test-machine-') };
    expect(cli(['move', '--media', 'folder'], elsewhere)).toContain(`Copied: ${copied} files`);
    expect((await stat(join(elsewhere.DATA_DIR, path))).size).toBeGreaterThan(0);
  }, 120_000);

  test('machines that are killed while they take uploads and applications and make backups lose nothing they have acknowledged', async () => {
    const acknowledged: { pictures: string[]; references: string[] } = { pictures: [], references: [] };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const dying = await startSite({ settings: { ...settings, RATE_LIMIT: 'off' } });
      const env = { PATH: process.env['PATH'] ?? '', ...settings, DATA_DIR: dying.dataDir };
      const backup = spawn(process.execPath, ['cli/main.ts', 'backup'], { env, stdio: 'ignore' });
      const ended = once(backup, 'exit');
      // The command takes a second or two to begin.
      await pause(500 + ((kill * 271) % 2500));
      const work = [
        ...[0, 1].map(async (at) => acknowledged.pictures.push(await post(dying, kill * 2 + at))),
        ...[0, 1, 2].map(async (at) => acknowledged.references.push(await apply(dying, `${kill} ${at}`))),
      ];
      await Promise.race([Promise.allSettled(work), pause(150 + ((kill * 137) % 600))]);
      dying.kill('SIGKILL');
      backup.kill('SIGKILL');
      await Promise.allSettled([...work, ended]);
      await dying.stop();
    }
    expect(acknowledged.pictures.length + acknowledged.references.length).toBeGreaterThan(0);
    for (const id of acknowledged.pictures) await ready(machine(0), id);
    await beside(async ({ inbox }) => {
      const stored = new Set((await inbox.all()).map(({ reference }) => reference));
      expect(acknowledged.references.filter((reference) => !stored.has(reference))).toEqual([]);
    });
    const own = { ...settings, DATA_DIR: await newFolder('test-machine-') };
    cli(['backup'], own);
    const kept = JSON.parse(cli(['backups', 'list', '--json'], own)) as { name: string; test: string }[];
    expect(kept[0]).toMatchObject({ test: 'good' });
    // One that is there is whole, though its machine died before it could write down how the test ended.
    for (const { name } of kept) {
      const file = join(await newFolder('test-backup-'), name);
      cli(['backups', 'fetch', name, file], own);
      const third = await postgres?.create();
      onTestFinished(() => third?.remove());
      const bucket = await store.bucket();
      cli(['restore', file, '--yes'], {
        ...own,
        DATABASE_URL: third?.place.url ?? '',
        MEDIA_STORE: `s3://${bucket.name}?endpoint=${bucket.endpoint}&region=${bucket.region}`,
        DATA_DIR: await newFolder('test-machine-'),
      });
    }
  }, 600_000);

  const machine = (at: number) => machines[at % machines.length] as RunningSite;

  async function post({ address }: RunningSite, seed: number): Promise<string> {
    const noise = { create: { width: 900, height: 700, channels: 3 as const, background: '#2f6b46' } };
    const photograph = await sharp({
      ...noise,
      create: { ...noise.create, background: `rgb(${seed * 20}, 90, 60)` },
    })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append('crop', '');
    body.append('picture', new Blob([new Uint8Array(photograph)]), 'x.jpg');
    const headers = { cookie, origin: address, accept: 'application/json' };
    const answer = await fetch(`${address}/desk/pictures`, { method: 'POST', body, headers });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  }

  async function apply({ address }: RunningSite, lastName: string): Promise<string> {
    const answer = await fetch(`${address}/enrollment/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...application, lastName }),
    });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { reference: string }).reference;
  }

  /** Where somebody is put on the staff: the database that both machines have. */
  async function placeOfStaff() {
    return { databaseUrl: database.place.url, dataDir: await newFolder('test-machine-') };
  }

  async function ready({ address }: RunningSite, id: string): Promise<string> {
    for (;;) {
      const answer = await fetch(`${address}/desk/pictures/${id}`, {
        headers: { cookie, accept: 'application/json' },
      });
      const now = (await answer.json()) as { state: string; address: string };
      expect(now.state).not.toBe('failed');
      if (now.state === 'done') return now.address.replace(/^\/desk/, '');
      await pause(100);
    }
  }

  async function upload(site: RunningSite, seed: number): Promise<string> {
    return ready(site, await post(site, seed));
  }

  /** Publishes a product with each picture. */
  function show(addresses: readonly string[]): Promise<void> {
    const idOf = (address: string) => address.slice(-30).replaceAll(/\W/g, '');
    return beside(({ products }) =>
      products.save(addresses.map((imageURL) => ({ ...pickle, _id: idOf(imageURL), imageURL }))),
    );
  }

  /** Works with the data as another process does. */
  async function beside(work: (all: Repositories) => Promise<void>): Promise<void> {
    const { db, close } = await openDatabase(database.place);
    await work(createRepositories(db)).finally(close);
  }
});

function cli(words: readonly string[], env: Record<string, string>): string {
  const run = spawnSync(process.execPath, ['cli/main.ts', ...words], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
  });
  expect([run.status, run.stderr]).toEqual([0, expect.any(String)]);
  return run.stdout;
}

async function newFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
