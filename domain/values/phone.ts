import { latinDigits } from './latin-digits.ts';

/** A phone number: its digits, with the country's code where `isInternational`. */
type PhoneNumber = { digits: string; isInternational: boolean };

const INDIA = '91';
const SHORTEST_NUMBER = 7;
/** The most digits that a phone number has anywhere, with its country's code. */
const LONGEST_NUMBER = 15;
/** How much of a text is read for phone numbers: a form may bring a thousand times as much, and reading takes the cube of it. */
const MOST_READ = 200;

// India's code and zeros, where they were typed, and ten digits. Numbers such as 1800 … have no country's code; examples
// begin with 00000.
const INDIAN = /^(?:\+?0*91|\+0)?0*((?!1[68][06]0)[1-9]\d{9}|0{5}\d{5})$/;

/** The `tel:` link of the first phone number in a text. @example telLink('098765 43210') // 'tel:+919876543210' */
export function telLink(phone: string): string {
  return `tel:${dialled(phoneNumbers(phone)[0])}`;
}

/** The digits of the first phone number in a text with its country's code, as WhatsApp wants them. */
export function internationalDigits(phone: string): string {
  return (phoneNumbers(phone)[0]?.digits ?? '').replace(/^0+/, '');
}

/** Whether a phone number has so few digits that it is worth checking; one that is not filled in is not short. */
export function isShortPhone(phone: string): boolean {
  return phone.trim() !== '' && (phone.match(/\p{Nd}/gu) ?? []).length < SHORTEST_NUMBER;
}

/**
 * The phone number that will be called where what was typed leaves it in doubt: several numbers, digits that belong to none,
 * too many or too few digits.
 * @example phoneInDoubt('98765 43210, after 6 pm') // '+91 98765 43210'
 */
export function phoneInDoubt(typed: string): string | undefined {
  const [first] = phoneNumbers(typed);
  if (first === undefined || isShortPhone(typed)) return undefined;
  const isWhole = first.isInternational && (INDIAN.test(first.digits) || !first.digits.startsWith(INDIA));
  const isAll = nationalDigits(first.digits) === nationalDigits(latinDigits(typed).replaceAll(/\D/g, ''));
  if (isWhole && isAll) return undefined;
  return dialled(first).replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}

/**
 * What two ways to write one phone number have in common, for each of the numbers in a text: the digits without India's code
 * and zeros before them. Of a text without digits the text itself, trimmed and in lower case.
 * @example samePhoneDigits('+91 98765 43210 / 022 2345 6789') // ['9876543210', '2223456789']
 */
export function samePhoneDigits(phone: string): [first: string, ...others: string[]] {
  const [first, ...others] = phoneNumbers(phone).map(({ digits }) => nationalDigits(digits));
  return [first ?? phone.trim().toLowerCase(), ...others];
}

function nationalDigits(digits: string): string {
  const national = digits.replace(/^0+/, '');
  const isIndian = national.length > 10 && national.startsWith(INDIA);
  return (isIndian ? national.slice(INDIA.length) : national).replace(/^0+/, '');
}

function dialled(number: PhoneNumber | undefined): string {
  return number === undefined ? '' : `${number.isInternational ? '+' : ''}${number.digits}`;
}

// The phone numbers in what someone typed, in its order. Digits that are too few for a number, such as an hour or an extension,
// are left out, unless there are no others.
function phoneNumbers(typed: string): PhoneNumber[] {
  const plain = latinDigits(typed.slice(0, MOST_READ))
    .replaceAll(/\p{Cf}/gu, '')
    // A zero in brackets is left out by those who call from abroad; `1)` and `2.` number a list.
    .replaceAll(/\(\s*0\s*\)/g, ' ')
    .replaceAll(/(?<!\S)\d[).](?=\s)/g, ',')
    .replaceAll(/[+＋]/g, ',+');
  const groups = Array.from(plain.matchAll(/[+\d](?:[^\p{L}\d]*\d)*/gu), ([group]) => group);
  const numbers = groups.flatMap(numbersInGroup);
  const long = numbers.filter(({ digits }) => digits.length >= SHORTEST_NUMBER);
  if (long.length > 0) return long;
  const all = plain.replaceAll(/\D/g, '');
  return all === '' ? [] : [readNumber(all)];
}

// A group is digits with signs between them. A sign stands between two numbers, but for those that people write within one.
function numbersInGroup(group: string): PhoneNumber[] {
  const parts = group.split(/[^\d+\s().·_\p{Pd}]+/u).map((part) => part.match(/\+?\d+/g) ?? []);
  const all = parts.flat().join('');
  const hasWhole = parts.some((part) => INDIAN.test(part.join('')));
  // 022/2345 6789
  if (!hasWhole && INDIAN.test(all)) return [readNumber(all)];
  return parts.flatMap(numbersInPart);
}

// A part is groups of digits without a sign between two numbers: as many of them are one Indian number as can be.
function numbersInPart(part: readonly string[]): PhoneNumber[] {
  const all = part.join('');
  if (all === '') return [];
  const ends = [...part.keys(), part.length].filter((end) => INDIAN.test(part.slice(0, end).join('')));
  const end = ends.at(-1);
  if (end !== undefined) return [readNumber(part.slice(0, end).join('')), ...numbersInPart(part.slice(end))];
  // Two numbers without anything between them.
  if (all.length > LONGEST_NUMBER && part.length < all.length) return numbersInPart(Array.from(all));
  return [readNumber(all)];
}

function readNumber(typed: string): PhoneNumber {
  const [, indian] = INDIAN.exec(typed) ?? [];
  if (indian !== undefined) return { digits: `${INDIA}${indian}`, isInternational: true };
  const [, digits] = /^(?:\+|00)([1-9]\d*)$/.exec(typed) ?? [];
  return digits === undefined
    ? { digits: typed.replaceAll('+', ''), isInternational: false }
    : { digits, isInternational: true };
}
