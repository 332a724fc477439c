import * as v from 'valibot';
import { changeRole } from '../../back-office/people/people.ts';
import { activeSessions } from '../../back-office/people/sessions.ts';
import { type Person, ROLES, personSchema } from '../../domain/people/person.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { DeskButton } from '../forms/controls.tsx';
import { postedFields } from '../forms/read-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Notice, Refusal, refusalText, refused } from '../layout/notice.tsx';
import { renderQuestion } from '../layout/question-page.tsx';
import { timeText } from '../layout/time-text.ts';
import { deviceWords } from './sessions.ts';

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
        <Refusal text={problem} />
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
                <DeskButton variant="quiet">{texts.signOut}</DeskButton>
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
            <DeskButton variant="quiet">{texts.reset}</DeskButton>
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

/** Asks before someone leaves the staff: nothing brings them back but a new invitation. */
export function renderRemove(c: DeskRequest, { id, name }: Person): Response {
  const { people } = c.get('desk').messages;
  return renderQuestion(c, {
    title: fillIn(people.sureTitle, { name }),
    back: { label: name, to: `${addresses.people}/${id}` },
    view: <p>{fillIn(people.person.removeText, { name })}</p>,
    button: fillIn(people.sure, { name }),
  });
}

/** Changes what someone may do. */
export async function postRole(c: DeskRequest): Promise<Response> {
  const { repositories, messages, now } = c.get('desk');
  const person = await askedPerson(c);
  if (!person) return c.notFound();
  const { person: actor } = c.get('signedIn');
  const role = v.safeParse(personSchema.entries.role, (await postedFields(c, ['role'])).role);
  if (!role.success) return renderPerson(c, person, messages.people.invite.problems.role);
  const change = { personId: person.id, role: role.output };
  const error = await refused(() => changeRole(repositories, actor, change, now()));
  if (error) return renderPerson(c, person, refusalText(c, error));
  // Whoever is no owner any more may not see this page.
  const isOut = actor.id === person.id && role.output !== 'owner';
  return c.redirect(isOut ? addresses.home : `${addresses.people}?done=role`, 303);
}

/** The person on staff whom an address names; undefined where there is none. */
export async function askedPerson(c: DeskRequest): Promise<Person | undefined> {
  const people = await c.get('desk').repositories.people.all();
  return people.find(({ id }) => id === c.req.param('id'));
}
