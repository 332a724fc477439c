import { createHmac } from 'node:crypto';
import { type Person, mayAct, personKey } from '../../domain/people/person.ts';
import { FIXED_DAYS } from '../../domain/privacy/retention.ts';
import { isInFuture } from '../../domain/values/in-future.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { StoredSession } from '../../storage/people/sign-in-repositories.ts';
import { type Actor, logChange } from '../log/log.ts';
import { personOnStaff } from './people.ts';
import { newToken, tokenHash } from './secret-token.ts';

const HOUR_MS = 60 * 60 * 1000;
const IDLE_MS = 12 * HOUR_MS;
const LONGEST_MS = FIXED_DAYS.sessions * 24 * HOUR_MS;
// A page with ten pictures need not write ten times.
const SEEN_EXACT_TO_MS = 60_000;

/** Someone who is signed in, on one of their devices. */
export type SignedIn = { person: Person; session: StoredSession };

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
export function findSession(
  repositories: Pick<Repositories, 'sessions' | 'people'>,
  token: string,
  now = new Date(),
): Promise<SignedIn | undefined> {
  return sessionWithHash(repositories, tokenHash(token), now);
}

async function sessionWithHash(
  { sessions, people }: Pick<Repositories, 'sessions' | 'people'>,
  hash: string,
  now: Date,
): Promise<SignedIn | undefined> {
  const session = await sessions.find(hash);
  if (!session || !isActive(session, now)) return undefined;
  const person = await people.find(session.personId);
  if (!person) return undefined;
  if (session.seenAt < before(now, SEEN_EXACT_TO_MS))
    await sessions.change(session.tokenHash, { seenAt: now.toISOString() });
  return { person, session };
}

/** Someone was signed out, or has a role that may do less, since they were found signed in. */
export class AccessEnded extends Error {
  override readonly name = 'AccessEnded';
  /** Whether their session has ended; else they may do less. */
  readonly isSignedOut: boolean;

  constructor(isSignedOut: boolean) {
    super(isSignedOut ? 'The session has ended meanwhile.' : 'The role may do less meanwhile.');
    this.isSignedOut = isSignedOut;
  }
}

/** Throws an AccessEnded where someone's session has ended since it was found, or their role may do less now. */
export async function checkSignedIn(
  repositories: Pick<Repositories, 'sessions' | 'people'>,
  { person, session }: SignedIn,
  now: Date,
): Promise<void> {
  const current = await sessionWithHash(repositories, session.tokenHash, now);
  if (!current || !mayAct(current.person.role, person.role)) throw new AccessEnded(!current);
}

/** As `checkSignedIn`, in a transaction: nobody removes or resets them until it ends. */
export async function holdSignedIn(all: Repositories, signedIn: SignedIn, now: Date): Promise<void> {
  await all.people.hold(signedIn.person.id);
  await checkSignedIn(all, signedIn, now);
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

/** Ends one session, which the log tells; nothing where it is over already. */
export async function endSession(repositories: Repositories, hash: string, now = new Date()): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const session = await all.sessions.find(hash);
    const person = session && (await all.people.find(session.personId));
    await all.sessions.remove(hash);
    if (!session || !person) return;
    const { id, name } = person;
    await logChange(all, person, { action: 'sign-out', kind: 'person', id, name }, now);
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

/** Removes the sessions that nobody can use any more. */
export function removeOldSessions({ sessions }: Pick<Repositories, 'sessions'>, now: Date): Promise<void> {
  return sessions.removeOld({ seenAt: before(now, IDLE_MS), createdAt: before(now, LONGEST_MS) });
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}

/** A new value for the cookie of a browser from which someone with that name has signed in; unique to each browser. */
export function newKnownDevice(name: string): string {
  return `${nameHash(name)}.${newToken()}`;
}

/** Whether the value of such a cookie belongs to that name. */
export function isDeviceOf(name: string, knownDevice: string): boolean {
  return knownDevice.startsWith(`${nameHash(name)}.`);
}

/** A name of any length as a key to count by. */
export function nameHash(name: string): string {
  return tokenHash(personKey(name));
}

/**
 * The key, as 64 hex digits, with which a browser encrypts what someone has typed and not saved. It is the same in each of
 * their sessions, so that they read it after signing in again, and nobody knows it without one.
 */
export async function keptFormsKey(
  repositories: Pick<Repositories, 'keyValues'>,
  { id }: Pick<Person, 'id'>,
): Promise<string> {
  const secret = await knownDevicesSecret(repositories);
  // The cookies that the same secret signs hold no value with this prefix.
  return createHmac('sha256', secret).update(`kept-forms:${id}`).digest('hex');
}

const SECRET = 'known-devices-secret';

/** The secret with which the cookies of browsers are signed from which someone has signed in; made when it is first needed. */
export async function knownDevicesSecret({ keyValues }: Pick<Repositories, 'keyValues'>): Promise<string> {
  const known = await keyValues.read(SECRET);
  if (known !== undefined) return JSON.parse(known) as string;
  const secret = newToken();
  // Where another process was faster, its secret counts.
  if (await keyValues.replace(SECRET, undefined, JSON.stringify(secret))) return secret;
  return knownDevicesSecret({ keyValues });
}

/** The names by which a browser identifies itself and its system, each '' where it is not known. */
type Device = { browser: string; system: string };

// The first that matches: browsers also name those that they are compatible with.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/**
 * The device of a `User-Agent` header.
 * @example deviceOf('Mozilla/5.0 (Linux; Android 14) … Chrome/131.0 Mobile Safari/537.36') // { browser: 'Chrome', system: 'Android' }
 */
export function deviceOf(userAgent: string): Device {
  return { browser: firstMatch(BROWSERS, userAgent), system: firstMatch(SYSTEMS, userAgent) };
}

function firstMatch(names: readonly (readonly [RegExp, string])[], userAgent: string): string {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
}
