import { Hono } from 'hono';
import { signingOptions } from '../../back-office/people/passkeys.ts';
import { relyingParty } from '../../back-office/people/relying-party.ts';
import { confirmSession, isFresh } from '../../back-office/people/sign-in.ts';
import { TextField } from '../../ui/field.tsx';
import { DeskButton, TouchLink } from '../forms/controls.tsx';
import { postedFields, postedForm } from '../forms/read-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskMiddleware, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage, renderTooMany } from '../layout/desk-page.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { returnAddress } from './return-address.ts';

/**
 * Asks for a passkey or a code before a page, where the last proof is older than ten minutes; call it after
 * `requirePerson`. Reading a page comes after the proof. What a form has posted is carried through the page that asks, and
 * handled after it; files are not, so show forms that send files on a page that asks.
 */
export const requireReauthentication: DeskMiddleware = async (c, next) => {
  if (isFresh(c.get('signedIn'), c.get('desk').now())) return next();
  const { pathname, search } = new URL(c.req.url);
  const address = pathname + search;
  if (c.req.method !== 'POST')
    return c.redirect(`${addresses.confirm}?${new URLSearchParams({ to: address }).toString()}`, 303);
  const outcome = await reauthenticate(c);
  if (outcome === 'proved') return next();
  if (typeof outcome === 'object') return renderTooMany(c, outcome.wait, addresses.home);
  const carried = await carriedFields(c);
  return renderConfirm(c, { action: address, carried, isKept: true, outcome, status: 401 });
};

/** As `requireReauthentication`, within a handler: the page that asks, or undefined once the proof is fresh. */
export async function unlessProved(c: DeskRequest): Promise<Response | undefined> {
  return (await requireReauthentication(c, async () => {})) ?? undefined;
}

async function carriedFields(c: DeskRequest): Promise<(readonly [string, string])[]> {
  const texts = [...(await postedForm(c)).texts] as [string, string][];
  return texts.filter(([name]) => !reauthenticationFields.some((each) => each === name));
}

/** The names of the fields in which someone proves again who they are; no other form uses them. */
const reauthenticationFields = ['proof-code', 'proof-passkey'] as const;

/** How a proof went: given and right, given and wrong, not given, or too often given: then the seconds to wait. */
type ReauthenticationOutcome = 'proved' | 'wrong' | 'missing' | { wait: number };

/** Checks the proof that a posted form holds and notes it in the session. */
async function reauthenticate(c: DeskRequest): Promise<ReauthenticationOutcome> {
  const { repositories, limits, siteUrl, now } = c.get('desk');
  const signedIn = c.get('signedIn');
  const fields = await postedFields(c, reauthenticationFields);
  const proof = { code: fields['proof-code'], passkey: fields['proof-passkey'] };
  if (proof.code.trim() === '' && proof.passkey === '') return 'missing';
  const keys = { proofSession: signedIn.session.tokenHash, proofPerson: signedIn.person.id };
  const wait = await limits.take(keys);
  if (wait > 0) return { wait };
  if (!(await confirmSession(repositories, signedIn, proof, relyingParty(siteUrl), now()))) return 'wrong';
  await limits.giveBack(keys);
  return 'proved';
}

type Confirm = {
  /** Where the proof is sent. */
  action: string;
  /** The fields of the form that waits for the proof; they are sent with it. */
  carried: readonly (readonly [name: string, value: string])[];
  /** Whether what is carried is what someone has typed. */
  isKept: boolean;
  outcome: Exclude<ReauthenticationOutcome, 'proved' | { wait: number }>;
  status: 200 | 401 | 422;
};

// A browser saves it, and stays on the page that asks.
const EXPORT = '/export.csv';

/** Answers with the page that asks for a passkey or a code, and sends on what waits for it. */
async function renderConfirm(
  c: DeskRequest,
  { action, carried, isKept, outcome, status }: Confirm,
): Promise<Response> {
  const { repositories, messages } = c.get('desk');
  const { access } = messages;
  const hasPasskeys = (await repositories.passkeys.countOf(c.get('signedIn').person.id)) > 0;
  const { confirm } = access;
  const { to = '' } = Object.fromEntries(carried);
  const [code, passkey] = reauthenticationFields;
  // A form may have a name several times, in an order that counts.
  const fields = carried.map(([name, value], at) => ({ key: `${at} ${name}`, name, value }));
  const hidden = fields.map(({ key, name, value }) => (
    <input key={key} type="hidden" name={name} value={value} />
  ));
  return renderDeskPage(c, {
    title: confirm.title,
    status,
    view: (
      <div className="grid max-w-md gap-6">
        <p>{confirm.text}</p>
        {isKept && <p>{confirm.kept}</p>}
        {to.includes(EXPORT) && (
          <div>
            <p>{confirm.file}</p>
            <TouchLink href={to.replace(EXPORT, '')}>{confirm.list}</TouchLink>
          </div>
        )}
        {hasPasskeys && (
          <PasskeyForm
            c={c}
            ceremony="sign"
            action={action}
            options={`${addresses.confirm}/options`}
            label={confirm.passkey}
            name={passkey}
            variant="quiet"
          >
            {hidden}
          </PasskeyForm>
        )}
        <form method="post" action={action} noValidate className="grid gap-5">
          {hidden}
          <TextField
            name={code}
            label={access.code}
            hint={confirm.hint}
            error={outcome === 'wrong' ? confirm.wrong : undefined}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
          />
          <DeskButton className="justify-self-start">{confirm.submit}</DeskButton>
        </form>
      </div>
    ),
  });
}

/** The page that asks someone to prove again who they are, and leads back. */
export function confirmRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();

  routes.get('/', (c) =>
    renderConfirm(c, {
      action: addresses.confirm,
      carried: [['to', returnAddress(c.req.query('to') ?? '')]],
      isKept: false,
      outcome: 'missing',
      status: 200,
    }),
  );

  routes.post('/', async (c) => {
    const outcome = await reauthenticate(c);
    const to = returnAddress((await postedFields(c, ['to'])).to);
    if (outcome === 'proved') return c.redirect(to, 303);
    if (typeof outcome === 'object') return renderTooMany(c, outcome.wait, addresses.home);
    const carried = [['to', to]] as const;
    return renderConfirm(c, {
      action: addresses.confirm,
      carried,
      isKept: false,
      outcome: 'wrong',
      status: 422,
    });
  });

  routes.post('/options', async (c) => {
    const { repositories, siteUrl, now } = c.get('desk');
    const party = relyingParty(siteUrl);
    if (!party) return c.notFound();
    return c.json(await signingOptions(repositories, party, c.get('signedIn').person, now()));
  });

  return routes;
}
