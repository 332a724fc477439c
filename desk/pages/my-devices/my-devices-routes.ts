import { Hono } from 'hono';
import { endSession } from '../../../back-office/access/end-sessions.ts';
import { removePasskey } from '../../../back-office/access/remove-passkey.ts';
import { activeSessions } from '../../../back-office/access/sessions.ts';
import { addresses } from '../../addresses.ts';
import type { DeskEnv } from '../../desk-context.ts';
import { postedFields } from '../../forms/posted-fields.ts';
import { requireReauthentication } from '../../reauthentication/require-reauthentication.ts';
import { postMail } from './post-mail.ts';
import { renderMyDevices } from './render-my-devices.tsx';
import { renderNewPasskey } from './render-new-passkey.tsx';

/** The pages on which people look after where they are signed in and how they sign in. */
export function myDevicesRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();

  routes.get('/', (c) => renderMyDevices(c));
  // Whoever has an old session does not take from its person what the site tells them.
  routes.post('/mail', requireReauthentication, postMail);

  routes.post('/sign-out', async (c) => {
    const { repositories, now } = c.get('desk');
    const { session } = await postedFields(c, ['session']);
    const own = await activeSessions(repositories, c.get('signedIn').person, now());
    if (own.some(({ tokenHash }) => tokenHash === session)) await endSession(repositories, session, now());
    return c.redirect(`${addresses.myDevices}?done=signed-out`, 303);
  });

  routes.get('/new-passkey', requireReauthentication, (c) => renderNewPasskey(c));

  routes.post('/remove-passkey', requireReauthentication, async (c) => {
    const { repositories, now } = c.get('desk');
    const { passkey } = await postedFields(c, ['passkey']);
    const isRemoved = await removePasskey(repositories, c.get('signedIn').person, passkey, now());
    if (!isRemoved) return renderMyDevices(c, { isLastWayIn: true });
    return c.redirect(`${addresses.myDevices}?done=passkey-removed`, 303);
  });

  return routes;
}
