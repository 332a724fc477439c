import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { DeskProblem } from '../desk-problem.ts';
import { type ByteReader, byteReader } from './byte-reader.ts';
import { BACKED_UP, MANIFEST, type Manifest, readManifest } from './manifest.ts';
import { BLOCK, paddingAfter, readTarHeader, type TarEntry } from './tar-header.ts';

/** Unpacks a backup into a folder and proves every file by its checksum; throws a DeskProblem where it is not whole. */
export async function unpackArchive(file: string, into: string): Promise<Manifest> {
  const source = createReadStream(file);
  const bytes = createGunzip();
  // A failure of either ends the reading below; the promise itself has nothing more to say.
  const flowing = pipeline(source, bytes).catch(() => {});
  try {
    return await unpack(byteReader(bytes as AsyncIterable<Buffer>), into);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DeskProblem(
      `${file} can't be restored: it is damaged, or no backup of this site (${reason}). Nothing was changed.`,
      { cause },
    );
  } finally {
    source.destroy();
    await flowing;
  }
}

async function unpack(reader: ByteReader, into: string): Promise<Manifest> {
  const unpacked: Manifest['files'] = {};
  for (;;) {
    const entry = readTarHeader(await reader.take(BLOCK));
    if (!entry) throw new Error('its list of files is missing');
    if (entry.path === MANIFEST) return proved(await manifestOf(reader, entry), unpacked);
    if (!BACKED_UP.test(entry.path)) throw new Error(`it holds ${entry.path}`);
    unpacked[entry.path] = {
      size: entry.size,
      sha256: await writeOut(reader, entry, join(into, entry.path)),
    };
  }
}

async function manifestOf(reader: ByteReader, { size }: TarEntry): Promise<Manifest> {
  const text = await reader.take(size);
  await reader.take(paddingAfter(size));
  // The end of the stream is where gzip's own checksum stands.
  await reader.take(2 * BLOCK);
  const manifest = readManifest(text.toString('utf8'));
  if (!manifest) throw new Error('its list of files can’t be read');
  return manifest;
}

async function writeOut(reader: ByteReader, { size }: TarEntry, path: string): Promise<string> {
  const hash = createHash('sha256');
  await mkdir(dirname(path), { recursive: true });
  await pipeline(
    async function* () {
      for await (const piece of reader.pass(size)) {
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  await reader.take(paddingAfter(size));
  return hash.digest('hex');
}

function proved(manifest: Manifest, unpacked: Manifest['files']): Manifest {
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(unpacked)]);
  for (const name of names) {
    const [listed, found] = [manifest.files[name], unpacked[name]];
    if (!listed || !found || listed.size !== found.size || listed.sha256 !== found.sha256)
      throw new Error(`${name} is not as it was backed up`);
  }
  return manifest;
}
