import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { PasskeyForm } from '../../forms/passkey-form.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';

/** Answers with the button that makes one more passkey. */
export function renderNewPasskey(c: DeskRequest): Response {
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
