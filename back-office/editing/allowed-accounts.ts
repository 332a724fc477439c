import type { Facts } from '../../content/schemas/facts.ts';
import { type MayName, accountsIn } from '../../domain/names-account.ts';
import { samePhoneDigits } from '../../domain/phone.ts';

/**
 * What anybody on staff may publish though it looks as if it led money elsewhere: the foundation's own phone numbers, and the
 * words that visitors read already in `published`, which an owner has let them read.
 */
export function allowedAccounts(
  published: unknown,
  { phone, whatsapp = phone }: Pick<Facts, 'phone' | 'whatsapp'>,
): MayName {
  const shown = new Set(accountsOf(published));
  const own = [phone, whatsapp].flatMap(samePhoneDigits).filter((each) => each !== '');
  return (words) => {
    // Nothing but numbers: an address of money may have one of them in it.
    const [, numbers] = /(?:^| … )\+?([^\p{L}@:]+)$/u.exec(words) ?? [];
    return (
      shown.has(words) ||
      (numbers !== undefined && samePhoneDigits(numbers).every((each) => own.includes(each)))
    );
  };
}

function accountsOf(value: unknown): string[] {
  if (typeof value === 'string') return accountsIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(accountsOf) : [];
}
