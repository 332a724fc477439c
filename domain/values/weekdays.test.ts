import { expect, test } from 'vitest';
import { type Weekday, weekdays, weekdaysInWords } from './weekdays.ts';

const mondayToSaturday = weekdays.slice(0, 6);
const ranges = { en: '{first} to {last}', hi: '{first} से {last}', mr: '{first} ते {last}' };

test('days in a row are a range in each language', () => {
  expect(weekdaysInWords(mondayToSaturday, 'en', ranges.en)).toBe('Monday to Saturday');
  expect(weekdaysInWords(mondayToSaturday, 'hi', ranges.hi)).toBe('सोमवार से शनिवार');
  expect(weekdaysInWords(mondayToSaturday, 'mr', ranges.mr)).toBe('सोमवार ते शनिवार');
});

test.each<[Weekday[], string]>([
  [['sunday'], 'Sunday'],
  [['monday', 'tuesday'], 'Monday and Tuesday'],
  [['monday', 'wednesday', 'friday'], 'Monday, Wednesday and Friday'],
  [['monday', 'tuesday', 'wednesday', 'friday'], 'Monday to Wednesday and Friday'],
  [[...weekdays], 'Monday to Sunday'],
])('%j are %j', (days, words) => {
  expect(weekdaysInWords(days, 'en', ranges.en)).toBe(words);
});
