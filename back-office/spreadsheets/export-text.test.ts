import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { guarded, unguarded } from './export-text.ts';

it.each(['=1+1', '+91 98765', '-5', '@SUM(A1)', ' =1', '\t=1', '＝1', "'=1"])(
  '%j would run, and is guarded',
  (text) => {
    expect(guarded(text)).toBe(`'${text}`);
  },
);

it.each(['', 'Jute', "'tis", '1-2', 'a=b', "'"])('%j stays as it is', (text) => {
  expect(guarded(text)).toBe(text);
  expect(unguarded(text)).toBe(text);
});

it('any text comes back from behind its guard', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@\t\r\n ]{0,6}a?$/));
  fc.assert(
    fc.property(text, (each) => {
      expect(unguarded(guarded(each))).toBe(each);
    }),
  );
});
