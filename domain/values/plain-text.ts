import * as v from 'valibot';
import { phoneWithoutAadhaar, withoutAadhaar } from './masked-aadhaar.ts';
import { isBlank } from './seen-text.ts';

/** The reasons for which a filled-in field is refused; the sentences for them are content. */
export type FieldProblem = 'missing' | 'too-long' | 'not-an-email' | 'not-a-choice';

// Nobody types control characters, and PostgreSQL refuses NUL in text. Those of the direction of writing, which are copied along
// with numbers, would turn around what stands after them in a list.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Text that is safe to store and send: well-formed Unicode, one kind of line break, no control characters, trimmed, '' where
 * nothing of it can be seen, and Aadhaar numbers hidden but for their last four digits.
 * @example cleanText(' Asha\r\nRao\u0000 ') // 'Asha\nRao'
 */
export function cleanText(text: string): string {
  return withoutAadhaar(cleanCode(text));
}

/**
 * As `cleanText`, for a field of one line: a line break or a tab is one blank.
 * @example cleanLine('Asha\r\nRao') // 'Asha Rao'
 */
export function cleanLine(text: string): string {
  return cleanText(inOneLine(text));
}

function inOneLine(text: string): string {
  return text
    .split(/[\t\n\v\f\r\u0085\u2028\u2029]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}

// What people write in a list where there is no number.
const NO_PHONE = /^(?:[\p{P}\p{S}\s]*|n[./ ]?a\.?|nil|none|no|nahi|नहीं|नाही)$/iu;

/**
 * A phone number that is safe to store and send, as `cleanLine`: one of twelve digits stays whole; '' for words that say that
 * there is none. Two people without a number have none in common.
 * @example cleanPhone('N/A') // ''
 */
export function cleanPhone(text: string): string {
  const phone = cleanCode(inOneLine(text));
  return NO_PHONE.test(phone) ? '' : phoneWithoutAadhaar(phone);
}

/** An id or the name of a file that is safe to store and send, as `cleanText`, but with every digit. */
export function cleanCode(text: string): string {
  const clean = text.toWellFormed().replace(/\r\n?/g, '\n').replace(controls, '').trim();
  return isBlank(clean) ? '' : clean;
}

const missing: FieldProblem = 'missing';
const tooLong: FieldProblem = 'too-long';

/** A schema for text that must be there, at most `longest` characters after trimming; its messages are FieldProblems. */
export function requiredText(longest: number, clean = cleanText) {
  return v.pipe(
    v.string(missing),
    v.transform(clean),
    v.minLength(1, missing),
    v.maxLength(longest, tooLong),
  );
}

/** A schema for a phone number that must be there, at most 40 characters: text without a digit of any script is none. */
export const requiredPhone = v.pipe(
  requiredText(40, cleanPhone),
  v.check((phone) => /\p{Nd}/u.test(phone), missing),
);

/** A schema for text that may be left out; absent or null reads as ''. */
export function optionalText(longest: number, clean = cleanText) {
  return v.pipe(v.nullish(v.string(missing), ''), v.transform(clean), v.maxLength(longest, tooLong));
}
