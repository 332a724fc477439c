import { renewRecoveryCodes } from '../../../back-office/access/renew-recovery-codes.ts';
import { waysIn } from '../../../back-office/access/ways-in.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { markDevice } from '../../known-device-cookie.ts';
import { renderCodes } from './render-codes.tsx';

/** Answers a new way to sign in: with the first recovery codes, or with the page of devices, which says what was done. */
export async function finishSetUp(c: DeskRequest, done: 'passkey-added' | 'password'): Promise<Response> {
  const { repositories, now } = c.get('desk');
  const { person } = c.get('signedIn');
  await markDevice(c, person.name);
  const { recoveryCodes } = await waysIn(repositories, person);
  if (recoveryCodes > 0) return c.redirect(`${addresses.myDevices}?done=${done}`, 303);
  return renderCodes(c, await renewRecoveryCodes(repositories, person, now()));
}
