import { FieldError } from '../../../ui/field-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { PasskeyForm } from '../../forms/passkey-form.tsx';
import { Notice } from '../../layout/notice.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';

type SignInPage = {
  /** As it was typed. */
  name: string;
  /** Where signing in leads. */
  to: string;
  problem: 'wrong' | 'wrongPasskey' | undefined;
  status: 200 | 422;
};

/** Answers with the sign-in; what was wrong is said in one sentence for name, password and code together. */
export function renderSignIn(c: DeskRequest, { name, to, problem, status }: SignInPage): Response {
  const { signIn, access } = c.get('desk').messages;
  const goOn = to === addresses.home ? null : <input type="hidden" name="to" value={to} />;
  return renderDeskPage(c, {
    title: signIn.title,
    status,
    view: (
      <div className="max-w-md">
        <Notice c={c} messages={signIn.done} />
        <form method="post" action={addresses.signIn} noValidate className="grid gap-5">
          {problem && (
            <div role="alert" className="rounded-patch border-4 border-danger bg-surface px-4 pt-2 pb-3">
              <FieldError id="problem">{signIn[problem]}</FieldError>
            </div>
          )}
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
            variant="secondary"
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
