import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import type { OnProgress } from '../progress.ts';
import { StaffError } from '../staff-error.ts';
import { hashed } from './hashed.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

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
