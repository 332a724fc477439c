import { describe, expect, it } from 'vitest';
import { readStudents } from './student.ts';

const asha = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '98765 43210',
  address: 'Pune',
  course: 'Weaving',
  c_year: '2',
  section: 'B',
  hostelName: 'Neem House',
  roomNumber: '14',
  feesPaid: true,
};

describe('readStudents', () => {
  it('lets the ten public fields pass and nothing else', () => {
    const internal = {
      _id: '1',
      id: 1,
      __v: 0,
      createdAt: 'x',
      updatedAt: 'x',
      guardian: 'R. Rao',
      identity: 'x',
    };
    expect(readStudents([{ ...internal, ...asha }])).toEqual([asha]);
  });

  it('reads a year and a room that are numbers as their text', () => {
    expect(readStudents([{ ...asha, c_year: 2, roomNumber: 14, phone: 9_876_543_210 }])).toEqual([
      { ...asha, phone: '9876543210' },
    ]);
  });

  it('reads what is absent or null as blank, and fees as unpaid', () => {
    const blank = Object.fromEntries(Object.keys(asha).map((field) => [field, '']));
    expect(readStudents([{}, { ...asha, email: null, feesPaid: null }])).toEqual([
      { ...blank, feesPaid: false },
      { ...asha, email: '', feesPaid: false },
    ]);
  });

  it('reads a line break of a field of one line as a blank', () => {
    const lines = { name: 'Asha\nRao', address: '1 Lane\nPune' };
    expect(readStudents([{ ...asha, ...lines }])).toEqual([{ ...asha, ...lines, name: 'Asha Rao' }]);
  });

  it('reads an empty list', () => {
    expect(readStudents([])).toEqual([]);
  });

  it.each([[null], [{ message: 'closed' }], ['students'], [[null]], [[{ ...asha, feesPaid: 'Yes' }]]])(
    'refuses %j, which is no list of students',
    (answer) => {
      expect(() => readStudents(answer)).toThrow(expect.objectContaining({ name: 'ValiError' }));
    },
  );
});
