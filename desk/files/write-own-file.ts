import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { confirmFirst } from '../terminal/confirm-first.ts';

/** Asks before a file that is there is replaced; throws a DeskProblem where it should stay. */
export async function confirmReplacing(path: string, options: { yes?: boolean | undefined }): Promise<void> {
  if (existsSync(path)) await confirmFirst(`${path} is there already. Replace it?`, options);
}

/** Writes a file that only its owner may read, whole or not at all. */
export async function writeOwnFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  try {
    await writeFile(unfinished, text, { mode: 0o600 });
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}
