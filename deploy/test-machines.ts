import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import type { Role } from '../domain/people/person.ts';
import { signedInCookie } from '../server/test-desk.ts';
import { type Repositories, createRepositories } from '../storage/create-repositories.ts';
import { openDatabase } from '../storage/database/open-database.ts';
import { type TestDatabase, testEngines } from '../storage/database/test-databases.ts';
import type { Bucket } from '../storage/files/bucket-store.ts';
import { missingStore, startTestStore } from '../storage/files/test-bucket.ts';
import { application } from '../storage/test-records.ts';
import { freePort } from '../tools/free-port.ts';
import { startProgram } from '../tools/start-program.ts';
import { type RunningSite, startSite } from '../tools/start-site.ts';
import { missingProgram } from './test-missing-program.ts';
import { missingNginx, startNginx } from './test-nginx.ts';

const postgres = testEngines().find(({ engine }) => engine === 'postgres');

/** Why several machines can't be tried here, for the names of tests; '' where they can. */
export const missingForMachines =
  (postgres ? '' : ' (skipped: there is no PostgreSQL)') ||
  missingStore ||
  missingNginx ||
  missingProgram('pgbouncer', '--version');

export const ORIGIN = 'https://example.org';

const ends: (() => Promise<unknown>)[] = [];

/** Ends and removes all that was started and made here, the last first. */
export async function endMachines(): Promise<void> {
  for (const end of ends.toReversed()) await end();
}

/**
 * Starts two machines with a folder each, which share a bucket and a PostgreSQL behind PgBouncer in transaction mode, and nginx as it
 * is supplied before both. `builds` are the folders of their builds. `endMachines` ends all of it.
 */
export async function startMachines(builds: readonly [string, string]) {
  const [store, database] = await Promise.all([startTestStore(), newDatabase()]);
  ends.push(() => store.stop());
  const bouncer = await startPgBouncer(new URL(database.place.url ?? ''));
  ends.push(bouncer.stop);
  const bucket = await store.bucket();
  const settings: Record<string, string> = {
    SITE_URL: ORIGIN,
    TRUST_PROXY: 'on',
    ENROLLED_ACCESS: 'open',
    RATE_LIMIT: 'off',
    DATABASE_URL: bouncer.url.href,
    MEDIA_STORE: addressOf(bucket),
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    BACKUP_STORE: addressOf(bucket),
    BACKUP_PASSPHRASE: 'a lamp and a thread',
    BACKUP_AT: 'off',
    SAMPLE_DATA: 'off',
  };
  const start = async (build: string): Promise<RunningSite> => {
    const machine = await startSite({ settings, build });
    ends.push(machine.stop);
    return machine;
  };
  const machines = [await start(builds[0]), await start(builds[1])] as const;
  const nginx = await startNginx([machines[0].port, machines[1].port]);
  ends.push(nginx.stop);

  /** The cookie of a browser where somebody with that role is signed in. */
  async function cookieOf(role: Role): Promise<string> {
    const place = { databaseUrl: database.place.url, dataDir: await newFolder() };
    return `__Secure-${await signedInCookie(place, role)}`;
  }

  const editor = { cookie: await cookieOf('editor'), origin: ORIGIN, accept: 'application/json' };

  /** Gives a photograph to a machine, which acknowledges it; gives the id by which it is asked for. */
  async function post({ address }: RunningSite, seed: number): Promise<string> {
    const body = new FormData();
    body.append('crop', '');
    body.append('picture', new Blob([await photograph(seed)]), 'x.jpg');
    const answer = await fetch(`${address}/desk/pictures`, { method: 'POST', body, headers: editor });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  }

  /** Waits until a machine says that a photograph is made; gives the address of the picture. */
  async function ready({ address }: RunningSite, id: string): Promise<string> {
    for (;;) {
      const answer = await fetch(`${address}/desk/pictures/${id}`, { headers: editor });
      const now = (await answer.json()) as { state: string; address: string };
      expect(now.state).not.toBe('failed');
      if (now.state === 'done') return now.address.replace(/^\/desk/, '');
      await pause(100);
    }
  }

  return {
    settings,
    bucket,
    machines,
    nginx,
    cookieOf,
    post,
    ready,
    upload: async (site: RunningSite, seed: number) => ready(site, await post(site, seed)),
    /** A machine that is none of the two, with other settings where they are given. */
    async another(other: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
      const machine = await startSite({ settings: { ...settings, ...other } });
      onTestFinished(machine.stop);
      return machine;
    },
    /** The settings of a site of its own, with an empty database and bucket, and the same place of backups. */
    async apart(): Promise<Record<string, string>> {
      const own = await newDatabase();
      const dataDir = await newFolder();
      return {
        ...settings,
        DATABASE_URL: own.place.url ?? '',
        MEDIA_STORE: addressOf(await store.bucket()),
        DATA_DIR: dataDir,
      };
    },
    /** Works with the data of the machines as another process does. */
    async beside<Result>(work: (all: Repositories) => Promise<Result>): Promise<Result> {
      const { db, close } = await openDatabase(database.place);
      return work(createRepositories(db)).finally(close);
    },
  };
}

/** Applies for a place; gives the reference that was acknowledged. */
export async function apply({ address }: RunningSite, lastName: string): Promise<string> {
  const answer = await fetch(`${address}/enrollment/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...application, lastName }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}

/** Gives a photograph, another one for each seed. */
export async function photograph(seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const background = `rgb(${(seed * 20) % 256}, ${Math.floor(seed / 12)}, 60)`;
  const photo = sharp({ create: { width: 900, height: 700, channels: 3, background } });
  return new Uint8Array(await photo.jpeg().toBuffer());
}

/** Runs the command line to its end, which is to end with that status; gives what it prints. */
export function cli(words: readonly string[], env: Readonly<Record<string, string>>, status = 0): string {
  const run = spawnSync(process.execPath, ['cli/main.ts', ...words], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
  });
  expect([run.status, run.stderr]).toEqual([status, expect.any(String)]);
  return run.stdout;
}

/** A new folder, which `endMachines` removes. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-machine-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function newDatabase(): Promise<TestDatabase> {
  if (!postgres) throw new Error('There is no PostgreSQL.');
  const database = await postgres.create();
  ends.push(() => database.remove());
  return database;
}

function addressOf({ name, endpoint, region }: Bucket): string {
  return `s3://${name}?endpoint=${endpoint}&region=${region}`;
}

// It runs as nobody, because it refuses to run as root.
async function startPgBouncer(server: URL) {
  const folder = await newFolder();
  const port = await freePort();
  const user = `user=${server.username} password=${decodeURIComponent(server.password)}`;
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
    * = host=${server.hostname} port=${server.port} ${user}
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${port}
    unix_socket_dir =
    auth_type = any
    pool_mode = transaction`,
  );
  chmodSync(folder, 0o755);
  const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups'];
  const { stop } = await startProgram('setpriv', [...nobody, 'pgbouncer', file], port);
  return { url: Object.assign(new URL(server), { host: `127.0.0.1:${port}` }), stop };
}
