import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Person } from '../../domain/person.ts';
import { authenticatorStep } from './authenticator.ts';
import { recoveryCodeHash } from './recovery-codes.ts';

/** Whether a code is of a person's app, or one of their recovery codes; it can't be used again, not even at the same time. */
export async function useCode(
  { people }: Pick<Repositories, 'people'>,
  person: Person,
  code: string,
  now: Date,
): Promise<boolean> {
  const { totpSecret } = await people.secrets(person.id);
  const step = authenticatorStep(totpSecret, code, now.getTime());
  return step === undefined
    ? people.useRecoveryCode(person.id, recoveryCodeHash(code))
    : people.useTotpStep(person.id, step);
}
