import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Person, type Role, personKey, personSchema } from '../../domain/people/person.ts';
import { isInFuture } from '../../domain/values/in-future.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { Invitation } from '../../storage/people/sign-in-repositories.ts';
import { type Actor, commandLine, logChange } from '../log/log.ts';
import { RefusalError } from '../staff-error.ts';
import { personOnStaff, removeWaysIn } from './people.ts';
import { newToken, tokenHash } from './secret-token.ts';
import { openSession } from './sessions.ts';

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

/** Who accepts a link, and on which device; `name` counts for the first owner only, whose link has none. */
type Accepting = { token: string; name: string; device: string };

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
  await all.erasures.note('person-reset', id, now);
  await logChange(all, person, { action: 'accept-reset', kind: 'person', id, name: person.name }, now);
  return person;
}

/** Makes a link stop working; nothing where it was used or withdrawn already. */
export async function withdrawInvitation(
  repositories: Repositories,
  actor: Actor,
  hash: string,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const invitation = await all.invitations.find(hash);
    if (!invitation || invitation.usedAt !== '') return;
    await all.invitations.remove(hash);
    const { personId, name, role } = invitation;
    await logChange(
      all,
      actor,
      { action: 'withdraw-invitation', kind: 'person', id: personId, name, before: { role } },
      now,
    );
  });
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

/**
 * The address of the link that has a token.
 * @example invitationAddress('https://example.org', 'x1') // 'https://example.org/desk/invitation/x1'
 */
export function invitationAddress(siteUrl: string, token: string): string {
  return `${siteUrl}/desk/invitation/${token}`;
}
