import { describe, expect, test } from 'vitest';
import { internationalDigits, isShortPhone, phoneInDoubt, samePhoneDigits, telLink } from './phone.ts';

test.each(['123456', '+91 98', 'later', '९८७६५४'])('%s is short', (phone) => {
  expect(isShortPhone(phone)).toBe(true);
});

test.each(['', ' ', '1234567', '+91 98765', '९८७६५४३'])('“%s” is not short', (phone) => {
  expect(isShortPhone(phone)).toBe(false);
});

describe('one Indian number is called, written to and found', () => {
  test.each([
    '98765 43210',
    '+91 98765 43210',
    '+91 (98765) 432-10',
    '+91 098765 43210',
    '+91 (0) 98765 43210',
    '91-098765-43210',
    '91 98 76 54 32 10',
    '098765-43210',
    '0091 98765 43210',
    '98765/43210',
    '+91.98765.43210',
    '९८७६५ ४३२१०',
    '૯૮૭૬૫ ૪૩૨૧૦',
    '＋９１ ９８７６５ ４３２１０',
    '\u202A+91 98765 43210\u202C',
    '9876\u200B543210',
    'Phone: 98765 43210 (WhatsApp)',
  ])('however it is typed: %j', (phone) => {
    expect(telLink(phone)).toBe('tel:+919876543210');
    expect(internationalDigits(phone)).toBe('919876543210');
    expect(samePhoneDigits(phone)).toEqual(['9876543210']);
    expect(phoneInDoubt(phone)).toBeUndefined();
  });

  test.each([
    '+91 98765 43210 (after 6 pm)',
    '9876543210 10am-5pm',
    '98765 43210 (शाम 6 बजे के बाद)',
    '98765 43210 ext 12',
    '+91 98765 43210;ext=12',
    '98765 43210/11',
    '98765 43210 or 43211',
  ])('without digits that belong to something else, and the form says so: %j', (phone) => {
    expect(telLink(phone)).toBe('tel:+919876543210');
    expect(samePhoneDigits(phone)).toEqual(['9876543210']);
    expect(phoneInDoubt(phone)).toBe('+91 98765 43210');
  });
});

test.each([
  '98765 43210 / 91234 56780',
  '98765 43210, +91 91234 56780',
  '+91 98765 43210+91 91234 56780',
  '98765 43210 91234 56780',
  '98765-43210-091234-56780',
  '98765432109123456780',
  '98765 43210 or 91234 56780',
  'Mother 98765 43210, father 91234 56780 (after 6 pm)',
  'माँ 98765 43210 पिता 91234 56780',
  '1) 98765 43210 2) 91234 56780',
  '९८७६५ ४३२१० / ९१२३४ ५६७८०',
])('of several numbers the first is called, and each is known: %j', (phone) => {
  expect(telLink(phone)).toBe('tel:+919876543210');
  expect(internationalDigits(phone)).toBe('919876543210');
  expect(samePhoneDigits(phone)).toEqual(['9876543210', '9123456780']);
  expect(phoneInDoubt(phone)).toBe('+91 98765 43210');
});

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['(+65) 6123 4567', '+6561234567'],
  ['\u202A+65 6123 4567\u202C', '+6561234567'],
  ['+977 98412 34567', '+9779841234567'],
])('a number of another country keeps its code: %j', (phone, called) => {
  expect(telLink(phone)).toBe(`tel:${called}`);
  expect(internationalDigits(phone)).toBe(called.slice(1));
  expect(phoneInDoubt(phone)).toBeUndefined();
});

test.each([
  ['022 2345 6789', '+912223456789'],
  ['022/2345 6789', '+912223456789'],
  ['(022) 2345 6789 ext 12', '+912223456789'],
  ['011-2345 6789, 011-2345 6780', '+911123456789'],
])('a number of a landline is one with its area: %s', (phone, called) => {
  expect(telLink(phone)).toBe(`tel:${called}`);
});

test.each(['1098', '112', '1800 123 456', '1800 123 4567'])('%s is called as it is', (phone) => {
  expect(telLink(phone)).toBe(`tel:${phone.replaceAll(' ', '')}`);
});

test.each([
  ['98765 4321', '987654321'],
  ['98765 432101', '98765432101'],
  ['+91 98765 4321', '+91987654321'],
])('the form asks whether a digit is missing or too many: %s', (phone, called) => {
  expect(phoneInDoubt(phone)).toBe(called);
});

test('other numbers, and texts without one, are kept apart', () => {
  const numbers = ['98765 43211', '+44 98765 43210', '9198765432', 'My uncle’s', ''];
  expect(new Set(numbers.flatMap(samePhoneDigits)).size).toBe(numbers.length);
  expect(telLink('My uncle’s')).toBe('tel:');
});
