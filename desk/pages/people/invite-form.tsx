import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { ROLES } from '../../../domain/person.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addresses } from '../../addresses.ts';
import { DeskButton } from '../../forms/desk-button.tsx';

/** The mistakes in an invitation, by its field. */
export type InviteProblems = { name?: string; role?: string };

type InviteFormProps = {
  messages: Pick<DeskMessages, 'people' | 'access'>;
  typed: { name: string; role: string };
  problems?: InviteProblems | undefined;
};

/** Asks whom to invite, as what. */
export function InviteForm({ messages, typed, problems }: InviteFormProps) {
  const { invite } = messages.people;
  const listed = [
    ...(problems?.name === undefined ? [] : [{ fieldId: 'name', text: problems.name }]),
    ...(problems?.role === undefined ? [] : [{ fieldId: 'role', text: problems.role }]),
  ];
  return (
    <form method="post" action={addresses.people} noValidate className="grid max-w-prose gap-5">
      <ErrorSummary title={invite.problems.title} problems={listed} />
      <TextField
        name="name"
        label={invite.name}
        hint={invite.nameHint}
        error={problems?.name}
        defaultValue={typed.name}
        autoComplete="off"
        maxLength={80}
        required
        className="max-w-md"
      />
      <ChoiceGroup
        name="role"
        id="role"
        legend={invite.role}
        hint={invite.roleHint}
        error={problems?.role}
        options={ROLES.toReversed().map((role) => ({ value: role, label: messages.access.roles[role] }))}
        defaultValue={typed.role}
        required
      />
      <DeskButton className="w-full sm:w-auto sm:justify-self-start">{invite.submit}</DeskButton>
    </form>
  );
}
