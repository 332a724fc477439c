import type { WaysIn } from '../../../back-office/access/ways-in.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { pluralText } from '../../../domain/plural.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { addresses } from '../../addresses.ts';
import { DeskButton } from '../../forms/desk-button.tsx';

type OtherWaysInProps = { messages: DeskMessages['myDevices']; ways: WaysIn };

/** Someone's password with its app, and their recovery codes. */
export function OtherWaysIn({ messages, ways }: OtherWaysInProps) {
  const { password, codes } = messages;
  return (
    <>
      <section aria-labelledby="password">
        <h2 id="password" className="mb-3 text-xl">
          {password.title}
        </h2>
        <p className="mb-3">{ways.hasPassword ? password.has : password.none}</p>
        <ButtonLink to={`${addresses.setUp}/password`} variant="secondary">
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
          <DeskButton variant="secondary">{codes.renew}</DeskButton>
        </form>
      </section>
    </>
  );
}
