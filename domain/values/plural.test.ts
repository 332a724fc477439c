import { expect, test } from 'vitest';
import { pluralText } from './fill-in.ts';

const forms = { one: '{count} item in {place}', other: '{count} items in {place}' };

test.each([
  [0, '0 items in the cart'],
  [1, '1 item in the cart'],
  [2, '2 items in the cart'],
])('%d is written as %j', (count, text) => {
  expect(pluralText(forms, count, { place: 'the cart' })).toBe(text);
});

test('a language has its own rules: in Hindi, zero takes the form for one', () => {
  expect(pluralText({ one: 'one', other: 'other' }, 0, {}, 'hi-IN')).toBe('one');
});

test('a count can be shown in another way than it is counted', () => {
  expect(pluralText({ one: '{count}', other: '{count}' }, 1000, { count: '1,000' })).toBe('1,000');
});
