import { expect, test } from 'vitest';
import { passesVerhoeff } from './masked-aadhaar.ts';

// The examples of Wikipedia, Wikibooks and Rosetta Code.
test.each(['2363', '123451', '1428570', '84736430954837284567892'])('%s passes', (digits) => {
  expect(passesVerhoeff(digits)).toBe(true);
});

test('every wrong digit, and every two neighbours changed about, are found', () => {
  const number = '234123412346';
  expect(passesVerhoeff(number)).toBe(true);
  for (const [at, digit] of Array.from(number).entries()) {
    for (const other of '0123456789'.replace(digit, ''))
      expect(passesVerhoeff(`${number.slice(0, at)}${other}${number.slice(at + 1)}`)).toBe(false);
    const next = number[at + 1] ?? '';
    const changedAbout = `${number.slice(0, at)}${next}${digit}${number.slice(at + 2)}`;
    expect(passesVerhoeff(changedAbout)).toBe(changedAbout === number);
  }
});
