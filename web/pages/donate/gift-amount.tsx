import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { formatRupees, type Paise } from '../../../domain/money.ts';

type GiftAmountProps = {
  messages: Pick<Messages['donate']['bank'], 'carries' | 'carriesNoAmount' | 'unreadable'>;
  amount: Paise | undefined;
  unreadable: boolean;
};

/** The amount to pay, or who decides it where none is chosen; a change is announced. */
export function GiftAmount({ messages, amount, unreadable }: GiftAmountProps) {
  const withoutAmount = unreadable ? messages.unreadable : messages.carriesNoAmount;
  return (
    <p role="status" className="text-lg font-semibold tabular-figures wrap-anywhere">
      {amount === undefined ? withoutAmount : fillIn(messages.carries, { amount: formatRupees(amount) })}
    </p>
  );
}
