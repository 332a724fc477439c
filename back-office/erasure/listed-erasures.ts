import { existsSync } from 'node:fs';
import { createRepositories } from '../../backend/repositories/create-repositories.ts';
import type { Erasure } from '../../backend/repositories/staff/erasure-repository.ts';
import { withBackup } from '../backup/restore-backup.ts';
import { StaffError } from '../staff-error.ts';
import { erasuresFile, readErasures } from './erasures-file.ts';

/**
 * The erasures that are listed in the file beside the data, which is there where the database is new, and in `file`:
 * another such list, or a newer backup. Throws a StaffError where `file` can't be read.
 */
export async function listedErasures(dataDir: string, file: string | undefined): Promise<Erasure[]> {
  const own = await readErasures(erasuresFile(dataDir));
  if (file === undefined) return own;
  if (!existsSync(file)) throw new StaffError(`There is no file ${file}. Nothing was changed.`);
  const listed = file.endsWith('.tar.gz')
    ? await withBackup(file, dataDir, ({ database }) => createRepositories(database.db).erasures.all())
    : await readErasures(file);
  return [...own, ...listed];
}
