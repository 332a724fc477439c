import { expect, it } from 'vitest';
import { fittedWidths } from './print-table.ts';

it('leaves columns that fit as they are', () => {
  expect(fittedWidths([4, 10], 80)).toEqual([4, 10]);
});

it('takes from the widest until the line is not too long', () => {
  expect(fittedWidths([4, 60, 30], 60)).toEqual([4, 26, 26]);
});

it('gives up before a column can’t be read', () => {
  expect(fittedWidths([20, 20, 20], 10)).toEqual([6, 6, 6]);
});
