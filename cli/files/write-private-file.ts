import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file that only its owner may read, complete or not at all. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  try {
    await writeFile(unfinished, text, { mode: 0o600 });
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}
