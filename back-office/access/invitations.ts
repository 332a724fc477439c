import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Invitation } from '../../backend/repositories/staff/invitation-repository.ts';
import { type Person, personSchema, type Role } from '../../domain/person.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { StaffError } from '../staff-error.ts';
import { newToken, tokenHash } from './secret-token.ts';

const VALID_MS = 48 * 60 * 60 * 1000;

/**
 * Invites someone to the staff; gives the token of a link that works once, for 48 hours. Throws a StaffError where the name
 * can't be used or is taken.
 */
export async function invite(
  repositories: Repositories,
  actor: Actor,
  { name, role }: { name: string; role: Role },
  now = new Date(),
): Promise<string> {
  const clean = v.safeParse(personSchema.entries.name, name);
  if (!clean.success) throw new StaffError('Write a name of at most 80 characters.');
  return repositories.inTransaction(async (all) => {
    if (await all.people.findByName(clean.output))
      throw new StaffError(`“${clean.output}” is on the staff already. Write another name.`);
    const token = await addLink(all, { name: clean.output, role, personId: '' }, now);
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
 * Makes a link by which someone on staff sets up their sign-in again; until then the old one works. Throws a StaffError
 * where nobody has the name.
 */
export async function inviteAgain(
  repositories: Repositories,
  actor: Actor,
  personId: string,
  now = new Date(),
): Promise<string> {
  return repositories.inTransaction(async (all) => {
    const person = await all.people.find(personId);
    if (!person) throw new StaffError('This person is not on the staff any more.');
    const token = await addLink(all, { name: person.name, role: person.role, personId }, now);
    await logChange(all, actor, { action: 'reset', kind: 'person', id: personId, name: person.name }, now);
    return token;
  });
}

/** The invitation of a link; undefined where there is none, or it was used, or its 48 hours are over. */
export async function openInvitation(
  { invitations }: Pick<Repositories, 'invitations'>,
  token: string,
  now = new Date(),
): Promise<Invitation | undefined> {
  const invitation = await invitations.find(tokenHash(token));
  return invitation && invitation.usedAt === '' && invitation.expiresAt > now.toISOString()
    ? invitation
    : undefined;
}

/**
 * Uses an invitation: its person is on the staff from now on, without a way to sign in yet, and is signed out everywhere.
 * Undefined where the link can't be used (any more), or its name was taken meanwhile.
 */
export async function acceptInvitation(
  repositories: Repositories,
  token: string,
  now = new Date(),
): Promise<Person | undefined> {
  return repositories.inTransaction(async (all) => {
    const invitation = await openInvitation(all, token, now);
    if (!invitation || !(await all.invitations.use(invitation.tokenHash, now.toISOString())))
      return undefined;
    const known = invitation.personId === '' ? undefined : await all.people.find(invitation.personId);
    if (invitation.personId !== '' && !known) return undefined;
    if (!known && (await all.people.findByName(invitation.name))) return undefined;
    const person = known ?? {
      id: randomUUID(),
      name: invitation.name,
      role: invitation.role,
      email: '',
      wantsMail: false,
      createdAt: now.toISOString(),
    };
    await all.people.save(person);
    await all.sessions.removeOf(person.id);
    await logChange(
      all,
      person,
      {
        action: known ? 'reset-accepted' : 'join',
        kind: 'person',
        id: person.id,
        name: person.name,
        after: { role: person.role },
      },
      now,
    );
    return person;
  });
}

async function addLink(
  { invitations }: Pick<Repositories, 'invitations'>,
  link: Pick<Invitation, 'name' | 'role' | 'personId'>,
  now: Date,
): Promise<string> {
  const token = newToken();
  await invitations.add({
    ...link,
    tokenHash: tokenHash(token),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + VALID_MS).toISOString(),
    usedAt: '',
  });
  return token;
}
