import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Person } from '../../domain/person.ts';
import { authenticatorStep } from './authenticator.ts';
import { isPassword } from './password-hash.ts';
import { recoveryCodeHash } from './recovery-codes.ts';

/** What someone types to sign in; `code` is of their authenticator app, or a recovery code. */
export type Credentials = { name: string; password: string; code: string };

/**
 * The person whose name, password and code these are. Undefined where one of them is wrong; it takes as long for a name
 * that nobody has. A code works once.
 */
export async function signIn(
  repositories: Repositories,
  { name, password, code }: Credentials,
  now = new Date(),
): Promise<Person | undefined> {
  const person = await repositories.people.findByName(name);
  const secrets = await repositories.people.secrets(person?.id ?? '');
  const knowsPassword = await isPassword(password, secrets.passwordHash);
  if (!person || !knowsPassword) return undefined;
  return (await redeemCode(repositories, person, code, now)) ? person : undefined;
}

/** Whether a code is of a person's app, or one of their recovery codes; it can't be used again. */
export async function redeemCode(
  repositories: Repositories,
  person: Person,
  code: string,
  now = new Date(),
): Promise<boolean> {
  return repositories.inTransaction(async ({ people }) => {
    const secrets = await people.secrets(person.id);
    const step = authenticatorStep(secrets.totpSecret, code, now.getTime());
    if (step !== undefined) return people.useTotpStep(person.id, step);
    const hash = recoveryCodeHash(code);
    if (!secrets.recoveryCodes.includes(hash)) return false;
    const recoveryCodes = secrets.recoveryCodes.filter((each) => each !== hash);
    await people.saveSecrets(person.id, { ...secrets, recoveryCodes });
    return true;
  });
}
