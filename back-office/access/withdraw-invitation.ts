import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';

/** Makes a link stop working; nothing where it was used or withdrawn already. */
export async function withdrawInvitation(
  repositories: Repositories,
  actor: Actor,
  tokenHash: string,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const invitation = await all.invitations.find(tokenHash);
    if (!invitation || invitation.usedAt !== '') return;
    await all.invitations.remove(tokenHash);
    const { personId, name, role } = invitation;
    await logChange(
      all,
      actor,
      { action: 'withdraw-invitation', kind: 'person', id: personId, name, before: { role } },
      now,
    );
  });
}
