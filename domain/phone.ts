import { latinDigits } from './latin-digits.ts';

/**
 * The `tel:` link of a phone number, without spaces and punctuation.
 * @example telLink('+91 98765 43210') // 'tel:+919876543210'
 */
export function telLink(phone: string): string {
  return `tel:${latinDigits(phone).replace(/[^\d+]/g, '')}`;
}

const SHORTEST_NUMBER = 7;

/** Whether a phone number has so few digits that it is worth checking; one that is not filled in is not short. */
export function isShortPhone(phone: string): boolean {
  return phone.trim() !== '' && (phone.match(/\p{Nd}/gu) ?? []).length < SHORTEST_NUMBER;
}

/**
 * The part of a phone number that is the same in every way to write it: its digits without India's code and zeros
 * before it. A text without digits is given back trimmed and in lower case.
 * @example samePhoneDigits('+91 98765 43210') === samePhoneDigits('098765-43210') // true
 */
export function samePhoneDigits(phone: string): string {
  const digits = latinDigits(phone).replaceAll(/\D/g, '');
  if (digits === '') return phone.trim().toLowerCase();
  const national = digits.replace(/^0+/, '');
  const withoutCode =
    national.length > DIGITS_IN_INDIA && national.startsWith(INDIA) ? national.slice(INDIA.length) : national;
  return withoutCode.replace(/^0+/, '');
}

const INDIA = '91';
const DIGITS_IN_INDIA = 10;

/**
 * The digits of a phone number with its country's code, for WhatsApp; a number without one is taken as Indian.
 * @example internationalDigits('098765 43210') // '919876543210'
 */
export function internationalDigits(phone: string): string {
  const digits = latinDigits(phone).replace(/\D/g, '');
  if (/^\s*\+/.test(phone)) return digits;
  const national = digits.replace(/^0+/, '');
  return national.length === DIGITS_IN_INDIA ? `${INDIA}${national}` : national;
}
