import { latinDigits } from './latin-digits.ts';

const DIGIT = '\\p{Nd}';
// Spaces of every width, line breaks, hyphens and dashes, signs that are not seen or stand on a digit, minus, dot, slash. Lists
// have commas.
const SEPARATOR = '[\\s\\p{Pd}\\p{Cf}\\p{M}\\u2212./_]';

// The ways in which people write twelve digits; dates and times have others.
const twelve = [
  inGroups(4, { of: 3, separators: '{0,3}' }),
  inGroups(6, { of: 2, separators: '{1,3}' }),
  inGroups(3, { of: 4, separators: '{1,3}' }),
  inGroups(2, { of: 6, separators: '{1,3}' }),
  inGroups(1, { of: 12, separators: '{1,3}' }),
].join('|');

// A group may begin within another one: of sixteen digits in fours, the last twelve can be one. The last four digits of a
// number that is hidden begin none, so that hiding twice changes nothing.
const groups = new RegExp(`(?=(${twelve})(?!${DIGIT}))(?<!${DIGIT})(?<!X{4} ?X{4} ?)`, 'gu');

function inGroups(size: number, { of, separators }: { of: number; separators: string }): string {
  return Array.from({ length: of }, () => `${DIGIT}{${size}}`).join(`${SEPARATOR}${separators}`);
}

/**
 * A text in which each Aadhaar number is hidden but for its last four digits. What looks like one is a group of twelve digits
 * that passes the Verhoeff check, in one piece or in groups of one, two, three, four or six, unless it follows a `+` or a word for
 * another number, or begins as a mobile number of India; with the word Aadhaar beside it, it always is one. A text that is a web
 * address, a UUID or a hash stays as it is, and so does the address of a picture of this site in a text.
 * @example withoutAadhaar('Her number: 2341 2341 2346') // 'Her number: XXXX XXXX 2346'
 * @example withoutAadhaar('UPI ref. 234123412346') // 'UPI ref. 234123412346'
 */
export function withoutAadhaar(text: string): string {
  if (isWebAddress(text) || isHex(text)) return text;
  return text
    .split(OWN_PICTURE)
    .map((part, at) => (at % 2 === 0 ? mask(part, INDIAN_PHONE) : part))
    .join('');
}

// As `pictureAddress` makes it. The hash of one of 400 has eight digits that pass the check with the width behind them.
const OWN_PICTURE = /(\/media\/[\w-]+\/\d+x\d+-[\da-f]{6}\.jpg)/;

// Mobile numbers that have twelve digits with their country's code, of India and of where many families have relatives:
// Pakistan, Britain, Germany, Malaysia, Kenya, Tanzania, Uganda, Saudi Arabia and the Emirates. Elsewhere in the Gulf, in
// Nepal, Bangladesh, Sri Lanka and North America they have more or fewer.
const PHONE = /^(00|91[6-9]|923|447|4917|601|254[17]|255[67]|2567|9665|9715)/;

// As many people type theirs, in a field for any text too.
const INDIAN_PHONE = /^91[6-9]/;

/**
 * A text that is typed as a phone number, with Aadhaar numbers hidden as in other texts, but for what begins with 00 or may
 * be a mobile number with its country's code: one of ten such numbers passes the Verhoeff check.
 * @example phoneWithoutAadhaar('919876543210') // '919876543210'
 */
export function phoneWithoutAadhaar(text: string): string {
  return mask(text, PHONE);
}

/** Whether an Aadhaar number is hidden in one of the texts of a value. */
export function hasHiddenAadhaar(value: unknown): boolean {
  return /X{4} ?X{4} ?\p{Nd}{4}/u.test(JSON.stringify(value));
}

const endsInPlus = new RegExp(`\\+${SEPARATOR}{0,3}$`, 'u');

// What is near a number, in UTF-16 code units.
const NEAR_BEFORE = 60;
const NEAR_AFTER = 40;

const AADHAAR = /a{1,2}dh?a{1,2}r|(?<!\p{L})uid|आधार/iu;

const wordsForOthers = [
  'ref(?:erence)?|utr|rrn|upi|transaction|txn|(?:tele)?phone|ph|mobile|mob|whats\\s?app',
  'संदर्भ|सन्दर्भ|यूपीआई|यूपीआय|यूटीआर|लेन-?देन|ट्रांज़ैक्शन|ट्रान्झॅक्शन|व्यवहार',
  'फ़?ोन|दूरभाष|दूरध्वनी|मोबाइल|मोबाईल|(?:व्हा|व्हॉ|वॉ|वा)ट्स[\\p{L}\\p{M}]*',
].join('|');

// With no digit, line or end of a sentence between: `Ref. no.: `, `UPI transaction ID is `.
const namesOther = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${wordsForOthers})(?![\\p{L}\\p{M}])(?:(?<=ref|ph|mob|txn)\\.)?(?:[^\\p{Nd}\\n.,;।]|no\\.|क्र\\.|नं\\.){0,20}$`,
  'iu',
);

function mask(text: string, phone: RegExp): string {
  let masked = '';
  // The end of `masked`: what stands before a number is read as it stays, so that hiding twice changes nothing.
  let tail = '';
  let from = 0;
  for (const { index, 1: group = '' } of text.matchAll(groups)) {
    if (index < from) continue;
    const digits = latinDigits(group).replaceAll(/\D/g, '');
    if (!passesVerhoeff(digits)) continue;
    const end = index + group.length;
    const before = (tail + text.slice(Math.max(from, index - NEAR_BEFORE), index)).slice(-NEAR_BEFORE);
    const isOther = phone.test(digits) || endsInPlus.test(before) || namesOther.test(before.normalize('NFC'));
    if (isOther && !isNamedAadhaar(before, text.slice(end, end + NEAR_AFTER))) continue;
    // An email address stays one.
    const space = isInEmail(text, index, end) ? '' : ' ';
    const hidden = `${text.slice(from, index)}XXXX${space}XXXX${space}${lastFour(group)}`;
    masked += hidden;
    tail = (tail + hidden.slice(-NEAR_BEFORE)).slice(-NEAR_BEFORE);
    from = end;
  }
  return masked + text.slice(from);
}

// Of several numbers after the word each is one, up to a sign or a word for another number; where a number follows the word, it
// tells of that one.
function isNamedAadhaar(before: string, after: string): boolean {
  const words = /\P{Nd}*$/u.exec(before)?.[0] ?? '';
  return (
    AADHAAR.test(words) ||
    (AADHAAR.test(before) && !endsInPlus.test(words) && !namesOther.test(words.normalize('NFC'))) ||
    (AADHAAR.test(after) && !/[\p{Nd}X]/u.test(after))
  );
}

function lastFour(group: string): string {
  return Array.from(group.matchAll(/\p{Nd}/gu))
    .slice(-4)
    .join('');
}

// Looking back with an expression takes the square of the length where each sign before a number is an @.
function isInEmail(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 254), start);
  const at = before.lastIndexOf('@');
  return (at !== -1 && !/\s/.test(before.slice(at))) || /^\S{0,64}@/.test(text.slice(end, end + 65));
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}

// One of 600 UUIDs and one of 360 hashes has twelve digits that pass the check.
function isHex(text: string): boolean {
  return /^(?=.*[a-f])[\da-f-]{32,}$/.test(text);
}

// The permutation by which a digit is changed once for each place.
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/**
 * Whether the last of some decimal digits is the check digit of those before it, by Verhoeff's method.
 * @example passesVerhoeff('2363') // true
 */
export function passesVerhoeff(digits: string): boolean {
  let check = 0;
  for (const [place, digit] of Array.from(digits).toReversed().entries()) {
    let value = Number(digit);
    for (let times = place % 8; times > 0; times -= 1) value = PERMUTATION[value] ?? 0;
    check = productOf(check, value);
  }
  return check === 0;
}

// The product in the group of a pentagon's turns (0 to 4) and reflections (5 to 9).
function productOf(a: number, b: number): number {
  const turn = a < 5 ? a + b : a - b;
  const rest = ((turn % 5) + 5) % 5;
  return a < 5 === b < 5 ? rest : rest + 5;
}
