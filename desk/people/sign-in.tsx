import { Hono } from 'hono';
import { signingOptions } from '../../back-office/people/passkeys.ts';
import { relyingParty } from '../../back-office/people/relying-party.ts';
import { findSession, nameHash } from '../../back-office/people/sessions.ts';
import { signIn as signInWithPassword, signInWithPasskey } from '../../back-office/people/sign-in.ts';
import { cleanText } from '../../domain/values/plain-text.ts';
import { TextField } from '../../ui/field.tsx';
import { DeskButton } from '../forms/controls.tsx';
import { postedFields } from '../forms/read-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage, renderTooMany, smallForms } from '../layout/desk-page.tsx';
import { Notice, Refusal } from '../layout/notice.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { returnAddress } from './return-address.ts';
import {
  deviceInUse,
  endOwnSession,
  knownDevice,
  removeSessionCookie,
  sessionToken,
  startSession,
} from './sessions.ts';

/** The pages on which people sign in; anyone may open them. */
export function signInRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.use(smallForms);

  routes.get('/', async (c) => {
    const { repositories, now } = c.get('desk');
    const to = returnAddress(c.req.query('to') ?? '');
    if (await findSession(repositories, sessionToken(c), now())) return c.redirect(to, 303);
    return renderSignIn(c, { name: '', to, problem: undefined, status: 200 });
  });

  routes.post('/', signInByPassword);
  routes.post('/passkey', signInByPasskey);

  routes.post('/options', async (c) => {
    const { repositories, siteUrl, limits, clientAddress, now } = c.get('desk');
    const party = relyingParty(siteUrl);
    if (!party) return c.notFound();
    const wait = await limits.take({ passkeyAddress: clientAddress(c) });
    if (wait > 0) return c.body(null, 429, { 'retry-after': String(wait) });
    return c.json(await signingOptions(repositories, party, undefined, now()), 200, {
      'cache-control': 'no-store',
    });
  });

  return routes;
}

/** Signs in by name, password and code; whatever is wrong, the answer is the same. */
async function signInByPassword(c: DeskRequest): Promise<Response> {
  const { repositories, limits, clientAddress, now } = c.get('desk');
  const { password, code, ...typed } = await postedFields(c, ['name', 'password', 'code', 'to']);
  const name = cleanText(typed.name);
  const to = returnAddress(typed.to);

  const device = await knownDevice(c, name);
  // A known browser is counted by itself: what others try, from its own network too, can't keep its person out.
  const keys =
    device === undefined
      ? { signInName: nameHash(name), signInAddress: clientAddress(c), signInSite: 'all' }
      : { signInDevice: device };
  const wait = await limits.take(keys);
  if (wait > 0) return renderTooMany(c, wait, addresses.signIn);

  const token = await signInWithPassword(repositories, { name, password, code }, deviceInUse(c), now());
  if (token === undefined) return renderSignIn(c, { name: typed.name, to, problem: 'wrong', status: 422 });
  await limits.giveBack(keys);
  await startSession(c, token);
  return c.redirect(to, 303);
}

/** Signs in whoever's passkey has signed. */
async function signInByPasskey(c: DeskRequest): Promise<Response> {
  const { repositories, limits, clientAddress, siteUrl, now } = c.get('desk');
  const { passkey, ...typed } = await postedFields(c, ['passkey', 'to']);
  const to = returnAddress(typed.to);
  const keys = { passkeyAddress: clientAddress(c) };
  const wait = await limits.take(keys);
  if (wait > 0) return renderTooMany(c, wait, addresses.signIn);

  const answer = { json: passkey, device: deviceInUse(c), party: relyingParty(siteUrl) };
  const token = await signInWithPasskey(repositories, answer, now());
  if (token === undefined) return renderSignIn(c, { name: '', to, problem: 'wrongPasskey', status: 422 });
  await limits.giveBack(keys);
  await startSession(c, token);
  return c.redirect(to, 303);
}

type SignInPage = {
  /** As it was typed. */
  name: string;
  /** Where signing in leads. */
  to: string;
  problem: 'wrong' | 'wrongPasskey' | undefined;
  status: 200 | 422;
};

/** Answers with the sign-in; what was wrong is said in one sentence for name, password and code together. */
function renderSignIn(c: DeskRequest, { name, to, problem, status }: SignInPage): Response {
  const { signIn, access } = c.get('desk').messages;
  const goOn = to === addresses.home ? null : <input type="hidden" name="to" value={to} />;
  return renderDeskPage(c, {
    title: signIn.title,
    status,
    view: (
      <div className="max-w-md">
        <Notice c={c} messages={signIn.done} />
        <form method="post" action={addresses.signIn} noValidate className="grid gap-5">
          <Refusal text={problem && signIn[problem]} />
          {goOn}
          <TextField
            name="name"
            label={signIn.name}
            hint={signIn.nameHint}
            defaultValue={name}
            autoComplete="username"
            autoCapitalize="words"
            spellCheck={false}
            required
          />
          <TextField
            name="password"
            type="password"
            label={signIn.password}
            autoComplete="current-password"
          />
          <TextField
            name="code"
            label={access.code}
            hint={signIn.codeHint}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
          />
          <DeskButton className="w-full sm:w-auto sm:justify-self-start">{signIn.submit}</DeskButton>
        </form>
        <div className="mt-4">
          <PasskeyForm
            c={c}
            ceremony="sign"
            action={`${addresses.signIn}/passkey`}
            options={`${addresses.signIn}/options`}
            label={signIn.passkey}
            variant="quiet"
          >
            {goOn}
          </PasskeyForm>
        </div>
        <details className="mt-6 border-t-2 border-line">
          <summary className="flex min-h-11 cursor-pointer items-center text-primary underline underline-offset-4">
            {signIn.lost.title}
          </summary>
          <ul className="grid list-disc gap-2 pl-5">
            <li>{signIn.lost.code}</li>
            <li>{signIn.lost.passkey}</li>
            <li>{signIn.lost.owner}</li>
          </ul>
        </details>
      </div>
    ),
  });
}

/** Signs this browser out, also where its session was over already. */
export async function signOut(c: DeskRequest): Promise<Response> {
  await endOwnSession(c);
  removeSessionCookie(c);
  return c.redirect(`${addresses.signIn}?done=signed-out`, 303);
}
