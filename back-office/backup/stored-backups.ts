import { copyFile } from 'node:fs/promises';
import * as v from 'valibot';
import { backupsToKeep } from '../../domain/backup/backups-to-keep.ts';
import { isInFuture } from '../../domain/values/in-future.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { ifThere } from '../../storage/files/system-reason.ts';
import { type Actor, logChange } from '../log/log.ts';
import type { SiteData } from '../open-site-data.ts';
import { StaffError } from '../staff-error.ts';
import { type BackupFile, type BackupPlace, backupName, madeAtOf } from './backup-folder.ts';
import { type MakeBackup, makeBackup } from './make-backup.ts';

const NAME = 'backup-tests';

const testsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ at: v.string(), bytes: v.number(), problem: v.string() })),
);

/** A backup that is kept, and what is known of it: `problem` is why its test failed, `testedAt` an ISO time. */
export type StoredBackup = BackupFile & {
  /** `changed` where the file is not as it was when it was tested; `future` where its date is one to come. */
  test: 'good' | 'failed' | 'changed' | 'none' | 'future';
  testedAt: string;
  problem: string;
};

type Kept = { repositories: Pick<Repositories, 'keyValues'>; place: Pick<BackupPlace, 'list'> };

/** The backups that are kept with how their tests ended, the newest first. */
export async function listBackups({ repositories, place }: Kept, now = new Date()): Promise<StoredBackup[]> {
  const tests = parsedTests(await repositories.keyValues.read(NAME));
  return (await place.list()).map((file) => {
    const test = tests[file.name];
    if (isInFuture(file.madeAt, now)) return { ...file, test: 'future', testedAt: '', problem: '' };
    if (!test) return { ...file, test: 'none', testedAt: '', problem: '' };
    const state = test.bytes === file.bytes ? (test.problem === '' ? 'good' : 'failed') : 'changed';
    return { ...file, test: state, testedAt: test.at, problem: test.problem };
  });
}

/** Makes a backup and keeps it in a place under a name of backups, with how its test ended. Throws where none could be made. */
export async function makeStoredBackup(
  site: SiteData,
  place: BackupPlace,
  name: string,
  options: MakeBackup,
): ReturnType<typeof makeBackup> {
  place.prepare();
  const made = await makeBackup(site, place, name, options);
  const { bytes, problem = '' } = made;
  await recordTest({ ...site, place }, { name, bytes, problem, at: options.now?.() ?? new Date() });
  return made;
}

/** Keeps how the test of a backup ended; '' is no problem. Forgets those that are no longer there. */
export async function recordTest(
  { repositories, place }: Kept,
  { name, bytes, problem, at }: { name: string; bytes: number; problem: string; at: Date },
): Promise<void> {
  const { keyValues } = repositories;
  const test = { at: at.toISOString(), bytes, problem };
  let known: string | undefined;
  let tests: object;
  do {
    known = await keyValues.read(NAME);
    // Looked at after the list was read: a file is there before its result is kept.
    const present = new Set((await place.list()).map((file) => file.name));
    const kept = Object.entries(parsedTests(known)).filter(([file]) => present.has(file));
    tests = { ...Object.fromEntries(kept), [name]: test };
    // Where another process has kept a result meanwhile, from the beginning: neither is lost.
  } while (!(await keyValues.replace(NAME, known, JSON.stringify(tests))));
}

function parsedTests(json: string | undefined) {
  const reading = v.safeParse(testsSchema, json);
  return reading.success ? reading.output : {};
}

type LoggedPlace = Pick<SiteData, 'repositories'> & { place: Pick<BackupPlace, 'list' | 'remove'> };

/** Removes a backup and logs it; throws a StaffError where it is the newest good one. False where it is not there. */
export async function removeBackup(
  kept: LoggedPlace,
  actor: Actor,
  name: string,
  now = new Date(),
): Promise<boolean> {
  const backups = await listBackups(kept, now);
  const backup = backups.find((each) => each.name === name);
  if (!backup) return false;
  if (!mayRemove(backups, name))
    throw new StaffError(`${name} is the newest good backup. Make another one before you delete it.`);
  await removeOne(kept, actor, backup, now);
  return true;
}

/** Whether a backup may be removed: not the newest good one, nor the newest where none is known to be good. */
export function mayRemove(backups: readonly StoredBackup[], name: string): boolean {
  const kept = backups.find(({ test }) => test === 'good') ?? backups[0];
  return kept?.name !== name;
}

/** Removes and logs the backups that are not kept any more. */
export async function removeOldBackups(kept: LoggedPlace, actor: Actor, now = new Date()): Promise<void> {
  const backups = await listBackups(kept, now);
  const toKeep = backupsToKeep(backups);
  for (const backup of backups) if (!toKeep.has(backup)) await removeOne(kept, actor, backup, now);
}

/** When the newest good backup was made, as an ISO time; '' where there is none. The database alone is asked. */
export async function lastGoodBackup(
  { keyValues }: Pick<Repositories, 'keyValues'>,
  now = new Date(),
): Promise<string> {
  const good = Object.entries(parsedTests(await keyValues.read(NAME))).filter(
    ([, { problem }]) => problem === '',
  );
  const times = good.map(([name]) => madeAtOf(name) ?? '').filter((madeAt) => !isInFuture(madeAt, now));
  return times.toSorted().at(-1) ?? '';
}

/**
 * Moves the backups of one place to another with how their tests ended, the oldest first: each is removed once it was kept there. What
 * is left when this is stopped, the next one moves.
 */
export async function moveBackups({
  repositories,
  from,
  to,
}: Pick<Kept, 'repositories'> & { from: BackupPlace; to: BackupPlace }): Promise<void> {
  for (const { name, madeAt, test, testedAt, problem } of (
    await listBackups({ repositories, place: from })
  ).toReversed()) {
    const moved = backupName(new Date(madeAt), to.isEncrypted);
    // Another process of the same machine may have moved it.
    const added = await ifThere(
      to.add(moved, ({ file }) => from.use(name, (archive) => copyFile(archive, file))),
    );
    if (added && (test === 'good' || test === 'failed'))
      await recordTest(
        { repositories, place: to },
        { name: moved, bytes: added.bytes, problem, at: new Date(testedAt) },
      );
    await from.remove(name);
  }
}

// Logged first: what can't be logged is not removed.
async function removeOne(
  { repositories, place }: LoggedPlace,
  actor: Actor,
  backup: StoredBackup,
  now: Date,
) {
  const { name, madeAt, bytes } = backup;
  await logChange(
    repositories,
    actor,
    { action: 'remove', kind: 'backup', id: name, name, before: { madeAt, bytes } },
    now,
  );
  await place.remove(name);
}
