import { Hono } from 'hono';
import { signingOptions } from '../../../back-office/access/passkey-options.ts';
import { relyingParty } from '../../../back-office/access/relying-party.ts';
import { findSession } from '../../../back-office/access/sessions.ts';
import type { DeskEnv } from '../../desk-context.ts';
import { smallForms } from '../../forms/small-forms.ts';
import { returnAddress } from '../../return-address.ts';
import { sessionToken } from '../../session-cookie.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';
import { signInByPassword } from './sign-in-by-password.ts';
import { renderSignIn } from './render-sign-in.tsx';

/** The pages on which people sign in; anyone may open them. */
export function signInRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.use(smallForms);

  routes.get('/', async (c) => {
    const { repositories, now } = c.get('desk');
    const to = returnAddress(c.req.query('to') ?? '');
    if (await findSession(repositories, sessionToken(c), now())) return c.redirect(to, 303);
    return renderSignIn(c, { name: '', to, problem: undefined, status: 200 });
  });

  routes.post('/', signInByPassword);
  routes.post('/passkey', signInByPasskey);

  routes.post('/options', async (c) => {
    const { repositories, siteUrl, limits, clientAddress, now } = c.get('desk');
    const party = relyingParty(siteUrl);
    if (!party) return c.notFound();
    const wait = await limits.take({ passkeys: clientAddress(c) });
    if (wait > 0) return c.body(null, 429, { 'retry-after': String(wait) });
    return c.json(await signingOptions(repositories, party, undefined, now()), 200, {
      'cache-control': 'no-store',
    });
  });

  return routes;
}
