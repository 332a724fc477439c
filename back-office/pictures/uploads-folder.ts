import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { isInFuture } from '../../domain/in-future.ts';
import { ifThere } from '../if-there.ts';

// Longer than any upload takes.
const ABANDONED_MS = 60 * 60 * 1000;

/** The folder in which uploaded files wait until their pictures are made; it is not served and in no backup. */
export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** The uploaded file of the picture with that id. */
export function uploadedFile(dataDir: string, id: string): string {
  return join(uploadsFolder(dataDir), id);
}

/** Removes uploaded files that nobody needs any more: a process was killed before it could. */
export async function removeAbandonedUploads(
  { pictureJobs }: Pick<Repositories, 'pictureJobs'>,
  dataDir: string,
  now: Date,
): Promise<void> {
  for (const id of (await ifThere(readdir(uploadsFolder(dataDir)))) ?? []) {
    const file = uploadedFile(dataDir, id);
    const job = await pictureJobs.find(id);
    const isNeeded = job ? job.state === 'waiting' || job.state === 'working' : await isRecent(file, now);
    if (!isNeeded) await rm(file, { force: true });
  }
}

async function isRecent(file: string, now: Date): Promise<boolean> {
  const found = await ifThere(stat(file));
  if (found === undefined || isInFuture(found.mtime.toISOString(), now)) return false;
  return now.getTime() - found.mtimeMs < ABANDONED_MS;
}
