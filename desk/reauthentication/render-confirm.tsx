import { TextField } from '../../ui/text-field.tsx';
import { addresses } from '../addresses.ts';
import type { DeskRequest } from '../desk-context.ts';
import { DeskButton } from '../forms/desk-button.tsx';
import { PasskeyForm } from '../forms/passkey-form.tsx';
import { renderDeskPage } from '../layout/render-desk-page.tsx';
import { TouchLink } from '../layout/touch-link.tsx';
import { type ReauthenticationOutcome, reauthenticationFields } from './reauthenticate.ts';

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
export async function renderConfirm(
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
            variant="secondary"
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
