import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { latestCredible } from '../../domain/in-future.ts';
import { theSite } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { endOfTheBin } from './days-left.ts';

/**
 * Removes for good what has been in the bin for 30 days; says how many entries of each kind, and so does the log. The 30 days of
 * what is dated in the future begin now. Pictures of what is removed stay.
 */
export function emptyBin(repositories: Repositories, now = new Date()): Promise<Record<string, number>> {
  return repositories.inTransaction(async (all) => {
    await all.bin.redate(latestCredible(now), now.toISOString());
    const removed = await all.bin.removeOld(endOfTheBin(now));
    if (Object.keys(removed).length > 0) {
      const change = { action: 'empty-bin', kind: 'site', id: '', name: '', before: removed } as const;
      await logChange(all, theSite, change, now);
    }
    return removed;
  });
}
