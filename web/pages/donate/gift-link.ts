import type { FactsIn } from '../../../content/facts-in.ts';
import type { Paise } from '../../../domain/money.ts';
import { upiLink } from '../../../domain/upi.ts';

/** The link by which any UPI app pays that amount to the foundation; undefined where it has no UPI ID. */
export function giftLink(
  { registeredName, upiId }: Pick<FactsIn, 'registeredName' | 'upiId'>,
  amount: Paise | undefined,
  note: string,
): string | undefined {
  return upiId ? upiLink({ upiId, name: registeredName }, amount, note) : undefined;
}
