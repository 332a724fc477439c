import { activeSessions } from '../../../back-office/access/sessions.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { type Person, ROLES } from '../../../domain/person.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { deviceWords } from '../../device-words.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { Notice } from '../../layout/notice.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { timeText } from '../../layout/time-text.ts';

/** Answers with what an owner can do about someone on staff; `problem` says why that was refused. */
export async function renderPerson(c: DeskRequest, person: Person, problem?: string): Promise<Response> {
  const { repositories, messages, language, now } = c.get('desk');
  const { people, access } = messages;
  const sessions = await activeSessions(repositories, person, now());
  const { person: texts, invite, title } = people;
  const { id, name, role } = person;
  const address = `${addresses.people}/${id}`;
  return renderDeskPage(c, {
    title: name,
    back: { label: title, to: addresses.people },
    status: problem === undefined ? 200 : 422,
    view: (
      <div className="grid max-w-prose gap-8">
        <Notice c={c} messages={people.done} />
        {problem !== undefined && (
          <div role="alert">
            <FieldError id="problem">{problem}</FieldError>
          </div>
        )}
        <form method="post" action={`${address}/role`} className="grid gap-4">
          <ChoiceGroup
            name="role"
            legend={texts.role}
            hint={invite.roleHint}
            options={ROLES.toReversed().map((each) => ({ value: each, label: access.roles[each] }))}
            defaultValue={role}
          />
          <DeskButton className="justify-self-start">{texts.change}</DeskButton>
        </form>
        <section aria-labelledby="sessions" className="border-t-2 border-line pt-5">
          <h2 id="sessions" className="mb-2 text-xl">
            {texts.sessionsTitle}
          </h2>
          {sessions.length === 0 ? (
            <p>{texts.noSessions}</p>
          ) : (
            <>
              <ul className="mb-3 border-t-2 border-line">
                {sessions.map(({ tokenHash, device, seenAt }) => (
                  <li key={tokenHash} className="border-b-2 border-line py-3">
                    <span className="block font-semibold">{deviceWords(messages, device)}</span>
                    <span className="block text-muted">
                      {fillIn(messages.myDevices.sessions.seen, { time: timeText(seenAt, language) })}
                    </span>
                  </li>
                ))}
              </ul>
              <form method="post" action={`${address}/sign-out`}>
                <DeskButton variant="secondary">{texts.signOut}</DeskButton>
              </form>
            </>
          )}
        </section>
        <section aria-labelledby="reset" className="border-t-2 border-line pt-5">
          <h2 id="reset" className="mb-2 text-xl">
            {texts.resetTitle}
          </h2>
          <p className="mb-3">{fillIn(texts.resetText, { name })}</p>
          <form method="post" action={`${address}/reset`}>
            <DeskButton variant="secondary">{texts.reset}</DeskButton>
          </form>
        </section>
        <section aria-labelledby="remove" className="border-t-2 border-line pt-5">
          <h2 id="remove" className="mb-2 text-xl">
            {texts.removeTitle}
          </h2>
          <p className="mb-3">{fillIn(texts.removeText, { name })}</p>
          <ButtonLink to={`${address}/remove`} variant="danger">
            {texts.remove}
          </ButtonLink>
        </section>
      </div>
    ),
  });
}
