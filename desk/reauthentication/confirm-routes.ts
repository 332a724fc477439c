import { Hono } from 'hono';
import { signingOptions } from '../../back-office/access/passkey-options.ts';
import { relyingParty } from '../../back-office/access/relying-party.ts';
import { addresses } from '../addresses.ts';
import type { DeskEnv } from '../desk-context.ts';
import { postedFields } from '../forms/posted-fields.ts';
import { renderTooMany } from '../layout/render-too-many.ts';
import { returnAddress } from '../return-address.ts';
import { reauthenticate } from './reauthenticate.ts';
import { renderConfirm } from './render-confirm.tsx';

/** The page that asks someone to prove again who they are, and leads back. */
export function confirmRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();

  routes.get('/', (c) =>
    renderConfirm(c, {
      action: addresses.confirm,
      carried: [['to', returnAddress(c.req.query('to') ?? '')]],
      isKept: false,
      outcome: 'missing',
      status: 200,
    }),
  );

  routes.post('/', async (c) => {
    const outcome = await reauthenticate(c);
    const to = returnAddress((await postedFields(c, ['to'])).to);
    if (outcome === 'proved') return c.redirect(to, 303);
    if (typeof outcome === 'object') return renderTooMany(c, outcome.wait, addresses.home);
    const carried = [['to', to]] as const;
    return renderConfirm(c, {
      action: addresses.confirm,
      carried,
      isKept: false,
      outcome: 'wrong',
      status: 422,
    });
  });

  routes.post('/options', async (c) => {
    const { repositories, siteUrl, now } = c.get('desk');
    const party = relyingParty(siteUrl);
    if (!party) return c.notFound();
    return c.json(await signingOptions(repositories, party, c.get('signedIn').person, now()));
  });

  return routes;
}
