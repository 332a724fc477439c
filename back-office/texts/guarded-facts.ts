import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { StoredLogEntry } from '../../backend/repositories/staff/log-repository.ts';
import { texts } from '../../content/texts/texts.ts';

const TOLD_MS = 7 * 24 * 60 * 60 * 1000;

/** The facts that only owners change: where calls, orders and worries go. */
const guardedFacts = [...texts.values()].filter(({ changedBy }) => changedBy === 'owner');

/** The last change of each of the guarded facts within the last seven days, the newest first. */
export async function changedGuardedFacts(
  { log }: Pick<Repositories, 'log'>,
  now: Date,
): Promise<StoredLogEntry[]> {
  const from = new Date(now.getTime() - TOLD_MS).toISOString();
  const last = await Promise.all(
    guardedFacts.map(({ id }) => log.page({ kind: 'text', entryId: id, from }, { offset: 0, limit: 1 })),
  );
  return last.flat().toSorted((one, other) => other.at.localeCompare(one.at));
}
