import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Repositories, createRepositories } from '../../backend/repositories/create-repositories.ts';
import { type Erasure, erasureSchema } from '../../backend/repositories/staff/erasure-repository.ts';
import { withBackup } from '../backup/restore-backup.ts';
import { ifThere } from '../replace-file.ts';
import { StaffError } from '../staff-error.ts';

/** The file beside the data that lists what was erased: hashes and times only. */
export function erasuresFile(dataDir: string): string {
  return join(dataDir, 'erasures.jsonl');
}

/**
 * Adds to the file what the database lists and the file does not; nothing is ever taken out of it. So it has nothing that is
 * made of a name: an erasure would not reach it.
 */
export async function keepErasuresFile(
  { erasures }: Pick<Repositories, 'erasures'>,
  dataDir: string,
): Promise<void> {
  const file = erasuresFile(dataDir);
  const kept = new Set((await readErasures(file)).map(lineOf));
  const listed = (await erasures.all()).filter(({ kind }) => kind !== 'off-list-person');
  const lines = listed.map(lineOf).filter((line) => !kept.has(line));
  if (lines.length > 0) await appendFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
}

/** The erasures of a file; none where there is no file. A line that can't be read is left out. */
export async function readErasures(file: string): Promise<Erasure[]> {
  const text = (await ifThere(readFile(file, 'utf8'))) ?? '';
  const schema = v.pipe(v.string(), v.parseJson(), erasureSchema);
  return text.split('\n').flatMap((line) => {
    const reading = v.safeParse(schema, line);
    return reading.success ? [reading.output] : [];
  });
}

function lineOf({ kind, hash, at }: Erasure): string {
  return JSON.stringify({ kind, hash, at });
}

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
