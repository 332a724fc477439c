import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DATABASE, MANIFEST, unpackArchive, writeArchive } from './archive.ts';
import { withBackup } from './restore-backup.ts';

type Packed = Pick<Header, 'name'> & Partial<Header> & { text: string };

const picture: Packed = { name: 'media/bag-00000000/8x8-000000.jpg', text: 'a picture' };

test('files, also empty ones and those with long names, come back as they were', async () => {
  const folder = await newFolder();
  const from = join(folder, 'source');
  await writeFile(from, 'a picture');
  await writeFile(`${from}-empty`, '');
  const long = `media/${'bag'.repeat(40)}/${'x'.repeat(90)}.jpg`;
  const steps: number[][] = [];
  await writeArchive(
    join(folder, 'site.tar.gz'),
    [
      { from, path: long },
      { from: `${from}-empty`, path: 'media/bag/empty.jpg' },
    ],
    '2026-04-01T06:30:00.000Z',
    (...step) => steps.push(step),
  );
  const manifest = await unpackArchive(join(folder, 'site.tar.gz'), folder);
  expect(manifest.madeAt).toBe('2026-04-01T06:30:00.000Z');
  expect(await readFile(join(folder, long), 'utf8')).toBe('a picture');
  expect(await readFile(join(folder, 'media/bag/empty.jpg'), 'utf8')).toBe('');
  expect(steps).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ]);
});

describe('a damaged archive is refused:', () => {
  test.each<[string, (whole: Buffer) => Buffer, string]>([
    ...[1, 2, 3, 4, 8, 512].map((missing): [string, (whole: Buffer) => Buffer, string] => [
      `without its last ${missing} bytes`,
      (whole) => whole.subarray(0, -missing),
      'its end is missing',
    ]),
    ['half of it', (whole) => whole.subarray(0, whole.length / 2), 'its end is missing'],
    ['with a bit changed in its middle', (whole) => flipped(whole, whole.length / 2), ''],
    ['with a bit changed in its checksum', (whole) => flipped(whole, whole.length - 6), 'as it was written'],
    ['empty', () => Buffer.alloc(0), ''],
    ['a letter', () => Buffer.from('Dear sir'), 'not as it was written'],
  ])('%s', async (_, damage, reason) => {
    const folder = await newFolder();
    const file = join(folder, 'site.tar.gz');
    await writeFile(join(folder, 'picture'), randomBytes(5000));
    await writeArchive(
      file,
      [{ from: join(folder, 'picture'), path: picture.name }],
      new Date().toISOString(),
    );
    await writeFile(file, damage(await readFile(file)));
    const refusal = await unpackArchive(file, join(folder, 'into')).catch(String);
    expect(refusal).toMatch(
      /can't be restored: it is damaged, or no backup of this site.+Nothing was changed\.$/,
    );
    expect(refusal).toContain(reason);
  });
});

describe('an archive that was not made here is refused:', () => {
  test.each<[string, Packed[], string]>([
    ['without a manifest', [picture], 'its list of files is missing'],
    ['with a manifest that is none', [picture, { name: MANIFEST, text: '{}' }], 'can’t be read'],
    ['with a path that leads out', listed([{ ...picture, name: '../out.jpg' }]), 'it holds ../out.jpg'],
    ['with an absolute path', listed([{ ...picture, name: '/tmp/out.jpg' }]), 'it holds /tmp/out.jpg'],
    ['with a name that is a folder', listed([{ ...picture, name: 'media/bag/..' }]), 'it holds media/bag/..'],
    ['with a path through the media', listed([{ ...picture, name: 'media/../out.jpg' }]), 'it holds'],
    [
      'with a hidden file',
      listed([{ ...picture, name: 'media/bag/.htaccess' }]),
      'it holds media/bag/.htaccess',
    ],
    ['with another file', listed([{ ...picture, name: 'run.sh' }]), 'it holds run.sh'],
    [
      'with a symbolic link',
      [{ ...picture, type: 'symlink', linkname: '/etc/hostname', text: '' }, ...listed([])],
      'which is not a file',
    ],
    [
      'with a hard link',
      [{ ...picture, type: 'link', linkname: '/etc/hostname', text: '' }, ...listed([])],
      'which is not a file',
    ],
    ['with a folder', [{ ...picture, type: 'directory', text: '' }, ...listed([])], 'which is not a file'],
    ['with a file twice', [picture, ...listed([picture])], 'twice'],
    ['with a file after the manifest', [...listed([picture]), picture], 'after its list of files'],
    [
      'with a changed file',
      [{ ...picture, text: 'A picture' }, manifestOf([picture])],
      'not as it was backed up',
    ],
    ['with a file missing', [manifestOf([picture])], 'not as it was backed up'],
    ['with a file that is not listed', [picture, manifestOf([])], 'not as it was backed up'],
  ])('%s', async (_, entries, reason) => {
    const folder = await newFolder();
    const file = join(folder, 'site.tar.gz');
    await packed(file, entries);
    await expect(unpackArchive(file, join(folder, 'into'))).rejects.toThrow(reason);
    expect(await readdir(folder)).not.toContain('out.jpg');
  });
});

test('an archive that claims a huge picture is refused before that is unpacked', async () => {
  const folder = await newFolder();
  const header = await headerOf(picture.name, 3_000_000_000);
  await writeFile(join(folder, 'site.tar.gz'), gzipSync(Buffer.concat([header, Buffer.alloc(100_000)])));
  await expect(unpackArchive(join(folder, 'site.tar.gz'), join(folder, 'into'))).rejects.toThrow(
    `it holds ${picture.name}, which is too large`,
  );
  expect(await readdir(folder)).toEqual(['site.tar.gz']);
});

test('an archive whose database needs more room than the disk has is refused before that is unpacked', async () => {
  const folder = await newFolder();
  const { bavail, bsize } = await statfs(folder);
  // More than half of what is free: its rows are copied once more.
  const size = Math.round(bavail * bsize * 0.75);
  const file = join(folder, 'site.tar.gz');
  await writeFile(file, gzipSync(Buffer.concat([await headerOf(DATABASE, size), Buffer.alloc(100_000)])));
  const dataDir = join(folder, 'data');
  await expect(
    withBackup(file, dataDir, () => Promise.reject(new Error('It was restored.'))),
  ).rejects.toThrow(
    `${file} can't be restored: the disk has too little room for its ${DATABASE}. Nothing was changed.`,
  );
  expect(await readdir(dataDir)).toEqual([]);
});

async function headerOf(name: string, size: number): Promise<Buffer> {
  const archive = pack();
  archive.entry({ name, size });
  const [header] = (await once(archive, 'data')) as [Buffer];
  return header;
}

function listed(entries: Packed[]): Packed[] {
  return [...entries, manifestOf(entries)];
}

function manifestOf(entries: Packed[]): Packed {
  const files = entries.map(({ name, text }) => [
    name,
    { size: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') },
  ]);
  const manifest = { format: 1, madeAt: '2026-04-01T06:30:00.000Z', files: Object.fromEntries(files) };
  return { name: MANIFEST, text: JSON.stringify(manifest) };
}

async function packed(file: string, entries: Packed[]) {
  const archive = pack();
  for (const { text, ...header } of entries)
    if (text === '') archive.entry(header);
    else archive.entry(header, text);
  archive.finalize();
  await pipeline(archive, createGzip(), createWriteStream(file));
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-archive-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function flipped(bytes: Buffer, at: number): Buffer {
  const place = Math.floor(at);
  const copy = Buffer.from(bytes);
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}
