import { latinDigits } from '../values/latin-digits.ts';

// No 0/O, 1/I/L or U: a reference is read aloud on the phone and copied by hand.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const LONGEST_TYPED = 100;

/** How many random bytes a reference is made of. */
export const REFERENCE_BYTES = LENGTH;

/**
 * The reference that a text for an applicant names; undefined where it names none.
 * @example referenceIn('Your application HE-73MKQ9 has reached us.') // 'HE-73MKQ9'
 */
export function referenceIn(text: string): string | undefined {
  return /\bHE-\w{6}\b/.exec(text)?.[0];
}

/**
 * The reference that someone has typed, in the form in which it is stored: any case, with or without its beginning.
 * @example typedReference(' he 73mkq9') // 'HE-73MKQ9'
 */
export function typedReference(typed: string): string {
  const characters = latinDigits(typed.slice(0, LONGEST_TYPED))
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  return `HE-${characters.length > LENGTH ? characters.replace(/^HE/, '') : characters}`;
}

/**
 * The short reference of an application, made of six random bytes.
 * @example applicationReference(new Uint8Array([5, 1, 18, 17, 21, 7])) // 'HE-73MKQ9'
 */
export function applicationReference(bytes: Uint8Array): string {
  const characters = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
  return `HE-${characters.join('')}`;
}
