import { type Person, ROLES, type Role } from '../../domain/people/person.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { type ErasureTimes, erasureHash } from '../../storage/privacy/erasure-repository.ts';
import { type Actor, logChange } from '../log/log.ts';
import { RefusalError, StaffError } from '../staff-error.ts';

/** Where someone gets email, and whether new applications are announced there. */
export type MailWish = Pick<Person, 'email' | 'wantsMail'>;

/** Changes someone's own email address and whether new applications are announced there; throws a StaffError where they have left. */
export async function changeMail(
  repositories: Repositories,
  person: Person,
  { email, wantsMail }: MailWish,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    // Nobody changes their role meanwhile.
    await all.people.hold(person.id);
    const current = await personOnStaff(all, person.id);
    await all.people.save({ ...current, email, wantsMail });
    await logChange(
      all,
      person,
      {
        action: 'change-mail',
        kind: 'person',
        id: person.id,
        name: person.name,
        before: { email: current.email, wantsMail: current.wantsMail },
        after: { email, wantsMail },
      },
      now,
    );
  });
}

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
    await all.erasures.note('person-role', `${personId} ${role}`, now);
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

async function giveRole(all: Repositories, person: Person, role: Role): Promise<Person> {
  const changed = { ...person, role };
  await all.people.save(changed);
  if (role !== 'owner') await all.invitations.removeMadeBy(person.id);
  return changed;
}

/**
 * Throws a StaffError where someone is the only owner; call it in the transaction that takes that role away. Two owners who
 * remove each other at once wait for one another here.
 */
async function keepAnOwner({ people }: Pick<Repositories, 'people'>, personId: string): Promise<void> {
  const owners = await people.holdOwners();
  if (owners.length === 1 && owners[0] === personId) throw new RefusalError('onlyOwner');
}

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
    await all.erasures.note('person', personId, now);
    await logChange(
      all,
      actor,
      { action: 'remove', kind: 'person', id: personId, name: person.name, before: { role: person.role } },
      now,
    );
  });
}

async function removeFromStaff(all: Repositories, personId: string): Promise<void> {
  await all.people.remove(personId);
  await all.passkeys.removeOf(personId);
  await all.sessions.removeOf(personId);
  await all.invitations.removeOf(personId);
}

/** Leaves someone on the staff without a way to sign in, and signed out everywhere; call it in a transaction. */
export async function removeWaysIn(all: Repositories, personId: string): Promise<void> {
  await all.people.saveSecrets(personId, {
    passwordHash: '',
    totpSecret: '',
    totpStep: 0,
    recoveryCodes: [],
  });
  await all.passkeys.removeOf(personId);
  await all.sessions.removeOf(personId);
}

/**
 * Takes people off the staff again who were removed since an older backup, which is being restored; gives how many. Call it in
 * the transaction that restores.
 */
export async function removePeopleAgain(all: Repositories, times: ErasureTimes): Promise<number> {
  const removed = (await all.people.all()).filter(({ id }) => times.has(erasureHash('person', id)));
  for (const { id } of removed) await removeFromStaff(all, id);
  return removed.length;
}

/** As `removePeopleAgain`, takes their ways to sign in from people who were reset: an owner gives each a new link. */
export async function resetPeopleAgain(all: Repositories, times: ErasureTimes): Promise<number> {
  const reset = (await all.people.all()).filter(({ id }) => times.has(erasureHash('person-reset', id)));
  for (const { id } of reset) await removeWaysIn(all, id);
  return reset.length;
}

/** As `removePeopleAgain`, gives people the roles that they were given last; gives how many had another one. */
export async function giveRolesAgain(all: Repositories, times: ErasureTimes): Promise<number> {
  let count = 0;
  for (const person of await all.people.all()) {
    const role = lastRole(person.id, times);
    if (role === undefined || role === person.role) continue;
    await giveRole(all, person, role);
    count += 1;
  }
  return count;
}

function lastRole(personId: string, times: ErasureTimes): Role | undefined {
  const given = ROLES.flatMap((role) => {
    const at = times.get(erasureHash('person-role', `${personId} ${role}`));
    return at === undefined ? [] : [{ role, at }];
  });
  return given.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]?.role;
}

/** Someone on staff by their id; throws a StaffError where they have left. */
export async function personOnStaff({ people }: Pick<Repositories, 'people'>, id: string): Promise<Person> {
  const person = await people.find(id);
  if (!person) throw new RefusalError('personGone');
  return person;
}

/** Someone on staff by their name; throws a StaffError where nobody has it. */
export async function personCalled({ people }: Pick<Repositories, 'people'>, name: string): Promise<Person> {
  const person = await people.findByName(name);
  if (!person) throw new StaffError(`Nobody on the staff is called “${name}”.`);
  return person;
}
