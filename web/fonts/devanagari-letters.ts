/**
 * The letters and signs that Hindi and Marathi are written with, and the joiners. Digits are Latin on this site, and the
 * letters of Vedic, Sindhi and other languages are left out.
 */
export const devanagariLetters: string = [
  'ँंः़ऽ।',
  'अआइईउऊऋऍएऐऑओऔॲॐ',
  range('क', 'न'),
  range('प', 'ऱ'),
  'लळ',
  range('व', 'ह'),
  range('\u0958', '\u095f'),
  '\u093e\u093f\u0940\u0941\u0942\u0943\u0945\u0947\u0948\u0949\u094b\u094c\u094d',
  '\u200c\u200d',
].join('');

function range(first: string, last: string): string {
  const [from = 0, to = 0] = [first, last].map((letter) => letter.codePointAt(0));
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
}
