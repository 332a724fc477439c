import { Hono } from 'hono';
import * as v from 'valibot';
import { acceptInvitation } from '../../../back-office/access/accept-invitation.ts';
import { openInvitation } from '../../../back-office/access/invitations.ts';
import { personSchema } from '../../../domain/person.ts';
import { addresses } from '../../addresses.ts';
import type { DeskEnv, DeskRequest } from '../../desk-context.ts';
import { deviceInUse } from '../../device-words.ts';
import { postedFields } from '../../forms/posted-fields.ts';
import { smallForms } from '../../forms/small-forms.ts';
import { renderDeskMessage } from '../../layout/render-desk-message.tsx';
import { startSession } from '../../start-session.ts';
import { renderInvitation } from './render-invitation.tsx';

/** The pages of the links by which people join the staff; anyone may open them, and opening one changes nothing. */
export function invitationRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.use(smallForms);

  routes.get('/:token', async (c) => {
    const { repositories, now } = c.get('desk');
    const invitation = await openInvitation(repositories, c.req.param('token'), now());
    return invitation ? renderInvitation(c, invitation) : renderOver(c);
  });

  routes.post('/:token', async (c) => {
    const { repositories, messages, now } = c.get('desk');
    const token = c.req.param('token');
    const invitation = await openInvitation(repositories, token, now());
    if (!invitation) return renderOver(c);
    // The first owner writes their name.
    const typed = (await postedFields(c, ['name'])).name;
    const name = v.safeParse(
      personSchema.entries.name,
      invitation.name || typed || messages.access.roles.owner,
    );
    if (!name.success) return renderInvitation(c, invitation, { name: typed });
    const accepting = { token, name: name.output, device: deviceInUse(c) };
    const session = await acceptInvitation(repositories, accepting, now());
    if (session === undefined) return renderOver(c);
    await startSession(c, session);
    return c.redirect(addresses.setUp, 303);
  });

  return routes;
}

function renderOver(c: DeskRequest): Response {
  const { over } = c.get('desk').messages.signIn;
  return renderDeskMessage(c, { status: 410, ...over, to: addresses.signIn });
}
