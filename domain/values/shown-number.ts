import { latinDigits } from './latin-digits.ts';

// A spreadsheet keeps numbers in up to 17 digits, and shows 15 of them at most: the others are what binary fractions add.
const asShown = new Intl.NumberFormat('en', { maximumSignificantDigits: 15, useGrouping: false });

/**
 * A number as a spreadsheet shows it, in plain digits.
 * @example shownNumber(1.1 * 3) // '3.3'
 */
export function shownNumber(number: number): string {
  return asShown.format(number);
}

const longFraction = /^\d+\.\d{3,}$/;
const MOST_SHOWN_DIGITS = 15;

/**
 * A text with the digits that a spreadsheet shows, where it is a number with more of them; any other text is itself.
 * @example withShownDigits('3.3000000000000003') // '3.3'
 */
export function withShownDigits(text: string): string {
  const number = text.trim();
  const isLonger = longFraction.test(number) && number.replace(/^[0.]+/, '').length > MOST_SHOWN_DIGITS;
  return isLonger ? shownNumber(Number(number)) : text;
}

// `9876543210.0`, `9,876,543,210.00`, `9.87654E+09`, also with the comma of other countries. `1E5` may be a room, not a phone.
const madeByProgram = /^[-+]?(\d[\d,]*\.0+|\d([.,]\d+)?E[-+]\d{2,3})$/i;

/** Whether a text is a number in a form that spreadsheets and programs give it, and that nobody types for a room or a phone. */
export function isMadeANumber(text: string): boolean {
  return madeByProgram.test(latinDigits(text).trim());
}
