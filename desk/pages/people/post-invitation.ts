import * as v from 'valibot';
import { invite } from '../../../back-office/access/invitations.ts';
import { personSchema } from '../../../domain/person.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { postedFields } from '../../forms/posted-fields.ts';
import type { InviteProblems } from './invite-form.tsx';
import { refusal } from './refusal.ts';
import { renderInvite } from './render-invite.tsx';
import { renderLink } from './render-link.tsx';

/** Invites someone, and shows the link once. */
export async function postInvitation(c: DeskRequest): Promise<Response> {
  const { repositories, messages, now } = c.get('desk');
  const { missing, role: noRole } = messages.people.invite.problems;
  const typed = await postedFields(c, ['name', 'role']);
  const name = v.safeParse(personSchema.entries.name, typed.name);
  const role = v.safeParse(personSchema.entries.role, typed.role);
  if (!name.success || !role.success) {
    const problems: InviteProblems = {
      ...(!name.success && { name: missing }),
      ...(!role.success && { role: noRole }),
    };
    return renderInvite(c, typed, problems);
  }
  const person = { name: name.output, role: role.output };
  let token = '';
  const problem = await refusal(messages, async () => {
    token = await invite(repositories, c.get('signedIn').person, person, now());
  });
  if (problem !== undefined) return renderInvite(c, typed, { name: problem });
  return renderLink(c, { person, token, isReset: false });
}
