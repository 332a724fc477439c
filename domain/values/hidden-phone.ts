import { samePhoneDigits } from './phone.ts';

const HIDDEN = '•';

/**
 * A phone number of which only the last four digits are shown, of a short one the last: with its reference the whole number opens
 * an application for good, and the address of the page for minutes only.
 * @example hiddenPhone('+91 98765 43210') // '+•• ••••• •3210'
 */
export function hiddenPhone(phone: string): string {
  const count = (phone.match(/\p{Nd}/gu) ?? []).length;
  const shownFrom = count - (count < 8 ? 1 : 4);
  let place = 0;
  return phone.replaceAll(/\p{Nd}/gu, (digit) => (place++ < shownFrom ? HIDDEN : digit));
}

/** Whether a text is a phone number as `hiddenPhone` shows it, or has one. */
export function hasHiddenPhone(typed: string): boolean {
  return typed.includes(HIDDEN);
}

/**
 * What was typed over the hidden phone number `stored`, with that number where it was left as it was shown. Where another hidden one
 * is left, as on a page that was open while the number changed, `stored` alone.
 */
export function shownAgain(typed: string, stored: string): string {
  const whole = typed.replace(hiddenPhone(stored), () => stored);
  return hasHiddenPhone(whole) ? stored : whole;
}

/** Whether a text has a phone number that `stored` does not have. */
export function hasOtherPhone(typed: string, stored: string): boolean {
  const present = samePhoneDigits(stored);
  return samePhoneDigits(typed).some((number) => !present.includes(number));
}
