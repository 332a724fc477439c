import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { authenticatorStep } from './authenticator.ts';
import { recoveryCodeHash } from './recovery-codes.ts';

/** Whether a code is of a person's app, or one of their recovery codes ('' is nobody's id); it can't be used again, not even at the same time. */
export async function useCode(
  { people }: Pick<Repositories, 'people'>,
  personId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const { totpSecret } = await people.secrets(personId);
  const step = authenticatorStep(totpSecret, code, now.getTime());
  return step === undefined
    ? people.useRecoveryCode(personId, recoveryCodeHash(code))
    : people.useTotpStep(personId, step);
}
