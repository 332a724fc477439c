import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { StoredSession } from '../../backend/repositories/staff/session-repository.ts';
import { isInFuture } from '../../domain/in-future.ts';
import type { Person } from '../../domain/person.ts';
import { FIXED_DAYS } from '../../domain/retention.ts';
import { newToken, tokenHash } from './secret-token.ts';

const HOUR_MS = 60 * 60 * 1000;
const IDLE_MS = 12 * HOUR_MS;
const LONGEST_MS = FIXED_DAYS.sessions * 24 * HOUR_MS;
// A page with ten pictures need not write ten times.
const SEEN_EXACT_TO_MS = 60_000;

/** Someone who is signed in, on one of their devices. */
export type SignedIn = { person: Person; session: StoredSession };

/** Removes the sessions that nobody can use any more. */
export function removeOldSessions({ sessions }: Pick<Repositories, 'sessions'>, now: Date): Promise<void> {
  return sessions.removeOld({ seenAt: before(now, IDLE_MS), createdAt: before(now, LONGEST_MS) });
}

/** Signs a person in on a device; gives the token for its cookie. */
export async function openSession(
  { sessions }: Pick<Repositories, 'sessions'>,
  person: Person,
  device: string,
  now = new Date(),
): Promise<string> {
  const token = newToken();
  const time = now.toISOString();
  await removeOldSessions({ sessions }, now);
  await sessions.add({
    tokenHash: tokenHash(token),
    personId: person.id,
    createdAt: time,
    seenAt: time,
    confirmedAt: time,
    device,
  });
  return token;
}

/**
 * Who is signed in with a token; undefined where the token is unknown, was not used for 12 hours, is older than 14 days, is dated
 * in the future, or its person has left the staff.
 */
export async function findSession(
  { sessions, people }: Pick<Repositories, 'sessions' | 'people'>,
  token: string,
  now = new Date(),
): Promise<SignedIn | undefined> {
  const session = await sessions.find(tokenHash(token));
  if (!session || !isActive(session, now)) return undefined;
  const person = await people.find(session.personId);
  if (!person) return undefined;
  if (session.seenAt < before(now, SEEN_EXACT_TO_MS))
    await sessions.change(session.tokenHash, { seenAt: now.toISOString() });
  return { person, session };
}

/** The sessions in which someone is signed in, the one used last first; those that are over are left out. */
export async function activeSessions(
  { sessions }: Pick<Repositories, 'sessions'>,
  person: Person,
  now = new Date(),
): Promise<StoredSession[]> {
  return (await sessions.ofPerson(person.id)).filter((each) => isActive(each, now));
}

function isActive({ seenAt, createdAt }: StoredSession, now: Date): boolean {
  // Not removed before its time: the clock that is wrong may be this one.
  if (isInFuture(seenAt, now) || isInFuture(createdAt, now)) return false;
  return seenAt >= before(now, IDLE_MS) && createdAt >= before(now, LONGEST_MS);
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
