import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test.each([
  ['Latin', '0123456789'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['full-width', '０１２３４５６７８９'],
  ['mathematical', '𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵'],
])('digits of %s', (_, digits) => {
  expect(latinDigits(digits)).toBe('0123456789');
});

test('every decimal digit of Unicode, ten of each value', () => {
  const points = Array.from({ length: 0x11_0000 }, (_, point) => point).filter(
    (point) => point < 0xd8_00 || point > 0xdf_ff,
  );
  const digits = points.map((point) => String.fromCodePoint(point)).filter((sign) => /\p{Nd}/u.test(sign));
  const values = digits.map(latinDigits);
  expect(digits.length).toBeGreaterThan(600);
  expect(values).toEqual(values.map((_, index) => String(index % 10)));
});

test('everything else stays', () => {
  expect(latinDigits('₹१,२०० ½ ² Ⅳ ①')).toBe('₹1,200 ½ ² Ⅳ ①');
});
