import { Hono } from 'hono';
import * as v from 'valibot';
import { removePasskey } from '../../back-office/people/passkeys.ts';
import { type MailWish, changeMail } from '../../back-office/people/people.ts';
import { activeSessions, endSession } from '../../back-office/people/sessions.ts';
import { type WaysIn, waysIn } from '../../back-office/people/ways-in.ts';
import { personSchema } from '../../domain/people/person.ts';
import { fillIn, pluralText } from '../../domain/values/fill-in.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import { isOn } from '../../domain/values/parts.ts';
import type { Passkey, StoredSession } from '../../storage/people/sign-in-repositories.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { DeskButton } from '../forms/controls.tsx';
import { postedFields } from '../forms/read-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { RowWithButton } from '../layout/list.tsx';
import { Notice, Refusal } from '../layout/notice.tsx';
import { dayText, timeText } from '../layout/time-text.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { requireReauthentication } from './reauthentication.tsx';
import { deviceWords } from './sessions.ts';

/** The pages on which people look after where they are signed in and how they sign in. */
export function myDevicesRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();

  routes.get('/', (c) => renderMyDevices(c));
  // Whoever has an old session does not take from its person what the site tells them.
  routes.post('/mail', requireReauthentication, postMail);

  routes.post('/sign-out', async (c) => {
    const { repositories, now } = c.get('desk');
    const { session } = await postedFields(c, ['session']);
    const own = await activeSessions(repositories, c.get('signedIn').person, now());
    if (own.some(({ tokenHash }) => tokenHash === session)) await endSession(repositories, session, now());
    return c.redirect(`${addresses.myDevices}?done=signed-out`, 303);
  });

  routes.get('/new-passkey', requireReauthentication, (c) => renderNewPasskey(c));

  routes.post('/remove-passkey', requireReauthentication, async (c) => {
    const { repositories, now } = c.get('desk');
    const { passkey } = await postedFields(c, ['passkey']);
    const isRemoved = await removePasskey(repositories, c.get('signedIn').person, passkey, now());
    if (!isRemoved) return renderMyDevices(c, { isLastWayIn: true });
    return c.redirect(`${addresses.myDevices}?done=passkey-removed`, 303);
  });

  return routes;
}

/** Saves someone's own email address and whether they want to hear of new applications. */
async function postMail(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  const fields = await postedFields(c, ['email', 'wantsMail']);
  const { person } = c.get('signedIn');
  const address = fields.email.trim();
  // Where no applications come nobody is asked, and the wish stays as it was.
  const asked = isOn('applications') ? fields.wantsMail !== '' : person.wantsMail && address !== '';
  const typed = { email: address, wantsMail: asked };
  const email = v.safeParse(personSchema.entries.email, typed.email);
  if (!email.success) return renderMyDevices(c, { mail: { ...typed, problem: 'email' } });
  if (typed.wantsMail && email.output === '')
    return renderMyDevices(c, { mail: { ...typed, problem: 'missing' } });
  const wish = { email: email.output, wantsMail: typed.wantsMail };
  await changeMail(repositories, person, wish, now());
  return c.redirect(`${addresses.myDevices}?done=mail`, 303);
}

/** The wish for email as someone has typed it, and the mistake in it. */
type TypedMail = MailWish & { problem?: 'email' | 'missing' };

type Problems = {
  /** Someone wanted to remove their last way to sign in. */
  isLastWayIn?: boolean;
  mail?: TypedMail;
};

/** Answers with someone's own devices, ways to sign in and email address. */
async function renderMyDevices(
  c: DeskRequest,
  { isLastWayIn = false, mail }: Problems = {},
): Promise<Response> {
  const { repositories, messages, now } = c.get('desk');
  const { myDevices, access } = messages;
  const { person } = c.get('signedIn');
  const sessions = await activeSessions(repositories, person, now());
  const ways = await waysIn(repositories, person);
  return renderDeskPage(c, {
    title: myDevices.title,
    status: isLastWayIn || mail ? 422 : 200,
    view: (
      <div className="grid max-w-2xl gap-10">
        <div>
          <Notice c={c} messages={myDevices.done} />
          <Refusal text={isLastWayIn ? myDevices.passkeys.last : undefined} />
          <p>{fillIn(myDevices.you, { name: person.name, role: access.roles[person.role].toLowerCase() })}</p>
        </div>
        <DeviceList c={c} sessions={sessions} />
        <PasskeyList c={c} passkeys={ways.passkeys} />
        <OtherWaysIn c={c} ways={ways} />
        <MailForm c={c} typed={mail ?? person} />
      </div>
    ),
  });
}

/** The devices on which someone is signed in, each with a button that signs it out. */
function DeviceList({ c, sessions }: { c: DeskRequest; sessions: readonly StoredSession[] }) {
  const { messages: all, language } = c.get('desk');
  const messages = all.myDevices.sessions;
  const here = c.get('signedIn').session.tokenHash;
  return (
    <section aria-labelledby="devices">
      <h2 id="devices" className="mb-3 text-xl">
        {messages.title}
      </h2>
      <ul className="border-t-2 border-line">
        {sessions.map(({ tokenHash, device, seenAt }) => (
          <RowWithButton
            key={tokenHash}
            name={deviceWords(all, device)}
            detail={
              tokenHash === here ? messages.here : fillIn(messages.seen, { time: timeText(seenAt, language) })
            }
          >
            <form
              method="post"
              action={tokenHash === here ? addresses.signOut : `${addresses.myDevices}/sign-out`}
            >
              <input type="hidden" name="session" value={tokenHash} />
              <DeskButton variant="quiet">
                <span>
                  {messages.signOut}{' '}
                  <span className="sr-only">{fillIn(messages.of, { device: deviceWords(all, device) })}</span>
                </span>
              </DeskButton>
            </form>
          </RowWithButton>
        ))}
      </ul>
    </section>
  );
}

/** Someone's passkeys, each with a button that removes it, and the way to a new one. */
function PasskeyList({ c, passkeys }: { c: DeskRequest; passkeys: readonly Passkey[] }) {
  const { messages: all, language } = c.get('desk');
  const messages = all.myDevices.passkeys;
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className="mb-3 text-xl">
        {messages.title}
      </h2>
      {passkeys.length === 0 && <p className="mb-3">{messages.none}</p>}
      {passkeys.length > 0 && (
        <ul className="mb-4 border-t-2 border-line">
          {passkeys.map(({ id, device, createdAt }) => (
            <RowWithButton
              key={id}
              name={deviceWords(all, device)}
              detail={fillIn(messages.added, { day: dayText(dayInIndia(createdAt), language) })}
            >
              <form method="post" action={`${addresses.myDevices}/remove-passkey`}>
                <input type="hidden" name="passkey" value={id} />
                <DeskButton variant="danger">
                  <span>
                    {messages.remove}{' '}
                    <span className="sr-only">
                      {fillIn(messages.of, { device: deviceWords(all, device) })}
                    </span>
                  </span>
                </DeskButton>
              </form>
            </RowWithButton>
          ))}
        </ul>
      )}
      <ButtonLink to={`${addresses.myDevices}/new-passkey`} variant="quiet">
        {messages.add}
      </ButtonLink>
    </section>
  );
}

/** Someone's password with its app, and their recovery codes. */
function OtherWaysIn({ c, ways }: { c: DeskRequest; ways: WaysIn }) {
  const { password, codes } = c.get('desk').messages.myDevices;
  return (
    <>
      <section aria-labelledby="password">
        <h2 id="password" className="mb-3 text-xl">
          {password.title}
        </h2>
        <p className="mb-3">{ways.hasPassword ? password.has : password.none}</p>
        <ButtonLink to={`${addresses.setUp}/password`} variant="quiet">
          {ways.hasPassword ? password.change : password.add}
        </ButtonLink>
      </section>
      <section aria-labelledby="codes">
        <h2 id="codes" className="mb-3 text-xl">
          {codes.title}
        </h2>
        <p className="mb-3">
          {ways.recoveryCodes > 0 ? pluralText(codes.left, ways.recoveryCodes) : codes.none} {codes.replaces}
        </p>
        <form method="post" action={`${addresses.setUp}/codes`}>
          <DeskButton variant="quiet">{codes.renew}</DeskButton>
        </form>
      </section>
    </>
  );
}

/** Where someone gets email, and whether new applications are announced there. */
function MailForm({ c, typed }: { c: DeskRequest; typed: TypedMail }) {
  const messages = c.get('desk').messages.myDevices.mail;
  const error = typed.problem && messages.problems[typed.problem];
  const problems = error === undefined ? [] : [{ fieldId: 'email', text: error }];
  return (
    <section aria-labelledby="mail">
      <h2 id="mail" className="mb-3 text-xl">
        {messages.title}
      </h2>
      <form
        method="post"
        action={`${addresses.myDevices}/mail#mail`}
        noValidate
        className="grid max-w-md gap-4"
      >
        <ErrorSummary title={messages.problems.title} problems={problems} />
        <TextField
          name="email"
          type="email"
          label={messages.email}
          hint={messages.emailHint}
          error={error}
          defaultValue={typed.email}
          autoComplete="email"
        />
        {isOn('applications') && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="wantsMail"
              defaultChecked={typed.wantsMail}
              className="size-6 shrink-0"
            />
            {messages.wantsMail}
          </label>
        )}
        <DeskButton className="justify-self-start">{messages.save}</DeskButton>
      </form>
    </section>
  );
}

/** Answers with the button that makes one more passkey. */
function renderNewPasskey(c: DeskRequest): Response {
  const { myDevices, setUp } = c.get('desk').messages;
  return renderDeskPage(c, {
    title: myDevices.passkeys.add,
    back: { label: myDevices.title, to: addresses.myDevices },
    view: (
      <div className="grid max-w-prose gap-4">
        <p>{setUp.passkey.text}</p>
        <PasskeyForm
          c={c}
          ceremony="create"
          action={`${addresses.setUp}/passkey`}
          options={`${addresses.setUp}/options`}
          label={setUp.passkey.create}
        />
        <p data-without-passkeys="" className="text-muted">
          {setUp.passkey.without}
        </p>
      </div>
    ),
  });
}
