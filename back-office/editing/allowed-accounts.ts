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
  const own = [phone, whatsapp].flatMap(samePhoneDigits).filter((each) => /^\d+$/.test(each));
  // Digit by digit: what has the own number in it, or at its end, may be an account.
  const onlyOwn = own.length > 0 && new RegExp(`^(?:(?:0|(?:00)?91)?(?:${own.join('|')}))+$`);
  return (words) => {
    const [, numbers] = /(?:^| … )\+?([^\p{L}@:]+)$/u.exec(words) ?? [];
    return (
      shown.has(words) ||
      (onlyOwn !== false && numbers !== undefined && onlyOwn.test(numbers.replaceAll(/\D/g, '')))
    );
  };
}

function accountsOf(value: unknown): string[] {
  if (typeof value === 'string') return accountsIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(accountsOf) : [];
}
