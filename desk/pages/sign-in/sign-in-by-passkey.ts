import { relyingParty } from '../../../back-office/access/relying-party.ts';
import { signInWithPasskey } from '../../../back-office/access/sign-in-with-passkey.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { deviceInUse } from '../../device-words.ts';
import { postedFields } from '../../forms/posted-fields.ts';
import { renderTooMany } from '../../layout/render-too-many.ts';
import { returnAddress } from '../../return-address.ts';
import { startSession } from '../../start-session.ts';
import { renderSignIn } from './render-sign-in.tsx';

/** Signs in whoever's passkey has signed. */
export async function signInByPasskey(c: DeskRequest): Promise<Response> {
  const { repositories, limits, clientAddress, siteUrl, now } = c.get('desk');
  const { passkey, ...typed } = await postedFields(c, ['passkey', 'to']);
  const to = returnAddress(typed.to);
  const keys = { passkeys: clientAddress(c) };
  const wait = await limits.take(keys);
  if (wait > 0) return renderTooMany(c, wait, addresses.signIn);

  const answer = { json: passkey, device: deviceInUse(c), party: relyingParty(siteUrl) };
  const token = await signInWithPasskey(repositories, answer, now());
  if (token === undefined) return renderSignIn(c, { name: '', to, problem: 'wrongPasskey', status: 422 });
  await limits.giveBack(keys);
  await startSession(c, token);
  return c.redirect(to, 303);
}
