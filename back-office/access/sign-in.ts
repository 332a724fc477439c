import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Person } from '../../domain/person.ts';
import { aStranger } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { isPassword } from './password-hash.ts';
import { usedRecoveryCode } from './recovery-codes.ts';
import { openSession } from './sessions.ts';
import { useCode } from './use-code.ts';

/** The things that someone types to sign in; `code` is of their authenticator app, or a recovery code. */
export type Credentials = { name: string; password: string; code: string };

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
    await logFailedSignIn(all, person, device, now);
    return undefined;
  });
}

/** Writes to the log that nobody was signed in. A name that nobody has is never written: some type their password there. */
export async function logFailedSignIn(
  repositories: Pick<Repositories, 'log'>,
  person: Person | undefined,
  device: string,
  now: Date,
): Promise<void> {
  const action = person ? 'fail-sign-in' : 'fail-unknown-sign-in';
  const { id = '', name = '' } = person ?? {};
  await logChange(repositories, aStranger, { action, kind: 'person', id, name, after: { device } }, now);
}

/** Opens a session and writes it to the log; call it in the transaction that has proved who the person is. */
export async function beginSession(
  repositories: Pick<Repositories, 'sessions' | 'log'>,
  person: Person,
  device: string,
  now: Date,
): Promise<string> {
  await logChange(
    repositories,
    person,
    { action: 'sign-in', kind: 'person', id: person.id, name: person.name, after: { device } },
    now,
  );
  return openSession(repositories, person, device, now);
}
