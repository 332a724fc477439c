import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { MANIFEST, type Manifest } from './manifest.ts';
import { BLOCK, paddingAfter, tarHeader } from './tar-header.ts';

/** A file on disk and its name in the archive. */
export type ArchivedFile = { from: string; path: string };

/** Writes files and their checksums to one .tar.gz that only its owner may read; the file is there whole or not at all. */
export async function writeArchive(
  target: string,
  files: readonly ArchivedFile[],
  madeAt: string,
  onFile: () => void,
): Promise<void> {
  const unfinished = `${target}.unfinished`;
  try {
    await pipeline(
      Readable.from(archive(files, madeAt, onFile), { objectMode: false }),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function* archive(files: readonly ArchivedFile[], madeAt: string, onFile: () => void) {
  const manifest: Manifest = { format: 1, madeAt, files: {} };
  for (const { from, path } of files) {
    const { size } = await stat(from);
    const hash = createHash('sha256');
    let read = 0;
    yield tarHeader({ path, size });
    for await (const bytes of createReadStream(from) as AsyncIterable<Buffer>) {
      hash.update(bytes);
      read += bytes.length;
      yield bytes;
    }
    if (read !== size) throw new Error(`${from} was changed while it was backed up. Try again.`);
    yield Buffer.alloc(paddingAfter(size));
    manifest.files[path] = { size, sha256: hash.digest('hex') };
    onFile();
  }
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  yield tarHeader({ path: MANIFEST, size: text.length });
  yield text;
  yield Buffer.alloc(paddingAfter(text.length) + 2 * BLOCK);
}
