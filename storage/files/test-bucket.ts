import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { freePort } from '../../tools/free-port.ts';
import type { Bucket } from './bucket-store.ts';

const programs = ['swift-proxy-server', 'swift-object-server', 'memcached'];

/** Why the tests of buckets can't run here, for their name; '' where they can. */
export const missingStore =
  process.getuid?.() === 0 && programs.every((each) => existsSync(`/usr/bin/${each}`))
    ? ''
    : ' (skipped: it needs root, and swift-proxy, swift-account, swift-container, swift-object and memcached of Debian)';

const KINDS = ['account', 'container', 'object'] as const;

/** OpenStack Swift with its S3 interface, in a folder of its own. */
export type TestStore = {
  /** Makes an empty bucket, which takes no more than so many bytes where they are given. */
  bucket(most?: number): Promise<Bucket>;
  stop(): Promise<void>;
};

/** Starts one; `stop` ends its processes and removes its folder. */
export async function startTestStore(): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'test-swift-'));
  for (const each of ['srv/d1', 'etc', 'recon']) mkdirSync(join(folder, each), { recursive: true });
  const ports = { proxy: 0, account: 0, container: 0, object: 0, memcached: 0 };
  for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await freePort();
  writeSettings(folder, ports);

  const processes: ChildProcess[] = [];
  const start = (program: string, ...settings: string[]) => {
    const log = openSync(join(folder, `${program}.log`), 'a');
    const words = [`SWIFT_DIR=${join(folder, 'etc')}`, program, ...settings];
    processes.push(spawn('env', words, { stdio: ['ignore', log, log] }));
  };
  start('memcached', '-u', 'root', '-l', '127.0.0.1', '-p', String(ports.memcached));
  for (const kind of [...KINDS, 'proxy']) start(`swift-${kind}-server`, join(folder, `etc/${kind}.conf`));
  await Promise.all(Object.values(ports).map(isListening));

  const key = { accessKeyId: 'site:keeper', secretAccessKey: 'secret', region: 'us-east-1' };
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  let made = 0;
  return {
    async bucket(most) {
      const name = `pictures-${(made += 1)}`;
      await new S3mini({ ...key, endpoint: `${endpoint}/${name}` }).createBucket();
      if (most !== undefined) await limit(endpoint, name, most);
      return { ...key, setting: 'MEDIA_STORE', endpoint, name };
    },
    async stop() {
      await Promise.all(
        processes.map(async (each) => {
          each.kill('SIGKILL');
          if (each.exitCode === null && each.signalCode === null) await once(each, 'exit');
        }),
      );
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// By Swift's own interface: S3 has no quotas.
async function limit(endpoint: string, bucket: string, bytes: number): Promise<void> {
  const signedIn = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'x-auth-user': 'site:keeper', 'x-auth-key': 'secret' },
  });
  const token = signedIn.headers.get('x-auth-token') ?? '';
  const headers = { 'x-auth-token': token, 'x-container-meta-quota-bytes': String(bytes) };
  const set = await fetch(`${endpoint}/v1/AUTH_site/${bucket}`, { method: 'POST', headers });
  if (!set.ok) throw new Error(`The bucket can't be limited: ${set.status}.`);
}

function writeSettings(
  folder: string,
  ports: Record<(typeof KINDS)[number] | 'proxy' | 'memcached', number>,
) {
  const etc = join(folder, 'etc');
  const write = (name: string, parts: Record<string, Record<string, string | number>>) => {
    const lines = Object.entries(parts).flatMap(([part, values]) => [
      `[${part}]`,
      ...Object.entries(values).map(([key, value]) => `${key} = ${value}`),
    ]);
    writeFileSync(join(etc, name), `${lines.join('\n')}\n`);
  };
  const common = { bind_ip: '127.0.0.1', workers: 0, user: 'root', swift_dir: etc };
  write('swift.conf', { 'swift-hash': { swift_hash_path_prefix: 'a', swift_hash_path_suffix: 'b' } });
  for (const kind of KINDS) {
    const build = (...words: string[]) =>
      execFileSync('swift-ring-builder', [`${kind}.builder`, ...words], { cwd: etc });
    build('create', '4', '1', '1');
    build('add', `r1z1-127.0.0.1:${ports[kind]}/d1`, '1');
    build('rebalance');
    write(`${kind}.conf`, {
      DEFAULT: {
        ...common,
        bind_port: ports[kind],
        devices: join(folder, 'srv'),
        mount_check: 'false',
        recon_cache_path: join(folder, 'recon'),
      },
      'pipeline:main': { pipeline: `${kind}-server` },
      [`app:${kind}-server`]: { use: `egg:swift#${kind}` },
    });
  }
  const filters = {
    catch_errors: {},
    listing_formats: {},
    bulk: {},
    copy: {},
    container_quotas: {},
    slo: {},
    dlo: {},
  };
  write('proxy.conf', {
    DEFAULT: { ...common, bind_port: ports.proxy },
    'pipeline:main': {
      pipeline:
        'catch_errors cache listing_formats bulk s3api tempauth copy container_quotas slo dlo proxy-server',
    },
    'app:proxy-server': {
      use: 'egg:swift#proxy',
      allow_account_management: 'true',
      account_autocreate: 'true',
    },
    'filter:tempauth': { use: 'egg:swift#tempauth', user_site_keeper: 'secret .admin' },
    'filter:s3api': { use: 'egg:swift#s3api', location: 'us-east-1' },
    'filter:cache': { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${ports.memcached}` },
    ...Object.fromEntries(
      Object.keys(filters).map((name) => [`filter:${name}`, { use: `egg:swift#${name}` }]),
    ),
  });
}

async function isListening(port: number): Promise<void> {
  for (let tried = 0; tried < 300; tried += 1) {
    const isThere = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true));
      socket.on('error', () => done(false));
      socket.on('close', () => socket.destroy());
      socket.unref();
    });
    if (isThere) return;
    await pause(100);
  }
  throw new Error(`Nothing listens at port ${port}.`);
}
