import { type Language, type TranslatedLanguage, sourceLanguage } from './languages.ts';
import { latinDigits } from './latin-digits.ts';

const IFSC = /(?<![\p{L}\p{N}])[a-z]{4}0[a-z\d]{6}(?![\p{L}\p{N}])/iu;
const HANDLE = /(?<=[\p{L}\p{N}._-]{2})@([\p{L}\p{N}.-]+)/gu;
// Also where it is written in groups.
const DIGITS = /(?<![\p{L}\p{N}])(\+?)(\d(?:[ -]?\d){8,17})(?![\p{L}\p{N}])/gu;

// Beside these a number is not one of a catalogue.
const MONEY = /account|acct|a\/c|bank|upi|pay|donat|gift|खात|बैंक|बँक|भुगतान|दान|देणगी|भेज|पाठव|जमा|पैसे/iu;

/**
 * Whether a text looks as if it named an account to which money can be sent: a UPI ID, an IFSC, or 9 to 18 digits that are no
 * phone number. In a name, which may have the number of a catalogue in it, digits count only beside a word about money. What
 * visitors read must name none, so that nobody on staff, or with a stolen session, leads gifts elsewhere.
 * @example namesAccount('Pay to evil@okaxis') // true
 * @example namesAccount('Write to asha@example.org or call 098765 43210') // false
 */
export function namesAccount(text: string, { isName = false }: { isName?: boolean } = {}): boolean {
  // Digits and signs of other scripts as people read them.
  const plain = latinDigits(text.normalize('NFKC'));
  if (IFSC.test(plain)) return true;
  // An email address has a dot in what follows the @.
  if ([...plain.matchAll(HANDLE)].some(([, handle = '']) => !handle.replace(/\.+$/, '').includes('.')))
    return true;
  if (isName && !MONEY.test(plain)) return false;
  return [...plain.matchAll(DIGITS)].some(([, plus, digits = '']) => plus === '' && !isPhone(digits));
}

// Ten digits of a mobile phone; eleven with a zero for one or for a landline, or of a free number; twelve with India's code.
function isPhone(text: string): boolean {
  return /^(\d{10}|0\d{10}|1800\d{6,7}|91[6-9]\d{9})$/.test(text.replaceAll(/\D/g, ''));
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
