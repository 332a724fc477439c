import type { Person } from '../../domain/people/person.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { aStranger, logChange } from '../log/log.ts';
import { usePasskey } from './passkeys.ts';
import { isPassword, useCode, usedRecoveryCode } from './passwords.ts';
import type { RelyingParty } from './relying-party.ts';
import { type SignedIn, openSession } from './sessions.ts';

/** The things that someone types to sign in; `code` is of their authenticator app, or a recovery code. */
type Credentials = { name: string; password: string; code: string };

/**
 * Signs in whoever's name, password and code these are, on a device; gives the token of the new session. Undefined where
 * one of them is wrong, which the log tells; it takes as long for a name that nobody has. Who has passkeys only, and no password, signs in with
 * a recovery code alone. A code works once.
 */
export async function signIn(
  repositories: Repositories,
  { name, password, code }: Credentials,
  device: string,
  now = new Date(),
): Promise<string | undefined> {
  const person = await repositories.people.findByName(name);
  const secrets = await repositories.people.secrets(person?.id ?? '');
  const knowsPassword = (await isPassword(password, secrets.passwordHash)) || secrets.passwordHash === '';
  const known = knowsPassword ? person : undefined;
  const recoveryCode = await usedRecoveryCode(code, known ? secrets.recoveryCodes : []);
  return repositories.inTransaction(async (all) => {
    // Also where it is wrong already: it takes as long, and a code of somebody else's is not used up.
    const isProved = await useCode(all, known?.id ?? '', { code, recoveryCode }, now);
    if (known && isProved) return beginSession(all, known, device, now);
    await logFailedSignIn(all, person, now);
    return undefined;
  });
}

/**
 * Signs in whoever's passkey has signed what a browser sent as JSON; gives the token of the new session, or
 * undefined, which the log tells.
 */
export async function signInWithPasskey(
  repositories: Repositories,
  { json, device, party }: { json: string; device: string; party: RelyingParty | undefined },
  now = new Date(),
): Promise<string | undefined> {
  return repositories.inTransaction(async (all) => {
    const passkey = await usePasskey(all, json, party, undefined, now);
    const person = passkey && (await all.people.find(passkey.personId));
    if (person) return beginSession(all, person, device, now);
    await logFailedSignIn(all, undefined, now);
    return undefined;
  });
}

/** Opens a session and writes it to the log; call it in the transaction that has proved who the person is. */
async function beginSession(
  repositories: Pick<Repositories, 'sessions' | 'log'>,
  person: Person,
  device: string,
  now: Date,
): Promise<string> {
  const { id, name } = person;
  await logChange(repositories, person, { action: 'sign-in', kind: 'person', id, name }, now);
  return openSession(repositories, person, device, now);
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Writes to the log that nobody was signed in. A name that nobody has is never written: some type their password there; and
 * such attempts are one entry an hour, so that strangers can't bury what staff did.
 */
async function logFailedSignIn(
  repositories: Pick<Repositories, 'log'>,
  person: Person | undefined,
  now: Date,
): Promise<void> {
  const action = person ? 'fail-sign-in' : 'fail-unknown-sign-in';
  const [from, to] = [-HOUR_MS, 1].map((ms) => new Date(now.getTime() + ms).toISOString());
  const told = { personId: aStranger.id, action, from, to };
  if (!person && (await repositories.log.count(told)) > 0) return;
  const { id = '', name = '' } = person ?? {};
  await logChange(repositories, aStranger, { action, kind: 'person', id, name }, now);
}

const FRESH_MS = 10 * 60 * 1000;

/** Whether someone has proved who they are within the last ten minutes. */
export function isFresh({ session }: SignedIn, now: Date): boolean {
  return now.getTime() - Date.parse(session.confirmedAt) <= FRESH_MS;
}

/** A proof of who someone is: a code of their app, a recovery code, or what a passkey has signed, as JSON. */
type Proof = { code: string; passkey: string };

/** Notes that someone has proved again who they are; false where the proof is wrong, which the log tells. */
export async function confirmSession(
  repositories: Repositories,
  { person, session }: SignedIn,
  proof: Proof,
  party: RelyingParty | undefined,
  now = new Date(),
): Promise<boolean> {
  const { code } = proof;
  const { recoveryCodes } = await repositories.people.secrets(person.id);
  const recoveryCode = await usedRecoveryCode(code, recoveryCodes);
  return repositories.inTransaction(async (all) => {
    const isProved =
      proof.passkey === ''
        ? await useCode(all, person.id, { code, recoveryCode }, now)
        : (await usePasskey(all, proof.passkey, party, person, now)) !== undefined;
    if (isProved) await all.sessions.change(session.tokenHash, { confirmedAt: now.toISOString() });
    else {
      const { id, name } = person;
      await logChange(all, person, { action: 'fail-proof', kind: 'person', id, name }, now);
    }
    return isProved;
  });
}
