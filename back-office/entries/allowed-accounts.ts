import type { MayName } from '../../domain/values/names-account.ts';
import { samePhoneDigits } from '../../domain/values/phone.ts';
import type { Facts } from '../../texts/schemas/facts.ts';

/** Reads what visitors read already, as what is typed is read; it asks for each of the words. */
type Reading = (mayName: MayName) => void;

/**
 * What anybody on staff may publish though it looks as if it led money elsewhere: the foundation's own phone numbers, its map and its
 * pages in social networks, and the words that visitors read already in what `readPublished` reads, which an owner has let them read.
 */
export function allowedAccounts(
  readPublished: Reading,
  { phone, whatsapp = phone, mapLink, socials }: Pick<Facts, 'phone' | 'whatsapp' | 'mapLink' | 'socials'>,
): MayName {
  const shown = new Set<string>();
  readPublished((words) => {
    shown.add(words);
    return true;
  });
  const own = [phone, whatsapp].flatMap(samePhoneDigits).filter((each) => /^\d+$/.test(each));
  // Digit by digit: what has the own number in it, or at its end, may be an account.
  const onlyOwn = own.length > 0 && new RegExp(`^(?:(?:0|(?:00)?91)?(?:${own.join('|')}))+$`);
  const ownAddresses = [mapLink ?? [], ...socials.map(({ address }) => address)].flat().map(bareAddress);
  return (words) => {
    const [, numbers] = /(?:^| … )(?:(?:https:\/\/)?wa\.me\/)?\+?([^\p{L}@:]+)$/u.exec(words) ?? [];
    return (
      shown.has(words) ||
      ownAddresses.includes(bareAddress(words)) ||
      (onlyOwn !== false && numbers !== undefined && onlyOwn.test(numbers.replaceAll(/\D/g, '')))
    );
  };
}

// Without the word about money before it, what people leave out of an address, and the end of a sentence.
function bareAddress(words: string): string {
  return words
    .replace(/^.* … /s, '')
    .replace(/^(?:https:\/\/)?(?:www\.)?/i, '')
    .replace(/[/.,;:!?)\]]+$/, '');
}
