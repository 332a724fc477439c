import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { logChange } from '../log/log-change.ts';
import { authenticatorStep } from './authenticator.ts';
import { hashPassword } from './password-hash.ts';
import { type PasswordProblem, passwordProblem } from './password-problem.ts';
import type { SignedIn } from './sessions.ts';

/** A password that someone chooses, the secret that their app was given, and the code that it shows for it. */
export type NewPassword = { password: string; secret: string; code: string };

/** The reasons for which a new password and the code of the app are refused; empty where both are good. */
export type NewPasswordProblems = { password?: PasswordProblem; code?: 'wrong' };

/**
 * Sets the password and the authenticator app by which someone signs in, and signs them out on their other devices; gives
 * what is wrong, where nothing was changed. `siteName` is no part of a good password.
 */
export async function setPassword(
  repositories: Repositories,
  { person, session }: SignedIn,
  { password, secret, code }: NewPassword,
  siteName: string,
  now = new Date(),
): Promise<NewPasswordProblems> {
  const wrong = await passwordProblem(password, [person.name, siteName]);
  const isProved = authenticatorStep(secret, code, now.getTime()) !== undefined;
  if (wrong !== undefined || !isProved)
    return { ...(wrong !== undefined && { password: wrong }), ...(!isProved && { code: 'wrong' }) };
  const passwordHash = await hashPassword(password);
  await repositories.inTransaction(async (all) => {
    // Nothing else changes the secrets meanwhile.
    await all.people.hold(person.id);
    const before = await all.people.secrets(person.id);
    // The code that proves the app may still sign in: it is on the screen for half a minute.
    await all.people.saveSecrets(person.id, { ...before, passwordHash, totpSecret: secret, totpStep: 0 });
    await all.sessions.removeOthersOf(person.id, session.tokenHash);
    await logChange(
      all,
      person,
      { action: 'set-password', kind: 'person', id: person.id, name: person.name },
      now,
    );
  });
  return {};
}
