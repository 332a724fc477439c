/**
 * A text in which each decimal digit, of whatever script, is one of 0 to 9; nothing else changes.
 * @example latinDigits('₹१२०') // '₹120'
 */
export function latinDigits(text: string): string {
  return text.replaceAll(/[^\P{Nd}0-9]/gu, latinDigit);
}

// In each script the digits from zero to nine follow one another; those of two scripts may adjoin.
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
