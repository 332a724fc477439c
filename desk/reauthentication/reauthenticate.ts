import { confirmSession } from '../../back-office/access/confirm-session.ts';
import { relyingParty } from '../../back-office/access/relying-party.ts';
import type { DeskRequest } from '../desk-context.ts';
import { postedFields } from '../forms/posted-fields.ts';

/** The names of the fields in which someone proves again who they are; no other form uses them. */
export const reauthenticationFields = ['proof-code', 'proof-passkey'] as const;

/** How a proof went: given and right, given and wrong, not given, or too often given: then the seconds to wait. */
export type ReauthenticationOutcome = 'proved' | 'wrong' | 'missing' | { wait: number };

/** Checks the proof that a posted form holds and notes it in the session. */
export async function reauthenticate(c: DeskRequest): Promise<ReauthenticationOutcome> {
  const { repositories, limits, siteUrl, now } = c.get('desk');
  const signedIn = c.get('signedIn');
  const fields = await postedFields(c, reauthenticationFields);
  const proof = { code: fields['proof-code'], passkey: fields['proof-passkey'] };
  if (proof.code.trim() === '' && proof.passkey === '') return 'missing';
  const keys = { session: signedIn.session.tokenHash, person: signedIn.person.id };
  const wait = await limits.take(keys);
  if (wait > 0) return { wait };
  if (!(await confirmSession(repositories, signedIn, proof, relyingParty(siteUrl), now()))) return 'wrong';
  await limits.giveBack(keys);
  return 'proved';
}
