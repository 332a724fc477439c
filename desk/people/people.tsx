import { Hono } from 'hono';
import * as v from 'valibot';
import {
  invitationAddress,
  invite as invitePerson,
  inviteAgain,
  openInvitations,
  withdrawInvitation,
} from '../../back-office/people/invitations.ts';
import { removePerson } from '../../back-office/people/people.ts';
import { namedAddress } from '../../back-office/people/relying-party.ts';
import { endSessionsOf } from '../../back-office/people/sessions.ts';
import { hasWayIn } from '../../back-office/people/ways-in.ts';
import { type Person, ROLES, personSchema } from '../../domain/people/person.ts';
import { whatsappShareLink } from '../../domain/shop/whatsapp.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import type { Invitation } from '../../storage/people/sign-in-repositories.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { DeskButton } from '../forms/controls.tsx';
import { postedFields } from '../forms/read-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { RowList, RowWithButton, StateLabel } from '../layout/list.tsx';
import { Notice, refusalText, refused } from '../layout/notice.tsx';
import { dayText, timeText } from '../layout/time-text.ts';
import { askedPerson, postRole, renderPerson, renderRemove } from './one-person.tsx';
import { requireReauthentication } from './reauthentication.tsx';
import { requireRole } from './require-person.ts';

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
    const { repositories, now } = c.get('desk');
    const person = await askedPerson(c);
    if (!person) return c.redirect(`${addresses.people}?done=removed`, 303);
    const error = await refused(() => removePerson(repositories, c.get('signedIn').person, person.id, now()));
    if (error) return renderPerson(c, person, refusalText(c, error));
    return c.redirect(`${addresses.people}?done=removed`, 303);
  });

  return routes;
}

/** Invites someone, and shows the link once. */
async function postInvitation(c: DeskRequest): Promise<Response> {
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
  const error = await refused(async () => {
    token = await invitePerson(repositories, c.get('signedIn').person, person, now());
  });
  if (error) return renderInvite(c, typed, { name: refusalText(c, error) });
  return renderLink(c, { person, token, isReset: false });
}

/** Answers with who is on the staff, who is invited, and the form that invites. */
async function renderPeople(c: DeskRequest): Promise<Response> {
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
        {invitations.length > 0 && <PendingList c={c} invitations={invitations} />}
        <section aria-labelledby="invite">
          <h2 id="invite" className="mb-3 text-xl">
            {texts.invite.title}
          </h2>
          <InviteForm c={c} typed={{ name: '', role: '' }} />
        </section>
      </div>
    ),
  });
}

/** Answers with the form that invites someone, as it was typed. */
function renderInvite(
  c: DeskRequest,
  typed: { name: string; role: string },
  problems?: InviteProblems,
): Response {
  const { people } = c.get('desk').messages;
  return renderDeskPage(c, {
    title: people.invite.title,
    back: { label: people.title, to: addresses.people },
    status: problems ? 422 : 200,
    view: <InviteForm c={c} typed={typed} problems={problems} />,
  });
}

/** The mistakes in an invitation, by its field. */
type InviteProblems = { name?: string; role?: string };

type InviteFormProps = {
  c: DeskRequest;
  typed: { name: string; role: string };
  problems?: InviteProblems | undefined;
};

/** Asks whom to invite, as what. */
function InviteForm({ c, typed, problems }: InviteFormProps) {
  const { people, access } = c.get('desk').messages;
  const { invite } = people;
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
        options={ROLES.toReversed().map((role) => ({ value: role, label: access.roles[role] }))}
        defaultValue={typed.role}
        required
      />
      <DeskButton className="w-full sm:w-auto sm:justify-self-start">{invite.submit}</DeskButton>
    </form>
  );
}

/** The links that nobody has used yet, each with a button that makes it stop working. */
function PendingList({ c, invitations }: { c: DeskRequest; invitations: readonly Invitation[] }) {
  const { messages, language } = c.get('desk');
  const { pending } = messages.people;
  return (
    <section aria-labelledby="pending">
      <h2 id="pending" className="mb-3 text-xl">
        {pending.title}
      </h2>
      <ul className="border-t-2 border-line">
        {invitations.map(({ tokenHash, name, role, personId, expiresAt }) => {
          const shown = name || pending.first;
          const template = personId === '' ? pending.until : pending.reset;
          const values = { role: messages.access.roles[role], time: timeText(expiresAt, language) };
          return (
            <RowWithButton key={tokenHash} name={shown} detail={fillIn(template, values)}>
              <form method="post" action={`${addresses.people}/withdraw`}>
                <input type="hidden" name="invitation" value={tokenHash} />
                <DeskButton variant="quiet">
                  <span>
                    {pending.withdraw} <span className="sr-only">{fillIn(pending.of, { name: shown })}</span>
                  </span>
                </DeskButton>
              </form>
            </RowWithButton>
          );
        })}
      </ul>
    </section>
  );
}

type NewLink = {
  person: Pick<Person, 'name' | 'role'>;
  token: string;
  /** Whether it is for someone who is on the staff already. */
  isReset: boolean;
};

/** Answers with a new link, to be copied or sent on WhatsApp; no page shows it again. */
function renderLink(c: DeskRequest, { person, token, isReset }: NewLink): Response {
  const { siteUrl, messages } = c.get('desk');
  const { link: texts } = messages.people;
  const { name } = person;
  const role = messages.access.roles[person.role].toLowerCase();
  const link = invitationAddress(namedAddress(siteUrl), token);
  const message = fillIn(texts.message, { name, link });
  return renderDeskPage(c, {
    title: texts.title,
    back: { label: texts.back, to: addresses.people },
    view: (
      <div className="grid max-w-prose gap-5">
        <p>{fillIn(isReset ? texts.reset : texts.invited, { name, role })}</p>
        <p
          id="link"
          className="rounded-patch border-2 border-line bg-surface px-4 py-3 font-semibold wrap-anywhere select-all"
        >
          {link}
        </p>
        <p>{fillIn(texts.once, { name })}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={whatsappShareLink(message)} newTab>
            {texts.share}
          </ButtonLink>
          <DeskButton
            type="button"
            variant="quiet"
            hidden
            data-copies="link"
            data-copied={messages.access.copied}
          >
            {texts.copy}
          </DeskButton>
        </p>
      </div>
    ),
  });
}
