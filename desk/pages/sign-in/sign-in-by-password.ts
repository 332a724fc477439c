import { nameHash } from '../../../back-office/access/known-devices.ts';
import { signIn } from '../../../back-office/access/sign-in.ts';
import { cleanText } from '../../../domain/plain-text.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { deviceInUse } from '../../device-words.ts';
import { postedFields } from '../../forms/posted-fields.ts';
import { knownDevice } from '../../known-device-cookie.ts';
import { renderTooMany } from '../../layout/render-too-many.ts';
import { returnAddress } from '../../return-address.ts';
import { startSession } from '../../start-session.ts';
import { renderSignIn } from './render-sign-in.tsx';

/** Signs in by name, password and code; whatever is wrong, the answer is the same. */
export async function signInByPassword(c: DeskRequest): Promise<Response> {
  const { repositories, limits, clientAddress, now } = c.get('desk');
  const { password, code, ...typed } = await postedFields(c, ['name', 'password', 'code', 'to']);
  const name = cleanText(typed.name);
  const to = returnAddress(typed.to);

  const device = await knownDevice(c, name);
  // A known browser is counted by itself: what others try, from its own network too, can't keep its person out.
  const keys =
    device === undefined ? { name: nameHash(name), address: clientAddress(c), site: 'all' } : { device };
  const wait = await limits.take(keys);
  if (wait > 0) return renderTooMany(c, wait, addresses.signIn);

  const token = await signIn(repositories, { name, password, code }, deviceInUse(c), now());
  if (token === undefined) return renderSignIn(c, { name: typed.name, to, problem: 'wrong', status: 422 });
  await limits.giveBack(keys);
  await startSession(c, token);
  return c.redirect(to, 303);
}
