import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { InviteForm, type InviteProblems } from './invite-form.tsx';

/** Answers with the form that invites someone, as it was typed. */
export function renderInvite(
  c: DeskRequest,
  typed: { name: string; role: string },
  problems?: InviteProblems,
): Response {
  const { messages } = c.get('desk');
  return renderDeskPage(c, {
    title: messages.people.invite.title,
    back: { label: messages.people.title, to: addresses.people },
    status: problems ? 422 : 200,
    view: <InviteForm messages={messages} typed={typed} problems={problems} />,
  });
}
