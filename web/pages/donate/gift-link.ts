import { donate } from '../../../content/donate.ts';
import { site } from '../../../content/site.ts';
import type { Paise } from '../../../domain/money.ts';
import { upiLink } from '../../../domain/upi.ts';

/** The link by which any UPI app pays that amount to the foundation; undefined where it has no UPI ID. */
export function giftLink(amount: Paise | undefined): string | undefined {
  if (!site.upiId) return undefined;
  return upiLink({ upiId: site.upiId, name: site.name }, amount, donate.upi.note);
}
