import { Hono } from 'hono';
import * as v from 'valibot';
import { acceptInvitation, openInvitation } from '../../back-office/people/invitations.ts';
import { personSchema } from '../../domain/people/person.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import type { Invitation } from '../../storage/people/sign-in-repositories.ts';
import { TextField } from '../../ui/field.tsx';
import { DeskButton } from '../forms/controls.tsx';
import { postedFields } from '../forms/read-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskMessage, renderDeskPage, smallForms } from '../layout/desk-page.tsx';
import { deviceInUse, startSession } from './sessions.ts';

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

/** Answers with what a link is for, and the button that uses it; `wrong` is a name that can't be used. */
function renderInvitation(
  c: DeskRequest,
  { name, role, personId }: Invitation,
  wrong?: { name: string },
): Response {
  const { signIn, access } = c.get('desk').messages;
  const { invitation } = signIn;
  const roleName = access.roles[role];
  const isReset = personId !== '';
  return renderDeskPage(c, {
    title: isReset ? invitation.acceptReset : invitation.title,
    status: wrong ? 422 : 200,
    view: (
      <form method="post" noValidate className="grid max-w-prose gap-5">
        <p className="text-lg font-semibold">
          {name === '' && invitation.first}
          {name !== '' &&
            fillIn(isReset ? invitation.reset : invitation.who, {
              name,
              role: roleName.toLowerCase(),
            })}
        </p>
        <p>{invitation.may[role]}</p>
        {name === '' && (
          <TextField
            name="name"
            label={invitation.name}
            hint={invitation.nameHint}
            error={wrong && invitation.wrongName}
            defaultValue={wrong?.name ?? roleName}
            autoComplete="name"
            maxLength={80}
            required
            className="max-w-md"
          />
        )}
        <p>{invitation.once}</p>
        <DeskButton className="w-full sm:w-auto sm:justify-self-start">
          {isReset ? invitation.acceptReset : invitation.accept}
        </DeskButton>
      </form>
    ),
  });
}
