import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Bucket, bucketStore } from './bucket-store.ts';
import { type FileStore, StoreFailure, folderStore } from './file-store.ts';
import { missingStore, startTestStore, type TestStore } from './test-bucket.ts';

const FIRST = 'media/bag-0a1b2c3d/160.avif';
const SECOND = 'media/bag-0a1b2c3d/320x240-283878.jpg';
const OTHER = 'media/lamp-0a1b2c3d/160.avif';

let store: TestStore;
const START_MS = 60_000;
beforeAll(async () => {
  if (missingStore === '') store = await startTestStore();
}, START_MS);
afterAll(() => store?.stop());

describe('a store in the data folder', () => {
  behaves(async () => {
    const machine = await machineOf((dataDir) => folderStore(dataDir));
    return [machine, machine];
  });
});

describe.skipIf(missingStore)(`a store in a bucket${missingStore}`, () => {
  // Two machines: what one has kept the other finds.
  behaves(async () => {
    const bucket = await store.bucket();
    const open = () => machineOf((dataDir) => bucketStore(dataDir, bucket));
    return [await open(), await open()];
  });

  test('reads a file once, and asks for it again after it was forgotten', async () => {
    const bucket = await store.bucket();
    const { files, write } = await machineOf((dataDir) => bucketStore(dataDir, bucket));
    await write(FIRST, 'a picture');
    await files.keep(dirname(FIRST));
    const counted = await standIn(bucket);
    const other = (await machineOf((dataDir) => bucketStore(dataDir, counted.bucket))).files;
    const found = await Promise.all([other.find(FIRST), other.find(FIRST), other.find(FIRST)]);
    expect(new Set(found).size).toBe(1);
    await other.find(FIRST);
    expect(counted.asked).toBe(1);
    await rm(found[0] ?? '');
    expect(await textOf(other, FIRST)).toBe('a picture');
    expect(counted.asked).toBe(2);
  });

  test('is not asked again for the folder of a drawing, which it has not; what is kept there is known at once', async () => {
    const counted = await standIn(await store.bucket());
    const { files, write } = await machineOf((dataDir) => bucketStore(dataDir, counted.bucket));
    for (let asked = 0; asked < 3; asked += 1) expect(await files.hasFolder(dirname(FIRST))).toBe(false);
    expect(counted.asked).toBe(1);
    await write(FIRST, 'a picture');
    await files.keep(dirname(FIRST));
    expect(await files.hasFolder(dirname(FIRST))).toBe(true);
  });

  test('forgets at hand what is in the bucket no more', async () => {
    const bucket = await store.bucket();
    const one = await machineOf((dataDir) => bucketStore(dataDir, bucket));
    const other = await machineOf((dataDir) => bucketStore(dataDir, bucket));
    for (const key of [FIRST, OTHER]) await one.write(key, key);
    for (const key of [FIRST, OTHER]) await one.files.keep(dirname(key));
    for (const key of [FIRST, OTHER]) await other.files.find(key);
    await one.files.remove(dirname(FIRST));
    await other.files.tidy();
    expect(await readdir(join(other.dataDir, 'cache/media/bag-0a1b2c3d'))).toEqual([]);
    expect(await textOf(other.files, OTHER)).toBe(OTHER);
    expect(await other.files.find(FIRST)).toBeUndefined();
  });

  test('forgets photographs that another machine has made into pictures, and those whose process was killed before they were kept', async () => {
    const bucket = await store.bucket();
    const one = await machineOf((dataDir) => bucketStore(dataDir, bucket));
    const other = await machineOf((dataDir) => bucketStore(dataDir, bucket));
    for (const key of ['uploads/made', 'uploads/waiting']) await one.write(key, key);
    for (const key of ['uploads/made', 'uploads/waiting']) await one.files.keep(key);
    await other.files.remove('uploads/made');
    for (const key of ['uploads/killed', 'uploads/coming']) await one.write(key, key);
    const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(join(one.files.workFolder, 'uploads/killed'), hoursAgo, hoursAgo);
    await one.files.tidy();
    const left = await readdir(one.dataDir, { recursive: true, withFileTypes: true });
    expect(left.flatMap((each) => (each.isFile() ? [each.name] : [])).toSorted()).toEqual([
      'coming',
      'waiting',
    ]);
  });

  test('takes a file of 40 MB as it is', async () => {
    const bucket = await store.bucket();
    const one = await machineOf((dataDir) => bucketStore(dataDir, bucket));
    const bytes = Buffer.alloc(40_000_000, 'picture ');
    await one.write('uploads/large', bytes);
    await one.files.keep('uploads/large');
    const other = (await machineOf((dataDir) => bucketStore(dataDir, bucket))).files;
    expect(bytes.equals(await readFile((await other.find('uploads/large')) ?? ''))).toBe(true);
  });

  describe('that does wrong', () => {
    const unavailable = (response: ServerResponse) => response.writeHead(503).end();
    const cut = (response: ServerResponse) => response.destroy();
    const half = (response: ServerResponse) =>
      response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy());

    test.each([
      { wrong: 'answers 503', whileKept: unavailable, whileRead: unavailable },
      { wrong: 'cuts the line', whileKept: cut, whileRead: cut },
      { wrong: 'cuts the line, and sends half a file', whileKept: cut, whileRead: half },
    ])('$wrong, twice: a file is kept and read all the same', async ({ whileKept, whileRead }) => {
      const { bucket, behave } = await standIn(await store.bucket());
      const { files, write, dataDir } = await machineOf((folder) => bucketStore(folder, bucket));
      await write(FIRST, 'a picture');
      behave(2, whileKept);
      await files.keep(dirname(FIRST));
      await rm(join(dataDir, 'cache'), { recursive: true });
      behave(2, whileRead);
      expect(await textOf(files, FIRST)).toBe('a picture');
    });

    test('answers 503 for longer: nothing is kept, and what was written stays to be kept later', async () => {
      const { bucket, behave } = await standIn(await store.bucket());
      const { files, write } = await machineOf((dataDir) => bucketStore(dataDir, bucket));
      await write(FIRST, 'a picture');
      behave(99, unavailable);
      await expect(files.keep(dirname(FIRST))).rejects.toThrow('(MEDIA_STORE) answered 503');
      await expect(files.find(OTHER)).rejects.toBeInstanceOf(StoreFailure);
      behave(0, () => {});
      expect(await files.find(FIRST)).toBeUndefined();
      await files.keep(dirname(FIRST));
      expect(await textOf(files, FIRST)).toBe('a picture');
    });

    test('is slow: a file is kept and read all the same', async () => {
      const slow = await standIn(await store.bucket());
      const { files, write, dataDir } = await machineOf((folder) => bucketStore(folder, slow.bucket));
      await write(FIRST, 'a picture');
      slow.delay(1000);
      await files.keep(dirname(FIRST));
      await rm(join(dataDir, 'cache'), { recursive: true });
      expect(await textOf(files, FIRST)).toBe('a picture');
    });

    test('is full: nothing is kept, what it has is read, and it is told in words', async () => {
      const bucket = await store.bucket(1_000_000);
      const { files, write } = await machineOf((dataDir) => bucketStore(dataDir, bucket));
      await write(FIRST, 'a picture');
      await files.keep(dirname(FIRST));
      await write(OTHER, Buffer.alloc(5_000_000));
      await expect(files.keep(dirname(OTHER))).rejects.toThrow('has no room for a file');
      expect(await files.find(OTHER)).toBeUndefined();
      expect(await textOf(files, FIRST)).toBe('a picture');
    });

    test.each([
      ['a wrong key', { secretAccessKey: 'wrong' }, 'refused the key'],
      ['a bucket that is not there', { name: 'nowhere' }, 'no bucket nowhere'],
      ['a store that is not there', { endpoint: 'http://127.0.0.1:9' }, "can't be reached"],
    ])('%s is told in words', async (_, wrong, message) => {
      const bucket = { ...(await store.bucket()), ...wrong };
      const { files, write } = await machineOf((dataDir) => bucketStore(dataDir, bucket));
      await write(FIRST, 'a picture');
      await expect(files.keep(dirname(FIRST))).rejects.toThrow(message);
      await expect(files.list('media')).rejects.toThrow(message);
    });
  });
});

type Machine = {
  files: FileStore;
  dataDir: string;
  write(key: string, content: string | Buffer): Promise<void>;
};

/** What holds for both kinds; `open` gives one store as two machines see it. */
function behaves(open: () => Promise<[Machine, Machine]>): void {
  test('finds what was kept, and says of which folders it has files', async () => {
    const [one, other] = await open();
    for (const key of [FIRST, SECOND]) await one.write(key, key);
    await one.files.keep(dirname(FIRST));
    expect([await textOf(other.files, FIRST), await textOf(other.files, SECOND)]).toEqual([FIRST, SECOND]);
    expect(await other.files.find(OTHER)).toBeUndefined();
    expect(await other.files.hasFolder('media/bag-0a1b2c3d')).toBe(true);
    expect(await other.files.hasFolder('media/bag')).toBe(false);
    const tooLong = `media/${'x'.repeat(256)}`;
    expect(await other.files.hasFolder(tooLong)).toBe(false);
    expect(await other.files.find(`${tooLong}/160.avif`)).toBeUndefined();
    expect(await other.files.find(`${tooLong}.avif`)).toBeUndefined();
    // Once more, as after a process was killed.
    await one.write(FIRST, FIRST);
    await one.files.keep(dirname(FIRST));
    expect(await textOf(other.files, SECOND)).toBe(SECOND);
  });

  test('lists what it has with its time, and nothing that is still being written', async () => {
    const [one, other] = await open();
    for (const key of [OTHER, FIRST, SECOND, 'uploads/one']) await one.write(key, key);
    await one.write('media/.unfinished-x/160.avif', 'half');
    for (const key of ['media/bag-0a1b2c3d', 'media/lamp-0a1b2c3d', 'uploads/one']) await one.files.keep(key);
    const listed = await other.files.list('media');
    expect(listed.map(({ key }) => key).toSorted()).toEqual([FIRST, SECOND, OTHER].toSorted());
    for (const { writtenAt } of listed) expect(Date.now() - writtenAt.getTime()).toBeLessThan(60_000);
    expect(await other.files.list('none')).toEqual([]);
  });

  test('removes a file, a folder, and what is not there', async () => {
    const [one, other] = await open();
    for (const key of [FIRST, SECOND, OTHER, 'uploads/one']) await one.write(key, key);
    for (const key of ['media/bag-0a1b2c3d', 'media/lamp-0a1b2c3d', 'uploads/one']) await one.files.keep(key);
    for (const key of ['uploads/one', 'media/bag-0a1b2c3d', 'media/none']) await one.files.remove(key);
    expect(await other.files.find('uploads/one')).toBeUndefined();
    expect((await other.files.list('media')).map(({ key }) => key)).toEqual([OTHER]);
  });

  test('adds a file from elsewhere, which stays there', async () => {
    const [one, other] = await open();
    const path = join(one.dataDir, 'elsewhere');
    await writeFile(path, 'a picture');
    await one.files.add(FIRST, path);
    expect(await textOf(other.files, FIRST)).toBe('a picture');
    expect(await readFile(path, 'utf8')).toBe('a picture');
  });
}

async function machineOf(open: (dataDir: string) => FileStore): Promise<Machine> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-files-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const files = open(dataDir);
  return {
    files,
    dataDir,
    async write(key, content) {
      const path = join(files.workFolder, key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    },
  };
}

async function textOf(files: FileStore, key: string): Promise<string> {
  return readFile((await files.find(key)) ?? '', 'utf8');
}

/** Stands before the store: counts what it is asked, answers late, and does wrong as often as it is told. */
async function standIn(bucket: Bucket) {
  let wrongs = 0;
  let delayMs = 0;
  let wrong: (response: ServerResponse) => unknown = () => {};
  const server = createServer((request, response) => {
    counted.asked += 1;
    if (wrongs === 0) {
      setTimeout(() => passOn(bucket.endpoint, request, response), delayMs);
      return;
    }
    wrongs -= 1;
    request.resume();
    wrong(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const counted = {
    bucket: { ...bucket, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    asked: 0,
    delay(ms: number) {
      delayMs = ms;
    },
    behave(times: number, how: typeof wrong) {
      [wrongs, wrong] = [times, how];
    },
  };
  return counted;
}

// With the name by which it was asked, which is part of what is signed.
function passOn(endpoint: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '' } = request;
  const passed = ask(endpoint + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(passed);
}
