import type { Application } from './application.ts';
import type { PublicStudent } from './student.ts';

/** Where an applicant is placed: the fields of a student that an application doesn't have. */
export type Placement = Pick<
  PublicStudent,
  'course' | 'c_year' | 'section' | 'hostelName' | 'roomNumber' | 'feesPaid'
>;

/** The student that an application becomes with a placement. */
export function admittedStudent(application: Application, placement: Placement): PublicStudent {
  const { email, phone, address } = application;
  return { name: applicantName(application), email, phone, address, ...placement };
}

/**
 * The full name of an applicant.
 * @example applicantName(application) // 'Asha Rao'
 */
export function applicantName({ firstName, lastName }: Application): string {
  return `${firstName} ${lastName}`;
}
