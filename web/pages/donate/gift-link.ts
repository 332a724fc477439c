import type { Facts } from '../../../content/schemas/facts.ts';
import type { Paise } from '../../../domain/money.ts';
import { upiLink } from '../../../domain/upi.ts';

/** The link by which any UPI app pays that amount to the foundation; undefined where it has no UPI ID. */
export function giftLink(
  { name, upiId }: Pick<Facts, 'name' | 'upiId'>,
  amount: Paise | undefined,
  note: string,
): string | undefined {
  return upiId ? upiLink({ upiId, name }, amount, note) : undefined;
}
