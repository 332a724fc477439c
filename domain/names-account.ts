import { type Language, type TranslatedLanguage, sourceLanguage } from './languages.ts';
import { latinDigits } from './latin-digits.ts';
import { isRowOfNumbers, withoutLawfulNumbers } from './lawful-numbers.ts';
import { ACCOUNT, GIVING, PAYING, RUPEES, SENDING } from './money-words.ts';

// What people do not see, and nuktas, which some write and some do not.
const UNSEEN = /[\p{Cf}\p{Me}\p{Default_Ignorable_Code_Point}\u093C]/gu;

const IFSC = /(?<![\p{L}\p{N}])[a-z]{4}0[a-z\d]{6}(?![\p{L}\p{N}])/giu;
const IFSC_IN_GROUPS =
  /(?<![\p{L}\p{N}])(?:[a-z][\s\p{Pd}./_]{0,3}){4}0(?:[\s\p{Pd}./_]{0,3}\d){6}(?![\p{L}\p{N}])/giu;

// In brackets, or as a word before what is the end of a UPI ID and nothing else.
const WRITTEN_AT =
  /\s{0,3}[[(<]\s{0,3}at\s{0,3}[\])>]\s{0,3}|\s{1,3}at\s{1,3}(?=(?:(?:ok|wa)(?:axis|sbi|icici|hdfcbank)|pt(?:axis|yes|sbi|hdfc)|ybl|ibl|axl|[yr]apl)(?![\p{L}\p{N}]))/giu;
const HANDLE = /([\p{L}\p{M}\p{N}._-]{1,64})@(\p{L}[\p{L}\p{N}.-]+)/gu;
const HANDLE_WITH_BLANKS = /([\p{L}\p{M}\p{N}._-]{1,64})\s{0,3}@\s{0,3}(\p{L}[\p{L}\p{N}.-]+)/gu;
// What UPI IDs end in most often; another word after a free-standing @ may be a place, a time or a name.
const UPI_HANDLE =
  /^(ok(axis|sbi|icici|hdfcbank)|wa(axis|sbi|icici|hdfcbank)|pt(axis|yes|sbi|hdfc)|ybl|ibl|axl|[yr]?apl|paytm|upi|sbi|icici|hdfcbank|axisbank|kotak|pnb|cnrb|barodampay|freecharge)$/i;

const WEB_ADDRESS =
  /(?<![\p{L}\p{N}@.-])(?:[a-zA-Z][a-zA-Z+.-]*:\/\/\S+|(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|in|info|me|link|app|io|co|page|site|online|shop|xyz|ly|gl|be|ngo)(?![\p{L}\p{N}])(?:\/\S*)?)/gu;

// Blanks, or a stroke with or without them, or other signs that touch both digits. No sign of money or of a measure.
const BETWEEN_DIGITS = String.raw`(?:\s{1,2}(?:[\p{Pd}\u2212/|•·]\s{0,2})?|[\p{Pd}\u2212/|•·]\s{1,2}|[^\p{L}\p{M}\p{N}\p{Sc}\s×%+°"'′″()&=@]{1,3})?`;
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\+?)(\d(?:${BETWEEN_DIGITS}\d){8,})(?![\p{L}\p{N}])`,
  'gu',
);
const LONGEST_ACCOUNT = 18;

/**
 * The words of a text that look as if they led money somewhere: a UPI ID, an IFSC, 9 to 18 digits that are no phone number and
 * none that the law or the trade requires; and, beside a word about money, a phone number, which is an address for money in
 * India, or a web address. In a name, which may have the number of a catalogue in it, digits count only beside such a word.
 * The text is read as people see it. What visitors read must have none of these, so that nobody on staff, or with a stolen
 * session, leads gifts elsewhere.
 * @example accountsIn('Pay to evil@okaxis') // ['evil@okaxis']
 * @example accountsIn('GPay: 98123 45678') // ['GPay … 98123 45678']
 * @example accountsIn('Write to asha@example.org or call 098765 43210') // []
 */
export function accountsIn(
  text: string,
  { isName = false, mayName = nothing }: { isName?: boolean | undefined; mayName?: MayName | undefined } = {},
): string[] {
  const plain = latinDigits(text.normalize('NFKC').replaceAll(UNSEEN, ''));
  const money = (wordIn(plain, PAYING) ?? wordIn(plain, GIVING)) || sentRupees(plain);
  const found = [
    ...ifscsIn(plain, money),
    ...upiIdsIn(plain),
    ...(money === undefined
      ? []
      : Array.from(plain.matchAll(WEB_ADDRESS), ([address]) => `${money} … ${address}`)),
    ...numbersIn(plain, { money, isName }),
  ];
  return found.filter((each) => !mayName(each));
}

/** Whether words that look as if they led money elsewhere may be published all the same. */
export type MayName = (words: string) => boolean;

function nothing(): boolean {
  return false;
}

function wordIn(text: string, words: RegExp): string | undefined {
  return words.exec(text)?.[0];
}

function sentRupees(text: string): string | undefined {
  return wordIn(text, SENDING) && wordIn(text, RUPEES);
}

function ifscsIn(text: string, money: string | undefined): string[] {
  const inGroups = money === undefined ? [] : text.matchAll(IFSC_IN_GROUPS);
  return [...new Set([...text.matchAll(IFSC), ...inGroups].map(([ifsc]) => ifsc))];
}

function upiIdsIn(text: string): string[] {
  const plain = text.replaceAll(WRITTEN_AT, '@');
  const mayHaveBlanks = wordIn(plain, PAYING) !== undefined;
  const tight = Array.from(plain.matchAll(HANDLE)).filter(([, , handle = '']) => isHandle(handle));
  const loose = Array.from(plain.matchAll(HANDLE_WITH_BLANKS)).filter(
    ([, , handle = '']) => isHandle(handle) && (mayHaveBlanks || UPI_HANDLE.test(handle)),
  );
  return [...new Set([...tight, ...loose].map(([, name = '', handle = '']) => `${name}@${handle}`))];
}

// An email address has a dot in what follows the @.
function isHandle(handle: string): boolean {
  return !handle.replace(/[.-]+$/, '').includes('.');
}

function numbersIn(
  text: string,
  { money, isName }: { money: string | undefined; isName: boolean },
): string[] {
  const account = wordIn(text, ACCOUNT);
  const weak = money ?? wordIn(text, SENDING);
  if (isName && weak === undefined) return [];
  // Beside an account's name no number has another meaning.
  const others = account === undefined ? withoutLawfulNumbers(text) : text;
  const parted = money === undefined ? others : others.replaceAll(/(?<=\p{L})(?=\d{9})/gu, ' ');
  return Array.from(parted.matchAll(NUMBER)).flatMap(([, plus = '', number = '']) => {
    if (account === undefined && isRowOfNumbers(number)) return [];
    const groups = number.split(/\D+/);
    if (groups.some(({ length }) => length > LONGEST_ACCOUNT)) return [];
    if (!arePhones(plus, groups)) return [weak === undefined ? number : `${weak} … ${number}`];
    return money === undefined ? [] : [`${money} … ${plus}${number}`];
  });
}

// One phone number or several, one after the other; nobody writes more than a few.
function arePhones(plus: string, groups: readonly string[]): boolean {
  if (groups.length > 30) return false;
  return groups.some((_, at) => {
    const rest = groups.slice(at + 1);
    return isPhone(plus, groups.slice(0, at + 1)) && (rest.length === 0 || arePhones('', rest));
  });
}

// Ten digits of a mobile phone or a landline; eleven with a zero before them, or of a free number; twelve with India's code;
// after a plus those of any country.
function isPhone(plus: string, groups: readonly string[]): boolean {
  const digits = groups.join('');
  if (plus !== '') return /^\d{8,15}$/.test(digits);
  return (
    /^(\d{10}|0\d{10}|1800\d{6,7}|91[6-9]\d{9})$/.test(digits) ||
    (groups[0] === '91' && /^91[1-9]\d{9}$/.test(digits))
  );
}

/** A name as it is in English, and in the letters of another language. */
export type Transliteration = { english: string; written: string };

/** The names that are known in the letters of a language; none for English. */
export function transliterationsIn(
  all: Readonly<Partial<Record<TranslatedLanguage, readonly Transliteration[]>>>,
  language: Language,
): readonly Transliteration[] {
  return (language !== sourceLanguage && all[language]) || [];
}

/**
 * A name in other letters. It stays as it is where nobody has written it in them, also where it has changed since: so nobody
 * is shown an old name.
 */
export function inLetters(names: readonly Transliteration[], name: string): string {
  return names.find(({ english }) => english === name)?.written ?? name;
}
