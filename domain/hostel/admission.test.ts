import { describe, expect, it, test } from 'vitest';
import { admittedStudent, applicantName } from './admission.ts';
import type { Application } from './application.ts';
import { blankStudent } from './student.ts';

const application: Application = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.org',
  phone: '00000 00001',
  address: 'Example Nagar',
  purpose: 'education',
  duration: '6months',
  additionalInfo: 'Reads Braille',
};
const placement = {
  course: 'Weaving',
  c_year: '2',
  section: 'B',
  hostelName: 'Neem House',
  roomNumber: '14',
  feesPaid: true,
};

describe('admission', () => {
  it('makes a student of an application, with nothing that the list of students doesn’t say', () => {
    expect(admittedStudent(application, placement)).toEqual({
      ...blankStudent,
      name: 'Asha Rao',
      email: 'asha@example.org',
      phone: '00000 00001',
      address: 'Example Nagar',
      ...placement,
    });
  });
});

test.each([
  ['Asha', 'Rao', 'Asha Rao'],
  ['Sunita', 'Sunita', 'Sunita'],
  ['Sunita', 'SUNITA', 'Sunita'],
  ['Ram Das', 'Ramdas', 'Ram Das'],
  ['सुनीता', 'सुनीता', 'सुनीता'],
  ['Asha', 'Ash', 'Asha Ash'],
])('someone who writes %s and %s is called %s', (firstName, lastName, name) => {
  expect(applicantName({ firstName, lastName })).toBe(name);
});
