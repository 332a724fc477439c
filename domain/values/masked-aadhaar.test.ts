import { describe, expect, test } from 'vitest';
import { fieldsWithoutAadhaar, holdsAadhaar } from '../entries/fields-without-aadhaar.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import { hasHiddenAadhaar, phoneWithoutAadhaar, withoutAadhaar } from './masked-aadhaar.ts';

const hidden = 'XXXX XXXX 2346';
// As the site makes it; hash and width have twelve digits that pass the check.
const picture = pictureAddress('night-suit-5-7-years-77909375', {
  width: 1200,
  height: 900,
  colour: 'c86828',
});
// A mobile number with India's code that passes the check.
const mobile = '919876543216';

describe('an Aadhaar number is hidden but for its last four digits', () => {
  test.each([
    ['234123412346', hidden],
    ['2341 2341 2346', hidden],
    ['2341-2341-2346', hidden],
    ['2341\u00A02341\u20112346', hidden],
    ['2341  2341  2346', hidden],
    ['2341\t2341\t2346', hidden],
    ['2341.2341.2346', hidden],
    ['2341/2341/2346', hidden],
    ['2341\n2341\n2346', hidden],
    ['2341 - 2341 - 2346', hidden],
    ['2341\u22122341\u20142346', hidden],
    ['2341\u20092341\u202F2346', hidden],
    ['2341\u200B2341\u00AD2346', hidden],
    ['234 123 412 346', hidden],
    ['234-123-412-346', hidden],
    ['234123 412346', hidden],
    ['23 41 23 41 23 46', hidden],
    ['2️⃣3️⃣4️⃣1️⃣2️⃣3️⃣4️⃣1️⃣2️⃣3️⃣4️⃣6️⃣', `${hidden}\uFE0F\u20E3`],
    ['2 3 4 1 2 3 4 1 2 3 4 6', hidden],
    ['Aadhaar: 2-3-4-1-2-3-4-1-2-3-4-6', `Aadhaar: ${hidden}`],
    ['2341 23412346', hidden],
    ['૨૩૪૧ ૨૩૪૧ ૨૩૪૬', 'XXXX XXXX ૨૩૪૬'],
    ['২৩৪১২৩৪১২৩৪৬', 'XXXX XXXX ২৩৪৬'],
    ['２３４　１２３　４１２　３４６', 'XXXX XXXX ２３４６'],
    ['𝟮𝟯𝟰𝟭 𝟮𝟯𝟰𝟭 𝟮𝟯𝟰𝟲', 'XXXX XXXX 𝟮𝟯𝟰𝟲'],
    ['२३४१ २३४१ २३४६', 'XXXX XXXX २३४६'],
    ['२३४१२३४१२३४६', 'XXXX XXXX २३४६'],
    ['My number:2341 2341 2346, thank you.', `My number:${hidden}, thank you.`],
    ['UID234123412346.', `UID${hidden}.`],
    ['Room 12 2341 2341 2346', `Room 12 ${hidden}`],
    ['2341 2341 2346 2341 2341 2346', `${hidden} ${hidden}`],
    ['234123412346\n234123412346', `${hidden}\n${hidden}`],
    // A number may begin with any digit.
    ['000000000003', 'XXXX XXXX 0003'],
  ])('%j', (text, masked) => {
    expect(withoutAadhaar(text)).toBe(masked);
    expect(withoutAadhaar(masked)).toBe(masked);
    expect(hasHiddenAadhaar({ field: [masked] })).toBe(true);
  });

  test('in an email address without spaces, so that it stays one', () => {
    expect(withoutAadhaar('234123412346@example.org')).toBe('XXXXXXXX2346@example.org');
    expect(hasHiddenAadhaar('XXXXXXXX2346@example.org')).toBe(true);
    expect(withoutAadhaar('a@b.234123412346.org')).toBe('a@b.XXXXXXXX2346.org');
    expect(withoutAadhaar('a@b.org 234123412346')).toBe(`a@b.org ${hidden}`);
    expect(withoutAadhaar('a@b.org\nc@234123412346')).toBe('a@b.org\nc@XXXXXXXX2346');
  });
});

describe('what is no Aadhaar number stays', () => {
  test.each([
    '234123412345',
    '1234123412346',
    '2341234123461',
    '23412341234',
    '2341    2341    2346',
    '2341, 2341, 2346',
    '23-4123-4123-46',
    '2341a2341a2346',
    '98765 43210',
    '+91 98765 43210',
    `+${mobile}`,
    `+ ${mobile}`,
    '2026-11-23',
    // These have twelve digits that pass the check.
    '2026-11-23 12:18',
    '23.11.2026 12:17',
    '23/11/2026, 1229',
    '₹1,20,000–1,20,007',
    '₹2341 ₹2341 ₹2346',
    'https://example.org/234123412346.jpg',
    picture,
    `5-7 years = ₹450 | ${picture}; 8-10 years = ₹500`,
    '3f2b8c1d-0e4a-4f6b-9c2d-234123412346',
    '3f2b8c1d-2341-2341-2346-9c2d0e4a4f6b',
    'e3b0c44298fc1c149afb234123412346ca495991b7852b85',
    'AADHAAR',
  ])('%j', (text) => {
    expect(withoutAadhaar(text)).toBe(text);
    expect(hasHiddenAadhaar(text)).toBe(false);
  });
});

test('a mobile number with its country’s code stays in a field for phone numbers', () => {
  expect(phoneWithoutAadhaar(mobile)).toBe(mobile);
  expect(phoneWithoutAadhaar('9198 7654 3216')).toBe('9198 7654 3216');
  expect(phoneWithoutAadhaar('234123412346')).toBe(hidden);
});

describe('a number of another kind stays, where a word before it or its beginning says so', () => {
  test.each([
    'UPI ref 234123412346',
    'Ref. no.: 2341 2341 2346',
    'I have paid, UTR234123412346.',
    'RRN #234123412346',
    'The UPI transaction ID is 234123412346',
    'txn-234123412346',
    'reference number 234123412346',
    'Phone: 234123412346',
    'Ph. 234123412346',
    'my WhatsApp number is 2341 2341 2346',
    'Whats app 234123412346',
    'यूपीआई संदर्भ संख्या: 234123412346',
    'संदर्भ क्र. २३४१२३४१२३४६',
    'फ़ोन 234123412346',
    '\u095Eोन नंबर 234123412346',
    'मोबाइल नंबर 234123412346',
    'मोबाईल 234123412346',
    'व्हाट्सऐप 234123412346',
    'व्हॉट्सअॅप नंबर 234123412346',
    mobile,
    `Call ${mobile} after six`,
    'Aadhaar XXXX XXXX 2346, phone 234123412346',
    `phone ${mobile}, Aadhaar XXXX XXXX 2346`,
  ])('%j', (text) => {
    expect(withoutAadhaar(text)).toBe(text);
  });

  test.each([
    ['phone 98765 43210, 2341 2341 2346', `phone 98765 43210, ${hidden}`],
    ['2341 2341 2346, phone 98765 43210', `${hidden}, phone 98765 43210`],
    ['No phone. Her number: 234123412346', `No phone. Her number: ${hidden}`],
    ['WhatsApp\n234123412346', `WhatsApp\n${hidden}`],
    ['refused 234123412346', `refused ${hidden}`],
    ['ref 98765, then 234123412346', `ref 98765, then ${hidden}`],
  ])('but no number to which the word does not belong: %j', (text, masked) => {
    expect(withoutAadhaar(text)).toBe(masked);
    expect(withoutAadhaar(masked)).toBe(masked);
  });

  test.each([
    [`Aadhaar ${mobile}`, 'Aadhaar XXXX XXXX 3216'],
    ['phone linked to Aadhar 234123412346', `phone linked to Aadhar ${hidden}`],
    ['Aadhaar ref 234123412346', `Aadhaar ref ${hidden}`],
    ['ref 234123412346 is her adhaar', `ref ${hidden} is her adhaar`],
    ['आधार संदर्भ 234123412346', `आधार संदर्भ ${hidden}`],
    [`${mobile} (आधार)`, 'XXXX XXXX 3216 (आधार)'],
    [`+${mobile} is the UID`, '+XXXX XXXX 3216 is the UID'],
    [`Aadhaar of both: 2341 2341 2346, ${mobile}`, `Aadhaar of both: ${hidden}, XXXX XXXX 3216`],
    [`Aadhaar 234123412346, phone ${mobile}`, `Aadhaar ${hidden}, phone ${mobile}`],
    [`Aadhaar 234123412346, +${mobile}`, `Aadhaar ${hidden}, +${mobile}`],
    [`phone ${mobile}, Aadhaar 234123412346`, `phone ${mobile}, Aadhaar ${hidden}`],
  ])('the word Aadhaar beside it hides it all the same: %j', (text, masked) => {
    expect(withoutAadhaar(text)).toBe(masked);
    expect(phoneWithoutAadhaar(text)).toBe(masked);
    expect(withoutAadhaar(masked)).toBe(masked);
  });
});

// Each passes the check.
test.each([
  '447911123459',
  '971 501 234 569',
  '9665 0123 4569',
  '९२३००१२३४५६०',
  '254712345677',
  '0097 1501 2345',
  '+971 501 234 569',
])('a phone number abroad stays in a field for phone numbers: %s', (phone) => {
  expect(phoneWithoutAadhaar(phone)).toBe(phone);
});

test('hiding the numbers of a text again changes nothing, also where digits follow one', () => {
  // The last four digits and the eight after them pass the check.
  const text = '2341 2341 2346 1111 2222';
  const followed = Array.from({ length: 10 }, (_, digit) => `${text.slice(0, -1)}${digit}`);
  for (const each of followed) {
    const masked = withoutAadhaar(each);
    expect(masked.startsWith('XXXX XXXX 2346 1111')).toBe(true);
    expect(withoutAadhaar(masked)).toBe(masked);
  }
});

// Were the time the square of the length, this would end after the test's own limit.
test.each([
  '7',
  '@',
  ' ',
  '२',
  '7 ',
  '7777 ',
  '777 777 ',
  '\u200B',
  'X',
  'XXXX XXXX ',
  '2341 2341 2346@',
  'f',
  '+',
])('a megabyte of %j is read at once, and the number at its end is hidden', (part) => {
  const long = `${part.repeat(Math.ceil(1_000_000 / part.length))}, 2341 2341 2346`;
  expect(withoutAadhaar(long).endsWith(hidden)).toBe(true);
});

test('in a thing each text is hidden by the name of its field; ids and pictures stay', () => {
  const thing = {
    id: '234123412346',
    imageURL: 'IMG_234123412346.jpg',
    phone: mobile,
    name: 'Asha 234123412346',
    variants: [{ type: '2341 2341 2346', image: '234123412346.png', price: 12_000 }],
    'about.json#title': '234123412346',
  };
  expect(holdsAadhaar(thing)).toBe(true);
  expect(fieldsWithoutAadhaar(thing)).toEqual({
    ...thing,
    name: `Asha ${hidden}`,
    variants: [{ type: hidden, image: '234123412346.png', price: 12_000 }],
    'about.json#title': hidden,
  });
  expect(holdsAadhaar(fieldsWithoutAadhaar(thing))).toBe(false);
});
