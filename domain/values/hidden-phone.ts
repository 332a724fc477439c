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
 * The phone number that was typed over the hidden one of `stored`: `stored` where it was left as it was shown, but for blanks;
 * undefined for any other text with hidden digits, which nobody can know.
 */
export function shownAgain(typed: string, stored: string): string | undefined {
  if (withoutBlanks(typed) === withoutBlanks(hiddenPhone(stored))) return stored;
  return hasHiddenPhone(typed) ? undefined : typed;
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '');
}
