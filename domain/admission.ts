import type { Application } from './application.ts';
import { samePhoneDigits } from './phone.ts';
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

/** The students who are the applicant: the same name, with the same email address or one of their phone numbers. */
export function studentsWhoApplied(
  application: Application,
  students: readonly PublicStudent[],
): PublicStudent[] {
  const name = folded(applicantName(application));
  const phones = samePhoneDigits(application.phone);
  return students.filter(
    (student) =>
      folded(student.name) === name &&
      (folded(student.email) === folded(application.email) ||
        samePhoneDigits(student.phone).some((phone) => phones.includes(phone))),
  );
}

function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
