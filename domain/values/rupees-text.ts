import { latinDigits } from './latin-digits.ts';

// How shops write it before or after the number, in English, Hindi and Marathi; and what closes an amount: `/-`, `only`.
const currency = String.raw`(₹|rs\.?|inr|rupees?|रु(पये|पए|पया)?\.?|रू\.?)`;
const before = new RegExp(`^${currency}`, 'i');
const after = new RegExp(`${currency}$`, 'i');
const closingStroke = /\/-$/;
const closingWord = /(only|मात्र|फक्त)$/i;

// Indian groups (1,20,000) or the world's (120,000); anything else with a comma could mean two amounts.
const number = /^(\d+|\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;

/**
 * The rupees of an amount as people write it, in digits of any script; undefined where it is no amount or could mean two.
 * @example rupeesFromText('₹ 1,20,000.50') // 120000.5
 * @example rupeesFromText('Rs. ३५०/-') // 350
 * @example rupeesFromText('350 रुपये') // 350
 * @example rupeesFromText('12,50') // undefined
 */
export function rupeesFromText(text: string): number | undefined {
  const amount = [before, closingWord, closingStroke, after].reduce(
    (rest, pattern) => rest.replace(pattern, '').trim(),
    latinDigits(text).trim(),
  );
  return number.test(amount) ? Number(amount.replaceAll(',', '')) : undefined;
}
