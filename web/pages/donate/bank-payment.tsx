import type { BankAccount } from '../../../content/schemas/facts.ts';
import type { Messages } from '../../../content/schemas/messages.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

type BankPaymentProps = { messages: Messages['donate']['bank']; copied: string; account: BankAccount };

/** The account for a transfer, each detail ready to be copied into a bank's app. */
export function BankPayment({ messages, copied, account }: BankPaymentProps) {
  return (
    <>
      <h2 className="stitched">{messages.heading}</h2>
      <p className="mt-4">{messages.intro}</p>
      <dl className="mt-5">
        <Detail term={messages.holder} text={account.holder} copy={messages.copyHolder} copied={copied} />
        <Detail term={messages.bank} text={account.bank} />
        <Detail
          term={messages.accountNumber}
          text={account.accountNumber}
          copy={messages.copyAccountNumber}
          copied={copied}
        />
        <Detail term={messages.ifsc} text={account.ifsc} copy={messages.copyIfsc} copied={copied} />
      </dl>
    </>
  );
}

function Detail({
  term,
  text,
  copy,
  copied = '',
}: {
  term: string;
  text: string;
  copy?: string;
  copied?: string;
}) {
  return (
    <div className="border-b-2 border-dashed border-line py-3 last:border-0">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="grid justify-items-start gap-y-2">
        <span className="text-lg font-bold tabular-figures wrap-anywhere">{text}</span>
        {copy !== undefined && (
          <CopyButton text={text} label={copy} copied={copied} className="print:hidden" />
        )}
      </dd>
    </div>
  );
}
