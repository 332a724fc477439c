import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Extract, type Pack, extract, pack } from 'tar-stream';
import * as v from 'valibot';
import { systemReason } from '../../storage/files/system-reason.ts';
import type { OnProgress } from '../counted.ts';
import { StaffError } from '../staff-error.ts';

/** The name of the list of files, the last file of a backup: a backup without it is incomplete. */
export const MANIFEST = 'manifest.json';

/** The name of the database in a backup. */
export const DATABASE = 'foundation.sqlite';

const manifestSchema = v.object({
  format: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  files: v.record(v.string(), v.object({ size: v.number(), sha256: v.string() })),
});

/** The contents of a backup: when it was made, and each file's size in bytes and SHA-256 in hexadecimal. */
type Manifest = v.InferOutput<typeof manifestSchema>;

/** A file on disk and its name in the archive. */
export type ArchivedFile = { from: string; path: string };

/**
 * Writes files and their manifest to a new .tar.gz that only its owner may read. `madeAt` is an ISO time. Rejects where the
 * target is there already or can't be written, and with a StaffError where a file changes meanwhile; what was written by then
 * is left for the caller to remove.
 */
export async function writeArchive(
  target: string,
  files: readonly ArchivedFile[],
  madeAt: string,
  onProgress: OnProgress = () => {},
): Promise<void> {
  const archive = pack();
  // Flushed: it is on the disk before it replaces another one.
  await Promise.all([
    pipeline(archive, createGzip(), createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true })),
    addAll(archive, files, madeAt, onProgress).catch((error: unknown) => {
      archive.destroy();
      throw error;
    }),
  ]);
}

async function addAll(
  archive: Pack,
  files: readonly ArchivedFile[],
  madeAt: string,
  onProgress: OnProgress,
): Promise<void> {
  const manifest: Manifest = { format: 1, madeAt, files: {} };
  onProgress(0, files.length);
  const attributes = { mode: 0o600, mtime: new Date(madeAt) };
  for (const [index, { from, path }] of files.entries()) {
    const { size } = await stat(from);
    const entry = archive.entry({ ...attributes, name: path, size });
    const bytes = hashed();
    await pipeline(
      createReadStream(from),
      async function* (source: AsyncIterable<Buffer>) {
        yield* bytes.through(source);
        manifest.files[path] = bytes.result();
        if (manifest.files[path].size !== size)
          throw new StaffError(`${from} was changed while it was backed up. Try again.`);
      },
      entry,
    );
    onProgress(index + 1, files.length);
  }
  archive.entry({ ...attributes, name: MANIFEST }, JSON.stringify(manifest, null, 1));
  archive.finalize();
}

// The names that files besides the manifest may have; a file of another name is never unpacked.
const fileOfBackup = /^(foundation\.sqlite|media\/[\w-]+\/[\w-][\w.-]*)$/;

// Visitors may fetch what lies there, so it is nothing that a browser would show as a page.
const mediaOfBackup = /^media\/[\w-]+\/[\w-][\w.-]*\.(jpg|avif|pdf)$/;

/**
 * Whether a file of that path in the data folder is one of a picture or of a document, as the site makes them. A backup holds no others,
 * but one of an earlier release may: they are not restored.
 */
export function isMediaFile(path: string): boolean {
  return mediaOfBackup.test(path);
}

// Bytes; the manifest of half a million files is smaller, and so is each file of a picture.
const LARGEST_FILE = 100_000_000;

/**
 * Unpacks a backup into a folder and checks every file against the manifest; throws a StaffError where the archive is
 * damaged, no backup, or larger than the disk has room for. Unpacks regular files only, and only under the names that a
 * backup may hold.
 */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  const archive = extract();
  const [unpacking, reading] = await Promise.allSettled([
    unpackAll(archive, folder),
    pipeline(createReadStream(file), createGunzip(), archive),
  ]);
  if (unpacking.status === 'fulfilled' && reading.status === 'fulfilled') return unpacking.value;
  const failures = [reading, unpacking].flatMap((part) => (part.status === 'rejected' ? [part.reason] : []));
  // Each side ends the other. Reading that only ended too early was stopped by the refusal of the content.
  const cause: unknown =
    failures.find((reason) => reason?.code !== 'ERR_STREAM_PREMATURE_CLOSE') ?? failures[0];
  const known = cause instanceof TooLittleRoom ? cause.message : systemReason(cause);
  const reason = known ?? `it is damaged, or no backup of this site (${damageOf(cause)})`;
  throw new StaffError(`${file} can't be restored: ${reason}. Nothing was changed.`, { cause });
}

function damageOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/unexpected end of (file|data)/i.test(message)) return 'its end is missing';
  if (cause instanceof Error && 'code' in cause && String(cause.code).startsWith('Z_'))
    return 'its content is not as it was written';
  return message;
}

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never;

async function unpackAll(archive: Extract, folder: string): Promise<Manifest> {
  const unpacked: Manifest['files'] = {};
  let manifest: Manifest | undefined;
  for await (const entry of archive) {
    const { name, type, size } = entry.header;
    if (manifest) throw new Error(`it holds ${name} after its list of files`);
    if (type !== 'file') throw new Error(`it holds ${name}, which is not a file`);
    if (name !== DATABASE && size > LARGEST_FILE) throw new Error(`it holds ${name}, which is too large`);
    if (name === MANIFEST) manifest = await readManifest(entry);
    else if (!fileOfBackup.test(name)) throw new Error(`it holds ${name}`);
    else if (unpacked[name]) throw new Error(`it holds ${name} twice`);
    else unpacked[name] = await writeFile(entry, join(folder, name));
  }
  if (!manifest) throw new Error('its list of files is missing');
  checkFiles(manifest, unpacked);
  return manifest;
}

/** An Error that says in words that the disk is too small. */
class TooLittleRoom extends Error {}

// A file takes no more than its header says, and the list of sizes comes last: a few megabytes may unpack to more than the
// disk holds. Twice, since the rows of the database are copied from it; the running site needs the rest.
async function expectRoom(folder: string, { name, size }: Entry['header']): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (size * 2 > bavail * bsize) throw new TooLittleRoom(`the disk has too little room for its ${name}`);
}

async function readManifest(entry: Entry): Promise<Manifest> {
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), await text(entry));
  if (!reading.success) throw new Error('its list of files can’t be read');
  return reading.output;
}

async function writeFile(entry: Entry, path: string): Promise<Manifest['files'][string]> {
  const bytes = hashed();
  await mkdir(dirname(path), { recursive: true });
  await expectRoom(dirname(path), entry.header);
  await pipeline(entry as AsyncIterable<Buffer>, bytes.through, createWriteStream(path, { mode: 0o600 }));
  return bytes.result();
}

function checkFiles(manifest: Manifest, unpacked: Manifest['files']): void {
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(unpacked)]);
  for (const name of names) {
    const [listed, found] = [manifest.files[name], unpacked[name]];
    if (!listed || !found || listed.size !== found.size || listed.sha256 !== found.sha256)
      throw new Error(`${name} is not as it was backed up`);
  }
}

/** Passes a stream of bytes on, and gives its size in bytes and its SHA-256 in hexadecimal once it has ended. */
function hashed() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *through(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of bytes) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    result: () => ({ size, sha256: hash.digest('hex') }),
  };
}
