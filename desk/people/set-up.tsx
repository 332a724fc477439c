import { Hono } from 'hono';
import { addPasskey, newPasskeyOptions } from '../../back-office/people/passkeys.ts';
import {
  type NewPasswordProblems,
  authenticatorAddress,
  newAuthenticatorSecret,
  renewRecoveryCodes,
  setPassword,
} from '../../back-office/people/passwords.ts';
import { relyingParty } from '../../back-office/people/relying-party.ts';
import { hasWayIn, waysIn } from '../../back-office/people/ways-in.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { QrCode, qrDrawing } from '../../ui/qr-code.tsx';
import { DeskButton, TouchLink } from '../forms/controls.tsx';
import { postedFields } from '../forms/read-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskMiddleware, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Refusal } from '../layout/notice.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { requireReauthentication } from './reauthentication.tsx';
import { deviceInUse, markDevice } from './sessions.ts';

/** The pages on which someone chooses how they sign in, after a link and later. */
export function setUpRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();

  routes.get('/', async (c) =>
    (await hasWayIn(c.get('desk').repositories, c.get('signedIn').person))
      ? c.redirect(addresses.myDevices, 303)
      : renderSetUp(c),
  );

  routes.use('/*', reauthenticateUnlessNew);
  routes.get('/password', (c) => renderPasswordForm(c, { secret: newAuthenticatorSecret() }));
  routes.post('/password', postPassword);

  routes.post('/options', async (c) => {
    const { repositories, siteUrl, messages, now } = c.get('desk');
    const party = relyingParty(siteUrl);
    if (!party) return c.notFound();
    const { person } = c.get('signedIn');
    const who = { person, siteName: messages.access.siteName };
    return c.json(await newPasskeyOptions(repositories, party, who, now()), 200, {
      'cache-control': 'no-store',
    });
  });

  routes.post('/passkey', async (c) => {
    const { repositories, siteUrl, now } = c.get('desk');
    const { passkey } = await postedFields(c, ['passkey']);
    const made = { json: passkey, device: deviceInUse(c), party: relyingParty(siteUrl) };
    const isAdded = await addPasskey(repositories, c.get('signedIn'), made, now());
    return isAdded ? finishSetUp(c, 'passkey-added') : renderSetUp(c, { hasFailed: true });
  });

  routes.post('/codes', async (c) => {
    const { repositories, now } = c.get('desk');
    return renderCodes(c, await renewRecoveryCodes(repositories, c.get('signedIn'), now()));
  });

  return routes;
}

// Whoever has no way in has nothing to prove themselves with; the link that they opened was the proof.
const reauthenticateUnlessNew: DeskMiddleware = async (c, next) =>
  (await hasWayIn(c.get('desk').repositories, c.get('signedIn').person))
    ? requireReauthentication(c, next)
    : next();

// The form of a secret that newAuthenticatorSecret makes.
const SECRET = /^[A-Z2-7]{32}$/;

/** Sets a password and an app; where something is wrong the same form comes back with the same key for the app. */
async function postPassword(c: DeskRequest): Promise<Response> {
  const { repositories, messages, now } = c.get('desk');
  const fields = await postedFields(c, ['password', 'secret', 'code']);
  const secret = SECRET.test(fields.secret) ? fields.secret : newAuthenticatorSecret();
  const { siteName } = messages.access;
  const problems = await setPassword(repositories, c.get('signedIn'), { ...fields, secret }, siteName, now());
  const isWrong = problems.password !== undefined || problems.code !== undefined;
  if (isWrong) return renderPasswordForm(c, { secret, problems, password: fields.password });
  return finishSetUp(c, 'password');
}

/** Answers a new way to sign in: with the first recovery codes, or with the page of devices, which says what was done. */
async function finishSetUp(c: DeskRequest, done: 'passkey-added' | 'password'): Promise<Response> {
  const { repositories, now } = c.get('desk');
  const { person } = c.get('signedIn');
  await markDevice(c, person.name);
  const { recoveryCodes } = await waysIn(repositories, person);
  if (recoveryCodes > 0) return c.redirect(`${addresses.myDevices}?done=${done}`, 303);
  return renderCodes(c, await renewRecoveryCodes(repositories, c.get('signedIn'), now()));
}

/** Answers with the choice between a passkey, and a password with an app. */
function renderSetUp(c: DeskRequest, { hasFailed = false } = {}): Response {
  const { setUp } = c.get('desk').messages;
  const { passkey, password } = setUp;
  return renderDeskPage(c, {
    title: setUp.title,
    status: hasFailed ? 422 : 200,
    view: (
      <div className="grid max-w-prose gap-8">
        <Refusal text={hasFailed ? setUp.failed : undefined} />
        <section aria-labelledby="passkey" className="grid gap-3">
          <h2 id="passkey" className="text-xl">
            {passkey.title}
          </h2>
          <p>{passkey.text}</p>
          <PasskeyForm
            c={c}
            ceremony="create"
            action={`${addresses.setUp}/passkey`}
            options={`${addresses.setUp}/options`}
            label={passkey.create}
          />
          <p data-without-passkeys="" className="text-muted">
            {passkey.without}
          </p>
        </section>
        <section aria-labelledby="password" className="grid gap-3 border-t-2 border-line pt-6">
          <h2 id="password" className="text-xl">
            {password.title}
          </h2>
          <p>{password.text}</p>
          <p>
            <ButtonLink to={`${addresses.setUp}/password`} variant="quiet">
              {password.link}
            </ButtonLink>
          </p>
        </section>
      </div>
    ),
  });
}

type PasswordForm = {
  /** The key that the app is given. */
  secret: string;
  problems?: NewPasswordProblems;
  /** As it was typed. */
  password?: string;
};

/** Answers with the form for a password and an authenticator app. */
async function renderPasswordForm(
  c: DeskRequest,
  { secret, problems = {}, password = '' }: PasswordForm,
): Promise<Response> {
  const { repositories, messages } = c.get('desk');
  const { setUp, access, myDevices } = messages;
  const texts = setUp.password;
  const { person } = c.get('signedIn');
  const appAddress = authenticatorAddress(secret, { site: access.siteName, name: person.name });
  const wrong = problemTexts(texts.problems, problems);
  return renderDeskPage(c, {
    title: texts.title,
    back: (await hasWayIn(repositories, person))
      ? { label: myDevices.title, to: addresses.myDevices }
      : { label: setUp.title, to: addresses.setUp },
    status: wrong.length > 0 ? 422 : 200,
    view: (
      <form method="post" action={`${addresses.setUp}/password`} noValidate className="grid max-w-md gap-6">
        <ErrorSummary title={texts.problems.title} problems={wrong} />
        <p>{fillIn(texts.name, { name: person.name })}</p>
        {/* Password managers keep the name beside the password. */}
        <input type="hidden" name="username" value={person.name} autoComplete="username" />
        <div>
          <TextField
            name="password"
            type="password"
            label={texts.password}
            hint={texts.passwordHint}
            error={wrong.find(({ fieldId }) => fieldId === 'password')?.text}
            defaultValue={password}
            autoComplete="new-password"
            maxLength={200}
            required
          />
          <label hidden className="inline-flex min-h-11 cursor-pointer items-center gap-2">
            <input type="checkbox" data-shows="password" className="size-5" />
            {texts.show}
          </label>
        </div>
        <div className="grid gap-3">
          <p>{texts.app}</p>
          <div className="size-52 rounded-patch border-2 border-line bg-white p-1">
            <QrCode drawing={qrDrawing(appAddress)} label={texts.qr} />
          </div>
          <p>
            <TouchLink href={appAddress}>{texts.here}</TouchLink>
          </p>
          <p>
            {texts.secret} <code className="font-semibold wrap-anywhere select-all">{secret}</code>
          </p>
          <input type="hidden" name="secret" value={secret} />
        </div>
        <TextField
          name="code"
          label={access.code}
          hint={texts.codeHint}
          error={wrong.find(({ fieldId }) => fieldId === 'code')?.text}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
        />
        <DeskButton className="w-full sm:w-auto sm:justify-self-start">{texts.save}</DeskButton>
      </form>
    ),
  });
}

const keys = {
  missing: 'missing',
  'too-short': 'tooShort',
  'too-long': 'tooLong',
  common: 'common',
} as const;

function problemTexts(
  texts: DeskMessages['setUp']['password']['problems'],
  { password, code }: NewPasswordProblems,
): { fieldId: string; text: string }[] {
  return [
    ...(password ? [{ fieldId: 'password', text: texts[keys[password]] }] : []),
    ...(code ? [{ fieldId: 'code', text: texts.code }] : []),
  ];
}

/** Answers with someone's new recovery codes; no page shows them again. */
function renderCodes(c: DeskRequest, codes: readonly string[]): Response {
  const { setUp, access } = c.get('desk').messages;
  const texts = setUp.codes;
  return renderDeskPage(c, {
    title: texts.title,
    view: (
      <div className="grid max-w-prose gap-5">
        <p>{texts.text}</p>
        <p className="font-semibold">{texts.once}</p>
        <p className="hidden print:block">{`${access.siteName} – ${c.get('signedIn').person.name}`}</p>
        <ol
          id="codes"
          aria-label={texts.list}
          className="max-w-md list-inside list-decimal border-2 border-line bg-surface p-4 text-lg tabular-nums"
        >
          {codes.map((code) => (
            <li key={code} className="py-1">
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap gap-3 print:hidden">
          <DeskButton type="button" variant="quiet" hidden data-copies="codes" data-copied={access.copied}>
            {texts.copy}
          </DeskButton>
          <DeskButton type="button" variant="quiet" hidden data-prints="">
            {texts.print}
          </DeskButton>
        </p>
        <p className="print:hidden">
          <ButtonLink to={addresses.home}>{texts.go}</ButtonLink>
        </p>
      </div>
    ),
  });
}
