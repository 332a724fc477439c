import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../if-there.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes the pictures that stand for products where their pages are shared, 30 days after they were made: those of products
 * that are still there are made again when someone asks for them. Gives how many.
 */
export async function removeOldSharePictures(dataDir: string, now: Date): Promise<number> {
  const folder = join(dataDir, 'share');
  let removed = 0;
  for (const name of (await ifThere(readdir(folder))) ?? []) {
    const file = join(folder, name);
    const found = await ifThere(stat(file));
    if (!found?.isFile() || found.mtimeMs > now.getTime() - KEPT_MS) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
