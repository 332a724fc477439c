import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { personOnStaff } from './person-on-staff.ts';

/** Ends one session, which the log tells; nothing where it is over already. */
export async function endSession(
  repositories: Repositories,
  tokenHash: string,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const session = await all.sessions.find(tokenHash);
    const person = session && (await all.people.find(session.personId));
    await all.sessions.remove(tokenHash);
    if (!session || !person) return;
    const { id, name } = person;
    const after = { device: session.device };
    await logChange(all, person, { action: 'sign-out', kind: 'person', id, name, after }, now);
  });
}

/**
 * Signs someone on staff out on every device but the one whose session is `kept`, as when a phone was lost; the log tells.
 * Throws a StaffError where they have left.
 */
export async function endSessionsOf(
  repositories: Repositories,
  actor: Actor,
  { personId, kept = '' }: { personId: string; kept?: string },
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const { id, name } = await personOnStaff(all, personId);
    await all.sessions.removeOthersOf(id, kept);
    await logChange(all, actor, { action: 'end-sessions', kind: 'person', id, name }, now);
  });
}
