import { describe, expect, test } from 'vitest';
import { internationalDigits, isShortPhone, samePhoneDigits, telLink } from './phone.ts';

test.each(['+91 98765 43210', '+91 (98765) 432-10', '+919876543210', '+९१ ९८७६५ ४३२१०'])(
  '%s can be called',
  (phone) => {
    expect(telLink(phone)).toBe('tel:+919876543210');
  },
);

test.each(['123456', '+91 98', 'later', '९८७६५४'])('%s is short', (phone) => {
  expect(isShortPhone(phone)).toBe(true);
});

test.each(['', ' ', '1234567', '+91 98765', '९८७६५४३'])('“%s” is not short', (phone) => {
  expect(isShortPhone(phone)).toBe(false);
});

test.each([
  '98765 43210',
  '098765-43210',
  '0091 98765 43210',
  '+91 98765 43210',
  '९८७६५ ४३२१०',
  '૯૮૭૬૫ ૪૩૨૧૦',
])('WhatsApp finds %s', (phone) => {
  expect(internationalDigits(phone)).toBe('919876543210');
});

test('a number of another country keeps its code', () => {
  expect(internationalDigits('+44 20 7946 0958')).toBe('442079460958');
});

describe('samePhoneDigits', () => {
  test.each([
    '98765 43210',
    '+91 98765 43210',
    '098765-43210',
    '0091 98765 43210',
    '+91 (0) 98765 43210',
    '९८७६५ ४३२१०',
    '૯૮૭૬૫ ૪૩૨૧૦',
    '９８７６５ ４３２１０',
  ])('is the same for %s', (phone) => {
    expect(samePhoneDigits(phone)).toBe('9876543210');
  });

  test('keeps other numbers apart', () => {
    const numbers = ['98765 43211', '+44 98765 43210', '9198765432', 'My uncle’s', ''];
    expect(new Set(numbers.map(samePhoneDigits)).size).toBe(numbers.length);
  });
});
