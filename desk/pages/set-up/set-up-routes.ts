import { Hono } from 'hono';
import { addPasskey } from '../../../back-office/access/add-passkey.ts';
import { newAuthenticatorSecret } from '../../../back-office/access/authenticator.ts';
import { newPasskeyOptions } from '../../../back-office/access/passkey-options.ts';
import { relyingParty } from '../../../back-office/access/relying-party.ts';
import { renewRecoveryCodes } from '../../../back-office/access/renew-recovery-codes.ts';
import { hasWayIn } from '../../../back-office/access/ways-in.ts';
import { addresses } from '../../addresses.ts';
import type { DeskEnv, DeskMiddleware } from '../../desk-context.ts';
import { deviceInUse } from '../../device-words.ts';
import { postedFields } from '../../forms/posted-fields.ts';
import { requireReauthentication } from '../../reauthentication/require-reauthentication.ts';
import { finishSetUp } from './finish-set-up.ts';
import { postPassword } from './post-password.ts';
import { renderPasswordForm } from './render-password-form.tsx';
import { renderCodes } from './render-codes.tsx';
import { renderSetUp } from './render-set-up.tsx';

/** The pages on which someone chooses how they sign in, after a link and later. */
export function setUpRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();

  routes.get('/', async (c) =>
    (await hasWayIn(c.get('desk').repositories, c.get('signedIn').person))
      ? c.redirect(addresses.myDevices, 303)
      : renderSetUp(c),
  );

  routes.use('/*', reauthenticateUnlessNew);
  routes.get('/password', (c) => renderPasswordForm(c, { secret: newAuthenticatorSecret() }));
  routes.post('/password', postPassword);

  routes.post('/options', async (c) => {
    const { repositories, siteUrl, messages, now } = c.get('desk');
    const party = relyingParty(siteUrl);
    if (!party) return c.notFound();
    const { person } = c.get('signedIn');
    const who = { person, siteName: messages.access.siteName };
    return c.json(await newPasskeyOptions(repositories, party, who, now()), 200, {
      'cache-control': 'no-store',
    });
  });

  routes.post('/passkey', async (c) => {
    const { repositories, siteUrl, now } = c.get('desk');
    const { passkey } = await postedFields(c, ['passkey']);
    const made = { json: passkey, device: deviceInUse(c), party: relyingParty(siteUrl) };
    const isAdded = await addPasskey(repositories, c.get('signedIn').person, made, now());
    return isAdded ? finishSetUp(c, 'passkey-added') : renderSetUp(c, { hasFailed: true });
  });

  routes.post('/codes', async (c) => {
    const { repositories, now } = c.get('desk');
    return renderCodes(c, await renewRecoveryCodes(repositories, c.get('signedIn').person, now()));
  });

  return routes;
}

// Whoever has no way in has nothing to prove themselves with; the link that they opened was the proof.
const reauthenticateUnlessNew: DeskMiddleware = async (c, next) =>
  (await hasWayIn(c.get('desk').repositories, c.get('signedIn').person))
    ? requireReauthentication(c, next)
    : next();
