import { expect, test } from 'vitest';
import { columnName, fromColumns, toColumns } from './column-names.ts';

test.each([
  ['roomNumber', 'room_number'],
  ['additionalInfo', 'additional_info'],
  ['c_year', 'c_year'],
  ['name', 'name'],
])('%s is kept in %s', (field, column) => {
  expect(columnName(field)).toBe(column);
});

test('fields become columns and fields again, those that are asked for alone', () => {
  const fields = ['hostelName', 'c_year'] as const;
  const columns = toColumns(fields, { hostelName: 'Neem House', c_year: '2', other: '' });
  expect(columns).toEqual({ hostel_name: 'Neem House', c_year: '2' });
  const row = { ...columns, id: 1 };
  expect(fromColumns(fields, row)).toEqual({ hostelName: 'Neem House', c_year: '2' });
});
