import { expect, test } from 'vitest';
import { namesAccount } from './names-account.ts';

test.each([
  'Pay to evil@okaxis',
  'UPI: EVIL.ONE@ybl.',
  'evil＠okaxis',
  'Send gifts to 9876543210@paytm, please',
  'IFSC SBIN0001234',
  'ifsc: hdfc0abc123',
  'Account 123456789',
  'खाता १२३४५६७८९०१२३',
  'ખાતું ૧૨૩૪૫૬૭૮૯૦૧૨૩',
  'A/c 1234 5678 9012 3456',
  '12345-67890-1234',
  'खाते क्र. 00123456789012',
])('%j names an account', (text) => {
  expect(namesAccount(text)).toBe(true);
});

test.each([
  'Write to asha@example.org.',
  'कृपया help@diya-dhaga.example.org पर लिखें',
  'Call +91 98765 43210 or 098765 43210',
  '98765 43210',
  '919876543210',
  'Free: 1800 123 4567',
  'Pune office: 020-2345 6789',
  'Meet @ noon',
  'Since 2019, 12,34,567 rupees, pin 411 001',
  'A bag of 5 x 7 x 12 cm, 250 g',
  'From 2019 to 2026',
  'ABCD1234567',
])('%j names none', (text) => {
  expect(namesAccount(text)).toBe(false);
});

test('a name may have a long number, but not beside a word about money', () => {
  expect(namesAccount('Kite 1795548441604', { isName: true })).toBe(false);
  for (const name of ['Account 1795548441604', 'खाता १७९५५४८४४१६०४', 'evil@okaxis', 'SBIN0001234'])
    expect(namesAccount(name, { isName: true })).toBe(true);
});

test('a long text is looked through in one pass', () => {
  expect(namesAccount('a.'.repeat(100_000))).toBe(false);
  expect(namesAccount('a@'.repeat(100_000))).toBe(false);
  expect(namesAccount('1 '.repeat(8))).toBe(false);
});
