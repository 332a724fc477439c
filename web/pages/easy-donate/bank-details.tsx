import type { BankAccount } from '../../../content/schemas/facts.ts';
import { EasySection } from '../../easy-read/easy-section.tsx';
import { IdeaRow } from '../../easy-read/idea-row.tsx';
import type { PageContext } from '../../page-context.ts';

type BankDetailsProps = { context: PageContext; account: BankAccount };

/** The account for a transfer, each detail selected by one press. */
export function BankDetails({ context, account }: BankDetailsProps) {
  const messages = context.easy.donate.bank;
  const details = [
    [messages.holder, account.holder],
    [messages.bank, account.bank],
    [messages.accountNumber, account.accountNumber],
    [messages.ifsc, account.ifsc],
  ] as const;
  return (
    <EasySection heading={messages.heading}>
      <IdeaRow context={context} idea={messages.intro} />
      <IdeaRow context={context} idea={messages.details}>
        <dl className="grid gap-4">
          {details.map(([term, text]) => (
            <div key={term}>
              <dt className="text-muted">{term}</dt>
              <dd className="font-semibold tabular-figures wrap-anywhere select-all">{text}</dd>
            </div>
          ))}
        </dl>
      </IdeaRow>
    </EasySection>
  );
}
