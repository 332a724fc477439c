import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { BinnedEntry } from '../../backend/repositories/staff/bin-repository.ts';
import { latestCredible } from '../../domain/in-future.ts';
import { theSite } from '../actor.ts';
import { forgetApplication } from '../erasure/forget-application.ts';
import { forgetStudent } from '../erasure/forget-student.ts';
import { logChange } from '../log/log-change.ts';
import { endOfTheBin } from './days-left.ts';

/**
 * Removes for good what has been in the bin for 30 days; says how many entries of each kind, and so does the log, which no longer
 * tells what applications and students held. The 30 days of what is dated in the future begin now. Files of
 * pictures are left to `removeUnusedPictures`.
 */
export function emptyBin(repositories: Repositories, now = new Date()): Promise<Record<string, number>> {
  return repositories.inTransaction(async (all) => {
    await all.bin.redate(latestCredible(now), now.toISOString());
    const removed = await all.bin.removeOld(endOfTheBin(now));
    for (const entry of removed) await forgetGone(all, entry);
    const counts = countsOf(removed);
    if (removed.length > 0) {
      const change = { action: 'empty-bin', kind: 'site', id: '', name: '', before: counts } as const;
      await logChange(all, theSite, change, now);
    }
    return counts;
  });
}

type Removed = Pick<BinnedEntry, 'kind' | 'entryId'>;

// Who is stored again under the same id, or has been deleted again since, is not gone.
async function forgetGone(all: Repositories, { kind, entryId }: Removed): Promise<void> {
  if (await all.bin.has(kind, entryId)) return;
  if (kind === 'application' && !(await all.inbox.has(entryId))) await forgetApplication(all, entryId);
  if (kind === 'student' && !(await all.students.has(entryId))) await forgetStudent(all, entryId);
}

function countsOf(removed: readonly Removed[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of removed) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
