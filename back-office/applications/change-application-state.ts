import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { type ApplicationState, statesAfter } from '../../domain/application-state.ts';
import type { Actor } from '../actor.ts';
import { ChangedMeanwhileError } from '../editing/changed-meanwhile-error.ts';
import { recordErasure } from '../erasure/record-erasure.ts';
import { RefusalError } from '../refusal-error.ts';
import { findHandledApplication } from './find-application.ts';
import { logApplication } from './log-application.ts';

/** The states that staff give an application by themselves; it is admitted with a placement only. */
type GivenState = Exclude<ApplicationState, 'admitted'>;

/** The action that the log names for each new state. */
const actions = {
  new: 'change-state',
  reading: 'change-state',
  waiting: 'change-state',
  declined: 'decline',
  withdrawn: 'withdraw',
} as const satisfies Record<GivenState, string>;

/**
 * Gives an application another state. Throws a StaffError where there is no such application or that state can't follow, a
 * ChangedMeanwhileError where it is not in the state in which it was `shown`.
 */
export async function changeApplicationState(
  repositories: Repositories,
  actor: Actor,
  { reference, to, shown }: { reference: string; to: GivenState; shown?: ApplicationState | undefined },
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const application = await findHandledApplication(all, reference);
    const { state } = application;
    if (shown !== undefined && state !== shown) throw new ChangedMeanwhileError();
    if (!statesAfter(state).includes(to)) throw new RefusalError('stateImpossible');
    const handling = { state: to, stateSince: now.toISOString() };
    if (!(await all.inbox.change(application.reference, state, handling))) throw new ChangedMeanwhileError();
    // An older backup would bring it back.
    if (to === 'withdrawn') await recordErasure(all, 'withdrawal', application.reference, now);
    const change = { action: actions[to], before: { state }, after: { state: to } };
    await logApplication(all, actor, application, change, now);
  });
}
