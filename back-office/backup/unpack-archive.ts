import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { StaffError } from '../staff-error.ts';
import { systemReason } from '../system-reason.ts';
import { hashed } from './hashed.ts';
import { belongsInBackup, MANIFEST, type Manifest, parseManifest } from './manifest.ts';

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never;

/** Bytes; the manifest of half a million files is smaller. */
const LARGEST_MANIFEST = 100_000_000;

/**
 * Unpacks a backup into a folder and checks every file against the manifest; throws a StaffError where the archive is
 * damaged or no backup. Unpacks regular files only, and only under the names that a backup may hold.
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
  const reason = systemReason(cause) ?? `it is damaged, or no backup of this site (${damageOf(cause)})`;
  throw new StaffError(`${file} can't be restored: ${reason}. Nothing was changed.`, { cause });
}

function damageOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/unexpected end of (file|data)/i.test(message)) return 'its end is missing';
  if (cause instanceof Error && 'code' in cause && String(cause.code).startsWith('Z_'))
    return 'its content is not as it was written';
  return message;
}

async function unpackAll(archive: Extract, folder: string): Promise<Manifest> {
  const unpacked: Manifest['files'] = {};
  let manifest: Manifest | undefined;
  for await (const entry of archive) {
    const { name, type } = entry.header;
    if (manifest) throw new Error(`it holds ${name} after its list of files`);
    if (type !== 'file') throw new Error(`it holds ${name}, which is not a file`);
    if (name === MANIFEST) manifest = await readManifest(entry);
    else if (!belongsInBackup(name)) throw new Error(`it holds ${name}`);
    else if (unpacked[name]) throw new Error(`it holds ${name} twice`);
    else unpacked[name] = await writeFile(entry, join(folder, name));
  }
  if (!manifest) throw new Error('its list of files is missing');
  checkFiles(manifest, unpacked);
  return manifest;
}

async function readManifest(entry: Entry): Promise<Manifest> {
  if (entry.header.size > LARGEST_MANIFEST) throw new Error('its list of files is too large');
  const manifest = parseManifest(await text(entry));
  if (!manifest) throw new Error('its list of files can’t be read');
  return manifest;
}

async function writeFile(entry: Entry, path: string): Promise<Manifest['files'][string]> {
  const bytes = hashed();
  await mkdir(dirname(path), { recursive: true });
  await pipeline(entry, bytes.through, createWriteStream(path, { mode: 0o600 }));
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
