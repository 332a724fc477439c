import { donate } from '../../../content/donate.ts';
import type { BankAccount } from '../../../content/site.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

const words = donate.bank;

/** The account for a transfer, each detail ready to be copied into a bank's app. */
export function BankPayment({ account }: { account: BankAccount }) {
  return (
    <>
      <h2 className="stitched">{words.heading}</h2>
      <p className="mt-4">{words.intro}</p>
      <dl className="mt-5">
        <Detail term={words.holder} text={account.holder} copy={words.copyHolder} />
        <Detail term={words.bank} text={account.bank} />
        <Detail term={words.accountNumber} text={account.accountNumber} copy={words.copyAccountNumber} />
        <Detail term={words.ifsc} text={account.ifsc} copy={words.copyIfsc} />
      </dl>
    </>
  );
}

function Detail({ term, text, copy }: { term: string; text: string; copy?: string }) {
  return (
    <div className="border-b-2 border-dashed border-line py-3 last:border-0">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="grid justify-items-start gap-y-2">
        <span className="text-lg font-bold tabular-nums wrap-anywhere">{text}</span>
        {copy !== undefined && (
          <CopyButton text={text} label={copy} copied={donate.copied} className="print:hidden" />
        )}
      </dd>
    </div>
  );
}
