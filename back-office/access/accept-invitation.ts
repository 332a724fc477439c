import { randomUUID } from 'node:crypto';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Invitation } from '../../backend/repositories/staff/invitation-repository.ts';
import type { Person } from '../../domain/person.ts';
import { recordErasure } from '../erasure/record-erasure.ts';
import { logChange } from '../log/log-change.ts';
import { removeWaysIn } from './end-access.ts';
import { openInvitation } from './invitations.ts';
import { tokenHash } from './secret-token.ts';
import { openSession } from './sessions.ts';

/** Who accepts a link, and on which device; `name` counts for the first owner only, whose link has none. */
export type Accepting = { token: string; name: string; device: string };

/**
 * Uses a link: its person is on the staff from now on, without a way to sign in yet, and is signed out everywhere else.
 * Gives the token of the new session; undefined where the link can't be used (any more), or its name was taken meanwhile.
 */
export async function acceptInvitation(
  repositories: Repositories,
  { token, name, device }: Accepting,
  now = new Date(),
): Promise<string | undefined> {
  return repositories.inTransaction(async (all) => {
    // Whoever takes the maker's role away at this moment waits, or is waited for.
    const { madeBy = '' } = (await all.invitations.find(tokenHash(token))) ?? {};
    await all.people.hold(madeBy);
    const invitation = await openInvitation(all, token, now);
    if (!invitation || !(await all.invitations.use(invitation.tokenHash, now.toISOString())))
      return undefined;
    const person =
      invitation.personId === ''
        ? await addPerson(all, { ...invitation, name: invitation.name || name }, now)
        : await resetPerson(all, invitation.personId, now);
    return person && openSession(all, person, device, now);
  });
}

async function addPerson(
  all: Repositories,
  { name, role }: Pick<Invitation, 'name' | 'role'>,
  now: Date,
): Promise<Person | undefined> {
  if (await all.people.findByName(name)) return undefined;
  const person = {
    id: randomUUID(),
    name,
    role,
    email: '',
    wantsMail: false,
    createdAt: now.toISOString(),
  };
  await all.people.save(person);
  await logChange(all, person, { action: 'join', kind: 'person', id: person.id, name, after: { role } }, now);
  return person;
}

// Whoever has the lost phone, or has learnt the password, is out.
async function resetPerson(all: Repositories, id: string, now: Date): Promise<Person | undefined> {
  await all.people.hold(id);
  const person = await all.people.find(id);
  if (!person) return undefined;
  await removeWaysIn(all, id);
  // An older backup would bring the lost ways back.
  await recordErasure(all, 'person-reset', id, now);
  await logChange(all, person, { action: 'accept-reset', kind: 'person', id, name: person.name }, now);
  return person;
}
