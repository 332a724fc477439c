import { fileName } from '../../../content/file-name.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';

type Words = DeskMessages['texts']['words'];

/**
 * The key of a content's text in words.
 * @example wordsOf({}, ['pictures', 'altText']) // 'Pictures, alt text'
 */
export function wordsOf(words: Words, keys: readonly string[]): string {
  const whole = words[keys.join('.')];
  if (whole !== undefined) return whole;
  const parts = keys.map((key) => words[key] ?? fileName(key).replaceAll('-', ' '));
  const [first = '', ...rest] = parts;
  const all = [first, ...rest.map((part) => lowerFirst(part))].join(', ');
  return all.charAt(0).toUpperCase() + all.slice(1);
}

// `UPI ID` stays as it is.
function lowerFirst(part: string): string {
  return /^[A-Z][a-z]/.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part;
}
