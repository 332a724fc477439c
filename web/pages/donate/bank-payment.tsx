import type { ReactNode } from 'react';
import type { BankAccount } from '../../../content/schemas/facts.ts';
import type { Messages } from '../../../content/schemas/messages.ts';
import type { Paise } from '../../../domain/money.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { GiftAmount } from './gift-amount.tsx';

type BankPaymentProps = {
  messages: Messages['donate']['bank'];
  copied: string;
  account: BankAccount;
  amount: Paise | undefined;
  unreadable: boolean;
  /** The last step of the payment: see `LastStep`. */
  children: ReactNode;
};

/** The amount and the account for a transfer, each detail ready to be copied into a bank's app. */
export function BankPayment(props: BankPaymentProps) {
  const { messages, copied, account, amount, unreadable, children } = props;
  return (
    <>
      <h2 className="sr-only print:not-sr-only print:mb-4!">{messages.heading}</h2>
      <GiftAmount messages={messages} amount={amount} unreadable={unreadable} />
      {children}
      <p className="mt-4">{messages.intro}</p>
      <dl className="mt-2">
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
      <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-lg font-bold tabular-figures wrap-anywhere">{text}</span>
        {copy !== undefined && (
          <CopyButton text={text} label={copy} copied={copied} className="print:hidden" />
        )}
      </dd>
    </div>
  );
}
