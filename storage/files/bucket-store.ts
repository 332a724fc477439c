import { LRUCache } from 'lru-cache';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import { type FileStore, StoreFailure, filesBelow, isThere, writeWhole } from './file-store.ts';
import { ifThere, systemReason } from './system-reason.ts';

/** A bucket of an S3-compatible store, and the key to it. */
export type Bucket = {
  /** The setting that names it, for messages. */
  setting: 'MEDIA_STORE' | 'BACKUP_STORE';
  name: string;
  /** The address of the store, without the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

// The folders of files that a machine has at hand.
const FOLDERS = ['uploads', 'media', 'share'];

// Below the data folder: the files that this machine has read from the bucket or put into it.
const CACHE = 'cache';
// Below that: those that it is about to put there. Older ones were left by a process that was killed.
const UNKEPT = 'unkept';
const UNKEPT_MS = 60 * 60 * 1000;
const MOST_CACHED_BYTES = 1_000_000_000;
// After so many more have come, the cache is tidied before its day.
const TIDIED_AFTER_BYTES = MOST_CACHED_BYTES / 10;

// A drawing of the release has no folder in the bucket, and pages ask for them all the time.
const FOLDER_KNOWN_MS = 10 * 60 * 1000;
const MOST_FOLDERS = 1000;

// For how long nothing comes or goes before a call has failed.
const SILENCE_MS = 10_000;
// Of the address by which one file is read or written.
const LIFETIME_S = 300;
// Every call may be made again: a file has the same content each time, and what is gone stays so.
const PAUSES_MS = [200, 1000];

/**
 * The store of a site with several machines: a bucket that all of them reach. The data folder of each holds what it is writing, and
 * what it has read, up to 1 GB. Whoever may fetch a file is decided before it is asked for here, so that what a machine holds at
 * hand shows nobody who has withdrawn.
 */
export function bucketStore(dataDir: string, bucket: Bucket): FileStore {
  const root = join(dataDir, CACHE);
  const workFolder = join(root, UNKEPT);
  const client = new S3mini({
    accessKeyId: bucket.accessKeyId,
    secretAccessKey: bucket.secretAccessKey,
    endpoint: `${bucket.endpoint}/${bucket.name}`,
    region: bucket.region,
    requestAbortTimeout: SILENCE_MS,
  });
  let failures = 0;
  const call = <Result>(task: () => Promise<Result>) =>
    repeated(task, bucket).catch((error: unknown) => {
      failures += 1;
      throw error;
    });
  // Several ask at once for the pictures of a page that was just published.
  const reading = new Map<string, Promise<string | undefined>>();
  const folders = new LRUCache<string, boolean>({ max: MOST_FOLDERS, ttl: FOLDER_KNOWN_MS });
  let bytesSinceTidied = 0;

  async function read(key: string): Promise<string | undefined> {
    const path = join(root, key);
    if (await isThere(path)) return path;
    const isRead = await writeWhole(root, key, (unfinished) => copy(key, unfinished));
    if (isRead) bytesSinceTidied += (await stat(path)).size;
    // After a failure the next file tries again.
    if (bytesSinceTidied > TIDIED_AFTER_BYTES) void tidy().catch(() => {});
    return isRead ? path : undefined;
  }

  async function copy(key: string, path: string): Promise<boolean> {
    return call(async () => {
      const answer = await ask(await client.getPresignedUrl('GET', key, LIFETIME_S));
      if (answer === undefined) return false;
      await pipeline(answer, createWriteStream(path, { mode: 0o600 }));
      return true;
    });
  }

  async function tidy(): Promise<void> {
    bytesSinceTidied = 0;
    const kept = new Set<string>();
    for (const folder of FOLDERS) for (const { key } of await list(folder)) kept.add(key);
    for (const { key, writtenAt } of await filesBelow(workFolder, ''))
      if (writtenAt.getTime() < Date.now() - UNKEPT_MS) await rm(join(workFolder, key), { force: true });
    let bytes = 0;
    for (const { key, size } of await cachedFiles(root)) {
      bytes += size;
      if (!kept.has(key) || bytes > MOST_CACHED_BYTES) await rm(join(root, key), { force: true });
    }
  }

  async function add(key: string, path: string): Promise<void> {
    await call(async () => {
      (await ask(await client.getPresignedUrl('PUT', key, LIFETIME_S), path))?.resume();
    });
  }

  async function list(folder: string, most?: number) {
    const files = await call(async () => {
      const found = await client.listObjects('/', folder && `${folder}/`, most);
      if (found === null) throw new S3ServiceError('there is no such bucket', 404);
      return found;
    });
    return files.map(({ Key: key, LastModified, Size }) => ({
      key,
      writtenAt: new Date(LastModified),
      bytes: Size,
    }));
  }

  return {
    root,
    isBucket: true,
    workFolder,
    copy,
    add,
    list,
    find(key) {
      const found = reading.get(key) ?? read(key).finally(() => reading.delete(key));
      reading.set(key, found);
      return found;
    },
    async keep(key) {
      const written = join(workFolder, key);
      const inFolder = (await ifThere(stat(written)))?.isDirectory();
      const keys = inFolder ? (await filesBelow(workFolder, key)).map((file) => file.key) : [key];
      for (const each of keys) await add(each, join(workFolder, each));
      // The pictures that this machine has made are asked for next.
      const cached = join(root, key);
      await mkdir(dirname(cached), { recursive: true });
      await rm(cached, { recursive: true, force: true });
      await rename(written, cached);
      folders.set(key, true);
    },
    async hasFolder(key) {
      const known = folders.get(key);
      if (known !== undefined) return known;
      const isFound = (await list(key, 1)).length > 0;
      folders.set(key, isFound);
      return isFound;
    },
    async remove(key) {
      const keys = [key, ...(await list(key)).map((file) => file.key)];
      for (const each of keys) await call(() => client.deleteObject(each));
      for (const each of [join(root, key), join(workFolder, key)])
        await rm(each, { recursive: true, force: true });
      folders.delete(key);
    },
    async check() {
      await list('media', 1);
    },
    failures: () => failures,
    tidy,
  };
}

// The last read ones first.
async function cachedFiles(root: string): Promise<{ key: string; size: number }[]> {
  const below = await Promise.all(FOLDERS.map((folder) => filesBelow(root, folder)));
  const files = await Promise.all(
    below.flat().map(async ({ key }) => {
      const found = await ifThere(stat(join(root, key)));
      return { key, size: found?.size ?? 0, readAt: found?.atimeMs ?? 0 };
    }),
  );
  return files.toSorted((a, b) => b.readAt - a.readAt);
}

/**
 * The answer to a request with a signed address, which sends the file at `path` where one is given; undefined where there is no such
 * file in the store. By a request of Node's: `fetch` takes a whole file into memory.
 */
async function ask(address: string, path?: string): Promise<IncomingMessage | undefined> {
  const url = new URL(address);
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    ...(path !== undefined && { method: 'PUT', headers: { 'content-length': (await stat(path)).size } }),
    timeout: SILENCE_MS,
  });
  request.on('timeout', () => request.destroy(new Error('the store was silent')));
  const sent =
    path === undefined ? Promise.resolve(request.end()) : pipeline(createReadStream(path), request);
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  // A store that takes no file says so before it has read it.
  const [answer] = await Promise.race([answered, sent.then(() => answered)]);
  const { statusCode = 0 } = answer;
  if (statusCode === 200) return answer;
  const [, code] = /<Code>(\w+)<\/Code>/.exec(await text(answer)) ?? [];
  if (statusCode === 404 && path === undefined) return undefined;
  // The rest of the file is not sent.
  request.destroy();
  throw new S3ServiceError(`the store answered ${statusCode}`, statusCode, code);
}

async function repeated<Result>(task: () => Promise<Result>, bucket: Bucket): Promise<Result> {
  for (const ms of PAUSES_MS) {
    try {
      return await task();
    } catch (error) {
      if (!mayPass(error)) throw failureOf(error, bucket);
      await pause(ms);
    }
  }
  return task().catch((error: unknown) => {
    throw failureOf(error, bucket);
  });
}

// A call that the store refuses is refused again; one that did not come through may.
function mayPass(error: unknown): boolean {
  return !(error instanceof S3ServiceError) || error.status >= 500 || error.status === 429;
}

function failureOf(cause: unknown, { name, endpoint, setting }: Bucket): StoreFailure {
  const place = `store of files at ${endpoint} (${setting})`;
  const reason = systemReason(cause);
  if (reason !== undefined)
    return new StoreFailure(`A file of the ${place} can't be read or written in DATA_DIR: ${reason}.`, {
      cause,
    });
  if (!(cause instanceof S3ServiceError))
    return new StoreFailure(`The ${place} can't be reached.`, { cause });
  const { status, serviceCode = '' } = cause;
  if (status === 507 || status === 413 || /quota|full|toolarge/i.test(serviceCode))
    return new StoreFailure(`The ${place} has no room for a file: is ${name} full, or has it a limit?`, {
      cause,
    });
  if (status === 403)
    return new StoreFailure(`The ${place} refused the key: is it right, and may it read and write ${name}?`, {
      cause,
    });
  if (status === 404) return new StoreFailure(`The ${place} has no bucket ${name}.`, { cause });
  return new StoreFailure(`The ${place} answered ${status}.`, { cause });
}
