import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Invitation } from '../../backend/repositories/staff/invitation-repository.ts';
import { isInFuture } from '../../domain/in-future.ts';
import { personKey, personSchema, type Role } from '../../domain/person.ts';
import { type Actor, commandLine } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { RefusalError } from '../refusal-error.ts';
import { personOnStaff } from './person-on-staff.ts';
import { newToken, tokenHash } from './secret-token.ts';

const VALID_MS = 48 * 60 * 60 * 1000;

/**
 * Invites someone to the staff; gives the token of a link that works once, for 48 hours, as long as whoever made it is an
 * owner. An earlier link for the same name stops working. Throws a StaffError where the name can't be used or is taken.
 */
export async function invite(
  repositories: Repositories,
  actor: Actor,
  { name, role }: { name: string; role: Role },
  now = new Date(),
): Promise<string> {
  const clean = v.safeParse(personSchema.entries.name, name);
  if (!clean.success) throw new RefusalError('nameUnfit');
  return repositories.inTransaction(async (all) => {
    if (await all.people.findByName(clean.output))
      throw new RefusalError('nameTaken', { name: clean.output });
    const token = await addLink(all, actor, { name: clean.output, role, personId: '' }, now);
    await logChange(
      all,
      actor,
      { action: 'invite', kind: 'person', id: '', name: clean.output, after: { role } },
      now,
    );
    return token;
  });
}

/**
 * Makes a link by which someone on staff sets up their sign-in again, and signs them out on every device; until it is used
 * they can sign in as before. Throws a StaffError where they have left.
 */
export async function inviteAgain(
  repositories: Repositories,
  actor: Actor,
  personId: string,
  now = new Date(),
): Promise<string> {
  return repositories.inTransaction(async (all) => {
    const person = await personOnStaff(all, personId);
    const token = await addLink(all, actor, { name: person.name, role: person.role, personId }, now);
    await all.sessions.removeOf(personId);
    await logChange(all, actor, { action: 'reset', kind: 'person', id: personId, name: person.name }, now);
    return token;
  });
}

/** The token of a link by which the first owner joins, whatever their name; undefined where somebody is on staff already. */
export async function inviteFirstOwner(
  repositories: Repositories,
  now = new Date(),
): Promise<string | undefined> {
  return repositories.inTransaction(async (all) =>
    (await all.people.count()) > 0
      ? undefined
      : addLink(all, commandLine, { name: '', role: 'owner', personId: '' }, now),
  );
}

/** The links that can still be used, the newest first. */
export async function openInvitations(
  { invitations, people }: Pick<Repositories, 'invitations' | 'people'>,
  now = new Date(),
): Promise<Invitation[]> {
  const all = await invitations.all();
  const open = await Promise.all(all.map((each) => isOpen({ people }, each, now)));
  return all.filter((_, at) => open[at]);
}

/**
 * The invitation of a link; undefined where there is none, or it was used, or its 48 hours are over, or whoever made it is no
 * owner any more.
 */
export async function openInvitation(
  { invitations, people }: Pick<Repositories, 'invitations' | 'people'>,
  token: string,
  now = new Date(),
): Promise<Invitation | undefined> {
  const invitation = await invitations.find(tokenHash(token));
  if (!invitation || !(await isOpen({ people }, invitation, now))) return undefined;
  // The first owner's link is not for a second one.
  return invitation.name === '' && (await people.count()) > 0 ? undefined : invitation;
}

async function isOpen(
  { people }: Pick<Repositories, 'people'>,
  { usedAt, createdAt, expiresAt, madeBy }: Invitation,
  now: Date,
): Promise<boolean> {
  if (usedAt !== '' || expiresAt <= now.toISOString() || isInFuture(createdAt, now)) return false;
  return madeBy === '' || (await people.find(madeBy))?.role === 'owner';
}

// A name has one link at a time: the last.
async function addLink(
  { invitations }: Pick<Repositories, 'invitations'>,
  actor: Actor,
  link: Pick<Invitation, 'name' | 'role' | 'personId'>,
  now: Date,
): Promise<string> {
  await invitations.removeOver(now.toISOString());
  for (const earlier of await invitations.all())
    if (personKey(earlier.name) === personKey(link.name)) await invitations.remove(earlier.tokenHash);
  const token = newToken();
  await invitations.add({
    ...link,
    tokenHash: tokenHash(token),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + VALID_MS).toISOString(),
    usedAt: '',
    madeBy: actor.id === commandLine.id ? '' : actor.id,
  });
  return token;
}
