import { FieldError } from '../../../ui/field-error.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { PasskeyForm } from '../../forms/passkey-form.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';

/** Answers with the choice between a passkey, and a password with an app. */
export function renderSetUp(c: DeskRequest, { hasFailed = false } = {}): Response {
  const { setUp } = c.get('desk').messages;
  const { passkey, password } = setUp;
  return renderDeskPage(c, {
    title: setUp.title,
    status: hasFailed ? 422 : 200,
    view: (
      <div className="grid max-w-prose gap-8">
        {hasFailed && (
          <div role="alert">
            <FieldError id="problem">{setUp.failed}</FieldError>
          </div>
        )}
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
            <ButtonLink to={`${addresses.setUp}/password`} variant="secondary">
              {password.link}
            </ButtonLink>
          </p>
        </section>
      </div>
    ),
  });
}
