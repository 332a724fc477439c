import { authenticatorAddress } from '../../../back-office/access/authenticator.ts';
import { hasWayIn } from '../../../back-office/access/ways-in.ts';
import type { NewPasswordProblems } from '../../../back-office/access/set-password.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { qrDrawing } from '../../../ui/qr-drawing.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { TouchLink } from '../../layout/touch-link.tsx';

type PasswordForm = {
  /** The key that the app is given. */
  secret: string;
  problems?: NewPasswordProblems;
  /** As it was typed. */
  password?: string;
};

/** Answers with the form for a password and an authenticator app. */
export async function renderPasswordForm(
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
