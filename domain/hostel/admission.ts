import type { Application } from './application.ts';
import { blankStudent, type PlacedFieldName, type StudentEntry } from './student.ts';

/** Where an applicant is placed. */
export type Placement = Pick<StudentEntry, PlacedFieldName>;

/** The placement of who is placed nowhere yet. */
export const nowhere: Placement = {
  course: '',
  c_year: '',
  section: '',
  hostelName: '',
  roomNumber: '',
  feesPaid: false,
};

/** The student that an application becomes with a placement; what neither says stays as it is in the record `before`. */
export function admittedStudent(
  application: Application,
  placement: Placement,
  before: StudentEntry = blankStudent,
): StudentEntry {
  const { email, phone, address } = application;
  return { ...before, name: applicantName(application), email, phone, address, ...placement };
}

/**
 * The full name of an applicant. Who has only one name has written it into both fields: it is shown once.
 * @example applicantName(application) // 'Asha Rao'
 * @example applicantName({ ...application, firstName: 'Sunita', lastName: 'sunita' }) // 'Sunita'
 */
export function applicantName({ firstName, lastName }: Pick<Application, 'firstName' | 'lastName'>): string {
  return comparable(firstName) === comparable(lastName) ? firstName : `${firstName} ${lastName}`;
}

// Capitals and blanks make no other name of it.
function comparable(name: string): string {
  return name.replaceAll(/\s/g, '').toLowerCase();
}
