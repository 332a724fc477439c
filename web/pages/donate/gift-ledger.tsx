import type { Facts } from '../../../content/schemas/facts.ts';
import type { Messages } from '../../../content/schemas/messages.ts';
import { formatRupees } from '../../../domain/money.ts';
import { paiseFromRupees } from '../../../domain/rupees.ts';
import { Section } from '../../layout/section.tsx';

type GiftLedgerProps = { messages: Messages['donate']['ledger']; amounts: Facts['giftExamples'] };

/** Examples of what gifts of ordinary size pay for, as lines of an account book. */
export function GiftLedger({ messages, amounts }: GiftLedgerProps) {
  return (
    <Section heading={messages.heading} lead={messages.lead} className="print:hidden">
      <dl className="max-w-4xl border-y-4 border-double border-edge text-lg">
        {amounts.map((amount, index) => (
          <div
            key={amount}
            className="grid gap-x-10 border-b border-line py-4 last:border-0 sm:grid-cols-[7rem_1fr] sm:py-0"
          >
            <dt className="font-bold text-thread tabular-figures sm:py-4 sm:text-right">
              {formatRupees(paiseFromRupees(amount))}
            </dt>
            <dd className="sm:border-l-2 sm:border-thread/40 sm:py-4 sm:pl-8">{messages.lines[index]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
