import type { Person } from '../../domain/people/person.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { Passkey } from '../../storage/people/sign-in-repositories.ts';

/** How someone can sign in: passkeys, a password with an authenticator app, and how many recovery codes are left. */
export type WaysIn = { passkeys: Passkey[]; hasPassword: boolean; recoveryCodes: number };

type Stored = Pick<Repositories, 'people' | 'passkeys'>;

/** The ways in that someone has. */
export async function waysIn({ people, passkeys }: Stored, { id }: Person): Promise<WaysIn> {
  const { passwordHash, totpSecret, recoveryCodes } = await people.secrets(id);
  return {
    passkeys: await passkeys.ofPerson(id),
    hasPassword: passwordHash !== '' && totpSecret !== '',
    recoveryCodes: recoveryCodes.length,
  };
}

/** Whether someone can sign in again once they are signed out; recovery codes alone don't count. */
export async function hasWayIn({ people, passkeys }: Stored, { id }: Person): Promise<boolean> {
  const { passwordHash, totpSecret } = await people.secrets(id);
  return (passwordHash !== '' && totpSecret !== '') || (await passkeys.countOf(id)) > 0;
}
