import { existsSync } from 'node:fs';
import { appendFile, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Repositories, createRepositories } from '../../storage/create-repositories.ts';
import { systemReason, ifThere } from '../../storage/files/system-reason.ts';
import { type Erasure, erasureSchema } from '../../storage/privacy/erasure-repository.ts';
import { withBackup } from '../backup/restore-backup.ts';
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
  const text = (await ifThere(readFile(file, 'utf8'))) ?? '';
  const kept = new Set(readList(text).erasures.map(lineOf));
  const listed = (await erasures.all()).filter(({ kind }) => kind !== 'off-list-person');
  const lines = listed.map(lineOf).filter((line) => !kept.has(line));
  // A full disk may have cut the last line: the next one must not become a part of it.
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  if (lines.length > 0) await appendFile(file, `${start}${lines.join('\n')}\n`, { mode: 0o600 });
}

function lineOf({ kind, hash, at }: Erasure): string {
  return JSON.stringify({ kind, hash, at });
}

/**
 * The erasures that are listed in the file beside the data, which is there where the database is new, and in `file`:
 * another such list, or a newer backup. Throws a StaffError where one of them can't be read, or `file` lists nothing.
 */
export async function listedErasures(dataDir: string, file: string | undefined): Promise<Erasure[]> {
  const own = await readErasures(erasuresFile(dataDir));
  if (file === undefined) return own;
  if (!existsSync(file)) throw new StaffError(`There is no file ${file}. Nothing was changed.`);
  const isBackup = await isPacked(file);
  const listed = isBackup
    ? await withBackup(file, dataDir, ({ database }) => createRepositories(database.db).erasures.all())
    : await readErasures(file);
  if (!isBackup && listed.length === 0)
    throw new StaffError(`${file} lists nothing that was erased. ${whatToGive}`);
  return [...own, ...listed];
}

const whatToGive =
  'Nothing was changed. Give the file erasures.jsonl as the site wrote it, or a newer backup.';

/**
 * The erasures of a list, without kinds that this version does not know; none where there is no file. Throws a StaffError where
 * the file or a line of it can't be read: whoever it names would come back unseen.
 */
export async function readErasures(file: string): Promise<Erasure[]> {
  const { erasures, unreadable } = readList((await reading(file, ifThere(readFile(file, 'utf8')))) ?? '');
  if (unreadable !== undefined)
    throw new StaffError(
      `${file}, line ${unreadable} can't be read, so what it lists would not be erased again. ${whatToGive} Where there is neither, delete that line.`,
    );
  return erasures;
}

// By its content, whatever its name ends in.
async function isPacked(file: string): Promise<boolean> {
  const handle = await reading(file, open(file));
  try {
    const { buffer } = await reading(file, handle.read(Buffer.alloc(2), 0, 2, 0));
    return buffer.toString('hex') === GZIP;
  } finally {
    await handle.close();
  }
}

const GZIP = '1f8b';

function reading<Result>(file: string, result: Promise<Result>): Promise<Result> {
  return result.catch((cause: unknown) => {
    const reason = systemReason(cause) ?? String(cause);
    throw new StaffError(`${file} can't be read: ${reason}. Nothing was changed.`, { cause });
  });
}

const anyErasure = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ...erasureSchema.entries, kind: v.string() }),
);

/** The erasures of the text of a list, and the number of its first line that can't be read. */
function readList(text: string): { erasures: Erasure[]; unreadable: number | undefined } {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const erasures: Erasure[] = [];
  let unreadable: number | undefined;
  for (const [at, line] of lines.entries()) {
    const any = v.safeParse(anyErasure, line);
    const known = v.safeParse(erasureSchema, any.output);
    if (known.success) erasures.push(known.output);
    if (!any.success && unreadable === undefined && !isHarmless(line, lines, at)) unreadable = at + 1;
  }
  return { erasures, unreadable };
}

// A blank line; or one that was cut when it was written: the last one, or one that was written again later.
function isHarmless(line: string, lines: readonly string[], at: number): boolean {
  return (
    line.trim() === '' ||
    at === lines.length - 1 ||
    lines.slice(at + 1).some((later) => later.startsWith(line))
  );
}
