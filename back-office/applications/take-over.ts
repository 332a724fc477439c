import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { ChangedMeanwhileError } from '../editing/changed-meanwhile-error.ts';
import { findHandledApplication } from './find-application.ts';
import { logApplication } from './log-application.ts';

/**
 * Makes someone the person who looks after an application; a new one is being read from then on. Throws a StaffError where
 * there is no such application, a ChangedMeanwhileError where it gets another state at this moment.
 */
export async function takeOver(
  repositories: Repositories,
  actor: Actor,
  reference: string,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const application = await findHandledApplication(all, reference);
    const { state, lookedAfterBy } = application;
    if (lookedAfterBy === actor.name && state !== 'new') return;
    const after = { state: state === 'new' ? ('reading' as const) : state, lookedAfterBy: actor.name };
    const stateSince = after.state === state ? application.stateSince : now.toISOString();
    if (!(await all.inbox.change(application.reference, state, { ...after, stateSince })))
      throw new ChangedMeanwhileError();
    const before = { state, lookedAfterBy };
    await logApplication(all, actor, application, { action: 'take-over', before, after }, now);
  });
}
