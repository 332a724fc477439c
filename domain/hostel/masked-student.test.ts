import { expect, test } from 'vitest';
import { maskedStudent } from './masked-student.ts';
import { blankStudent, publicFieldNames, type StudentEntry } from './student.ts';

const asha: StudentEntry = {
  ...blankStudent,
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '+91 98765 43210',
  address: '12 Temple Road, Pune',
  course: 'Weaving',
  c_year: '2',
  section: 'B',
  hostelName: 'Neem House',
  roomNumber: '14',
  feesPaid: true,
};

test('masks email, phone and address, and leaves the other seven fields as they are', () => {
  const { name, course, c_year, section, hostelName, roomNumber, feesPaid } = asha;
  expect(maskedStudent(asha)).toEqual({
    name,
    course,
    c_year,
    section,
    hostelName,
    roomNumber,
    feesPaid,
    email: 'a***@example.org',
    phone: '***10',
    address: '***',
  });
});

test('leaves blank what is blank', () => {
  expect(maskedStudent({ ...asha, email: '', phone: '', address: '' })).toMatchObject({
    email: '',
    phone: '',
    address: '',
  });
});

test.each(['a@example.org', '@example.org', 'asha'])('gives nothing of the short email %s away', (email) => {
  expect(maskedStudent({ ...asha, email }).email).toBe('***');
});

test('gives nothing of a short phone number away', () => {
  expect(maskedStudent({ ...asha, phone: '043-2101' }).phone).toBe('***');
});

test.each(['asha@example.org', 'a@example.org', ''])(
  'leaves as it is what is masked already: %s',
  (email) => {
    for (const phone of [asha.phone, '043-2101', '']) {
      const masked = maskedStudent({ ...asha, email, phone });
      expect(maskedStudent(masked)).toEqual(masked);
    }
  },
);

test('gives nothing of what is private or new', () => {
  const kept = { ...asha, guardianPhone: '98450 99999', newField: 'private' };
  expect(Object.keys(maskedStudent(kept))).toEqual(publicFieldNames);
});
