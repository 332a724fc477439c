import type { ReactNode } from 'react';
import { relyingParty } from '../../back-office/people/relying-party.ts';
import type { ButtonVariant } from '../../ui/button.tsx';
import { DeskButton } from '../forms/controls.tsx';
import type { DeskRequest } from '../layout/desk-context.ts';

type PasskeyFormProps = {
  c: DeskRequest;
  /** Whether a passkey is made, or one signs. */
  ceremony: 'create' | 'sign';
  action: string;
  /** The address that gives the options of the ceremony. */
  options: string;
  label: string;
  /** The name of the field that holds what the browser has made. */
  name?: string;
  variant?: ButtonVariant;
  /** Hidden fields that are sent as well. */
  children?: ReactNode;
};

/**
 * A button that makes or uses a passkey. The desk's script shows it where the browser can do that at this address; see
 * scripts/passkeys.ts.
 */
export function PasskeyForm(props: PasskeyFormProps) {
  const { c, ceremony, action, options, label, name = 'passkey', variant, children } = props;
  const { siteUrl, messages } = c.get('desk');
  const party = relyingParty(siteUrl);
  if (!party) return null;
  const { working, cancelled, known, failed } = messages.access.passkey;
  return (
    <form
      hidden
      method="post"
      action={action}
      data-passkey={ceremony}
      data-options={options}
      data-origin={party.origin}
      data-working={working}
      data-cancelled={cancelled}
      data-known={known}
      data-failed={failed}
    >
      {children}
      <input type="hidden" name={name} data-answer="" />
      <DeskButton variant={variant} className="w-full sm:w-auto">
        {label}
      </DeskButton>
      <p role="status" className="mt-2 font-semibold" />
    </form>
  );
}
