import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Person, Role } from '../../domain/person.ts';
import type { Actor } from '../actor.ts';
import { recordErasure } from '../erasure/record-erasure.ts';
import { logChange } from '../log/log-change.ts';
import { keepAnOwner } from './keep-an-owner.ts';
import { personOnStaff } from './person-on-staff.ts';

/**
 * Changes what someone on staff may do, from their next request on. The links of who is no owner any more end for good.
 * Throws a StaffError where no owner would be left.
 */
export async function changeRole(
  repositories: Repositories,
  actor: Actor,
  { personId, role }: { personId: string; role: Role },
  now = new Date(),
): Promise<Person> {
  return repositories.inTransaction(async (all) => {
    if (role !== 'owner') await keepAnOwner(all, personId);
    await all.people.hold(personId);
    const person = await personOnStaff(all, personId);
    if (person.role === role) return person;
    const changed = await giveRole(all, person, role);
    await recordErasure(all, 'person-role', `${personId} ${role}`, now);
    await logChange(
      all,
      actor,
      {
        action: 'change-role',
        kind: 'person',
        id: person.id,
        name: person.name,
        before: { role: person.role },
        after: { role },
      },
      now,
    );
    return changed;
  });
}

/** Gives someone another role, and ends the links of who is no owner any more; call it in a transaction. */
export async function giveRole(all: Repositories, person: Person, role: Role): Promise<Person> {
  const changed = { ...person, role };
  await all.people.save(changed);
  if (role !== 'owner') await all.invitations.removeMadeBy(person.id);
  return changed;
}
