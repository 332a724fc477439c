import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../storage/files/make-folder.ts';
import { systemReason } from '../storage/files/system-reason.ts';
import { removeLeftovers, workingName } from '../storage/files/unfinished-files.ts';
import { StaffError } from './staff-error.ts';

const PREFIX = '.working-';

/** Runs `work` with a new private folder inside the data folder, on the same disk, and removes it afterwards. */
export async function withTemporaryFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  makeFolder(dataDir);
  const folder = join(dataDir, workingName(PREFIX));
  try {
    await mkdir(folder, { mode: 0o700 });
    return await work(folder);
  } catch (error) {
    throw withoutPath(error, folder, dataDir);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the temporary folders of commands that were killed: they hold personal data. */
export function removeTemporaryFolders(dataDir: string): void {
  removeLeftovers(dataDir, PREFIX);
}

// Nobody can find the folder any more when they read of it.
function withoutPath(error: unknown, folder: string, dataDir: string): unknown {
  if (!(error instanceof Error && error.message.includes(folder))) return error;
  const reason = systemReason(error);
  const message = reason
    ? `The data folder ${dataDir} can't be written: ${reason}.`
    : error.message.replaceAll(`${folder}/`, '').replaceAll(folder, dataDir);
  return new StaffError(message, { cause: error });
}
