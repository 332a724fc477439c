import { Hono } from 'hono';
import { inviteAgain, openInvitations } from '../../../back-office/access/invitations.ts';
import { endSessionsOf } from '../../../back-office/access/end-sessions.ts';
import { removePerson } from '../../../back-office/access/remove-person.ts';
import { withdrawInvitation } from '../../../back-office/access/withdraw-invitation.ts';
import { addresses } from '../../addresses.ts';
import type { DeskEnv } from '../../desk-context.ts';
import { postedFields } from '../../forms/posted-fields.ts';
import { requireReauthentication } from '../../reauthentication/require-reauthentication.ts';
import { requireRole } from '../../require-person.ts';
import { askedPerson } from './asked-person.ts';
import { postInvitation } from './post-invitation.ts';
import { postRole } from './post-role.ts';
import { refusal } from './refusal.ts';
import { renderInvite } from './render-invite.tsx';
import { renderLink } from './render-link.tsx';
import { renderPeople } from './render-people.tsx';
import { renderPerson } from './render-person.tsx';
import { renderRemove } from './render-remove.tsx';

/** The pages on which owners look after who is on the staff. */
export function peopleRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.use(requireRole('owner'), requireReauthentication);

  routes.get('/', (c) => renderPeople(c));
  routes.post('/', postInvitation);
  routes.get('/new', (c) => renderInvite(c, { name: '', role: '' }));

  routes.post('/withdraw', async (c) => {
    const { repositories, now } = c.get('desk');
    const { invitation } = await postedFields(c, ['invitation']);
    const open = await openInvitations(repositories, now());
    if (open.some(({ tokenHash }) => tokenHash === invitation))
      await withdrawInvitation(repositories, c.get('signedIn').person, invitation, now());
    return c.redirect(`${addresses.people}?done=withdrawn`, 303);
  });

  routes.get('/:id', async (c) => {
    const person = await askedPerson(c);
    return person ? renderPerson(c, person) : c.notFound();
  });

  routes.post('/:id/role', postRole);

  routes.post('/:id/reset', async (c) => {
    const { repositories, now } = c.get('desk');
    const person = await askedPerson(c);
    if (!person) return c.notFound();
    const token = await inviteAgain(repositories, c.get('signedIn').person, person.id, now());
    return renderLink(c, { person, token, isReset: true });
  });

  routes.post('/:id/sign-out', async (c) => {
    const { repositories, now } = c.get('desk');
    const person = await askedPerson(c);
    if (!person) return c.notFound();
    const { person: actor, session } = c.get('signedIn');
    // Whoever signs themselves out elsewhere stays here.
    const ending = { personId: person.id, kept: session.tokenHash };
    await endSessionsOf(repositories, actor, ending, now());
    return c.redirect(`${addresses.people}/${person.id}?done=signed-out`, 303);
  });

  routes.get('/:id/remove', async (c) => {
    const person = await askedPerson(c);
    return person ? renderRemove(c, person) : c.notFound();
  });

  routes.post('/:id/remove', async (c) => {
    const { repositories, messages, now } = c.get('desk');
    const person = await askedPerson(c);
    if (!person) return c.redirect(`${addresses.people}?done=removed`, 303);
    const problem = await refusal(messages, () =>
      removePerson(repositories, c.get('signedIn').person, person.id, now()),
    );
    if (problem !== undefined) return renderPerson(c, person, problem);
    return c.redirect(`${addresses.people}?done=removed`, 303);
  });

  return routes;
}
