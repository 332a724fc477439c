import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Gives work a folder of its own beside the data, on the same disk and as private, and removes it afterwards. */
export async function inWorkingFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(dataDir, '.working-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
