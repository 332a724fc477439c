import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { recordErasure } from '../erasure/record-erasure.ts';
import { logChange } from '../log/log-change.ts';
import { removeFromStaff } from './end-access.ts';
import { keepAnOwner } from './keep-an-owner.ts';
import { personOnStaff } from './person-on-staff.ts';

/**
 * Takes someone off the staff: they are signed out everywhere, and their passkeys and links stop working. What they did
 * stays in the log. Throws a StaffError where no owner would be left.
 */
export async function removePerson(
  repositories: Repositories,
  actor: Actor,
  personId: string,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    await keepAnOwner(all, personId);
    const person = await personOnStaff(all, personId);
    await removeFromStaff(all, personId);
    // An older backup would bring them back.
    await recordErasure(all, 'person', personId, now);
    await logChange(
      all,
      actor,
      { action: 'remove', kind: 'person', id: personId, name: person.name, before: { role: person.role } },
      now,
    );
  });
}
