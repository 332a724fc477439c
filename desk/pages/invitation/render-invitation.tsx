import type { Invitation } from '../../../backend/repositories/staff/invitation-repository.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';

/** Answers with what a link is for, and the button that uses it; `wrong` is a name that can't be used. */
export function renderInvitation(
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
