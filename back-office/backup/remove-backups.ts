import type { SiteData } from '../open-site-data.ts';
import { backupsToKeep } from '../../domain/backups-to-keep.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { StaffError } from '../staff-error.ts';
import { removeBackupFile } from './backup-folder.ts';
import { listBackups, newestGood, type StoredBackup } from './backup-tests.ts';

type Place = Pick<SiteData, 'repositories'> & { folder: string };

/** Whether a backup may be removed: not the newest good one, nor the newest where none is known to be good. */
export function mayRemove(backups: readonly StoredBackup[], name: string): boolean {
  return (newestGood(backups) ?? backups[0])?.name !== name;
}

/** Removes a backup and logs it; throws a StaffError where it is the newest good one. False where it is not there. */
export async function removeBackup(
  place: Place,
  actor: Actor,
  name: string,
  now = new Date(),
): Promise<boolean> {
  const backups = await listBackups(place, now);
  const backup = backups.find((each) => each.name === name);
  if (!backup) return false;
  if (!mayRemove(backups, name))
    throw new StaffError(`${name} is the newest good backup. Make another one before you delete it.`);
  await removeOne(place, actor, backup, now);
  return true;
}

/** Removes and logs the backups that are not kept any more. */
export async function removeOldBackups(place: Place, actor: Actor, now = new Date()): Promise<void> {
  const backups = await listBackups(place, now);
  const kept = backupsToKeep(backups);
  for (const backup of backups) if (!kept.has(backup)) await removeOne(place, actor, backup, now);
}

// Logged first: what can't be logged is not removed.
async function removeOne({ repositories, folder }: Place, actor: Actor, backup: StoredBackup, now: Date) {
  const { name, madeAt, bytes } = backup;
  await logChange(
    repositories,
    actor,
    { action: 'remove', kind: 'backup', id: name, name, before: { madeAt, bytes } },
    now,
  );
  await removeBackupFile(folder, backup);
}
