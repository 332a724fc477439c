import { openInvitations } from '../../../back-office/access/invitations.ts';
import { hasWayIn } from '../../../back-office/access/ways-in.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { dayInIndia } from '../../../domain/working-days.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { dayText } from '../../layout/time-text.ts';
import { Notice } from '../../layout/notice.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { StateLabel } from '../../layout/state-label.tsx';
import { InviteForm } from './invite-form.tsx';
import { PendingList } from './pending-list.tsx';

/** Answers with who is on the staff, who is invited, and the form that invites. */
export async function renderPeople(c: DeskRequest): Promise<Response> {
  const { repositories, messages, language, now } = c.get('desk');
  const { people: texts, access } = messages;
  const own = c.get('signedIn').person.id;
  const people = await Promise.all(
    (await repositories.people.all()).map(async (person) => ({
      ...person,
      isReady: await hasWayIn(repositories, person),
    })),
  );
  const invitations = await openInvitations(repositories, now());
  return renderDeskPage(c, {
    title: texts.title,
    view: (
      <div className="grid max-w-3xl gap-10">
        <section aria-labelledby="staff">
          <Notice c={c} messages={texts.done} />
          <h2 id="staff" className="mb-3 text-xl">
            {texts.list}
          </h2>
          <RowList
            empty=""
            rows={people.map(({ id, name, role, createdAt, isReady }) => ({
              key: id,
              to: `${addresses.people}/${id}`,
              name: id === own ? `${name} (${texts.you})` : name,
              detail: isReady
                ? fillIn(texts.joined, { day: dayText(dayInIndia(createdAt), language) })
                : texts.unready,
              state: <StateLabel tone={isReady ? 'open' : 'done'}>{access.roles[role]}</StateLabel>,
            }))}
          />
        </section>
        {invitations.length > 0 && (
          <PendingList messages={messages} language={language} invitations={invitations} />
        )}
        <section aria-labelledby="invite">
          <h2 id="invite" className="mb-3 text-xl">
            {texts.invite.title}
          </h2>
          <InviteForm messages={messages} typed={{ name: '', role: '' }} />
        </section>
      </div>
    ),
  });
}
