import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';

const NAME = 'first-steps-put-away';

/** Whether an owner has put the first steps away, so that Home leads there no more. */
export async function areFirstStepsPutAway({ keyValues }: Pick<Repositories, 'keyValues'>): Promise<boolean> {
  return (await keyValues.read(NAME)) !== undefined;
}

/** Puts the first steps away: what is left of them may stay as it is. */
export async function putAwayFirstSteps(
  repositories: Repositories,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    if (!(await all.keyValues.replace(NAME, undefined, JSON.stringify({ at: now.toISOString() })))) return;
    const change = { action: 'put-away-first-steps', kind: 'site', id: '', name: '' } as const;
    await logChange(all, actor, change, now);
  });
}
