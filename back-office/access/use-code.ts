import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { authenticatorStep } from './authenticator.ts';

/** A code that someone typed, and the stored recovery code that it is ('' for none). */
export type TypedCode = { code: string; recoveryCode: string };

/** Whether a code is of a person's app, or one of their recovery codes ('' is nobody's id); it can't be used again, not even at the same time. */
export async function useCode(
  { people }: Pick<Repositories, 'people'>,
  personId: string,
  { code, recoveryCode }: TypedCode,
  now: Date,
): Promise<boolean> {
  const { totpSecret } = await people.secrets(personId);
  const step = authenticatorStep(totpSecret, code, now.getTime());
  return step === undefined
    ? people.useRecoveryCode(personId, recoveryCode)
    : people.useTotpStep(personId, step);
}
