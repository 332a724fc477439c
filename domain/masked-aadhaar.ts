import { passesVerhoeff } from './verhoeff.ts';

const DIGIT = '[0-9०-९]';
const SEPARATOR = '[ \\u00A0\\u2010-\\u2013-]?';
const FOUR = `${DIGIT}{4}`;

// A group may begin within another one: of sixteen digits in fours, the last twelve can be one.
const groups = new RegExp(
  `(?<!${DIGIT})(?=(${FOUR}${SEPARATOR}${FOUR}${SEPARATOR}${FOUR})(?!${DIGIT}))`,
  'g',
);

/**
 * A text in which each Aadhaar number is hidden but for its last four digits. What looks like one is a group of twelve digits
 * that passes the Verhoeff check; what follows a `+` is a phone number. A text that is a web address, a UUID or a hash stays as it is.
 * @example withoutAadhaar('Her number: 2341 2341 2346') // 'Her number: XXXX XXXX 2346'
 */
export function withoutAadhaar(text: string): string {
  return isWebAddress(text) || isHex(text) ? text : mask(text, () => false);
}

/**
 * A text that is typed as a phone number, with Aadhaar numbers hidden as in other texts, but for what may be an Indian mobile number
 * with its country's code: one of ten such numbers passes the Verhoeff check.
 * @example phoneWithoutAadhaar('919876543210') // '919876543210'
 */
export function phoneWithoutAadhaar(text: string): string {
  return mask(text, (digits) => /^91[6-9]/.test(digits));
}

/** Whether an Aadhaar number is hidden in one of the texts of a value. */
export function hasHiddenAadhaar(value: unknown): boolean {
  return /X{4} ?X{4} ?[0-9०-९]{4}/.test(JSON.stringify(value));
}

function mask(text: string, isPhone: (digits: string) => boolean): string {
  let masked = '';
  let from = 0;
  for (const { index, 1: group = '' } of text.matchAll(groups)) {
    const digits = latinDigits(group);
    if (index < from || text[index - 1] === '+' || isPhone(digits) || !passesVerhoeff(digits)) continue;
    const end = index + group.length;
    // An e-mail address stays one.
    const space = isInEmail(text, index, end) ? '' : ' ';
    masked += `${text.slice(from, index)}XXXX${space}XXXX${space}${group.slice(-4)}`;
    from = end;
  }
  return masked + text.slice(from);
}

function latinDigits(group: string): string {
  return group
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replaceAll(/\D/g, '');
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
