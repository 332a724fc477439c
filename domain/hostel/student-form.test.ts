import { expect, test } from 'vitest';
import { readForm } from '../entries/field-problems.ts';
import { placementFormSchema, studentFormSchema } from './student-form.ts';

test('a student needs a name only, and no wrong email address', () => {
  expect(readForm(studentFormSchema, { name: ' Asha ', email: '' })).toMatchObject({
    ok: true,
    values: { name: 'Asha', email: '', course: '', feesPaid: false },
  });
  expect(readForm(studentFormSchema, { name: 'Asha', email: 'asha@bücher.example' })).toMatchObject({
    values: { email: 'asha@xn--bcher-kva.example' },
  });
  expect(readForm(studentFormSchema, { name: '', email: 'asha', phone: '1'.repeat(41) })).toEqual({
    ok: false,
    problems: { name: 'missing', email: 'not-an-email', phone: 'too-long' },
  });
});

test('what is typed has a line break in a field of several lines only', () => {
  const lines = 'One\nTwo';
  expect(readForm(studentFormSchema, { name: lines, guardianName: lines, address: lines })).toMatchObject({
    values: { name: 'One Two', guardianName: 'One Two', address: lines },
  });
  expect(readForm(placementFormSchema, { hostelName: lines, course: lines })).toMatchObject({
    values: { hostelName: 'One Two', course: 'One Two' },
  });
});

test('who is admitted needs a hostel; a checked box says that the fees are paid', () => {
  expect(readForm(placementFormSchema, { hostelName: ' ' })).toMatchObject({
    problems: { hostelName: 'missing' },
  });
  expect(readForm(placementFormSchema, { hostelName: 'Neem House', feesPaid: 'yes' })).toMatchObject({
    values: { hostelName: 'Neem House', feesPaid: true },
  });
});
