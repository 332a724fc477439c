import { expect, test } from 'vitest';
import { mergedList } from './shown-content.ts';

test.each([
  ['nothing', 'aBc', 'abc', 'abc', 'aBc'],
  ['another entry', 'aBc', 'abc', 'abX', 'aBX'],
  ['the same entry: that of staff stays', 'aBc', 'abc', 'aXc', 'aBc'],
  ['the entry as staff did', 'aBc', 'abc', 'aBc', 'aBc'],
  ['the end: entries more', 'aBc', 'abc', 'abcde', 'aBcde'],
  ['the end and another entry', 'aBc', 'abc', 'Xbcd', 'XBcd'],
  ['the order: nobody can tell which entry is which', 'aBc', 'abc', 'cba', 'aBc'],
  ['the beginning: an entry more', 'aBc', 'abc', 'Xabc', 'aBc'],
  ['the length: an entry less', 'aBc', 'abc', 'ab', 'aBc'],
  ['another entry, where staff changed the order', 'cba', 'abc', 'aXc', 'cba'],
  ['another entry, where staff added one', 'abcd', 'abc', 'aXc', 'abcd'],
  ['another entry, where staff removed one', 'ab', 'abc', 'Xbc', 'ab'],
])('where the files change %s', (_, staff, original, files, merged) => {
  const lists = { staff: [...staff], original: [...original], files: [...files] };
  expect(mergedList(lists).join('')).toBe(merged);
});

test('entries are compared whole', () => {
  const entry = (question: string, answer: string) => ({ question, answer });
  expect(
    mergedList({
      staff: [entry('Cost?', 'Little.'), entry('When?', 'In June.')],
      original: [entry('Cost?', 'Much.'), entry('When?', 'In June.')],
      files: [entry('Cost?', 'Much.'), entry('When?', 'In July.')],
    }),
  ).toEqual([entry('Cost?', 'Little.'), entry('When?', 'In July.')]);
});
