import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { admittedStudent, type Placement, studentsWhoApplied } from '../../domain/admission.ts';
import { cleanText } from '../../domain/plain-text.ts';
import type { Student } from '../../domain/student.ts';
import { StaffError } from '../staff-error.ts';
import { findApplication } from './find-application.ts';

/** Who was admitted, and whether they were on the list of students before. */
export type Admission = { student: Student; wasListed: boolean };

/**
 * Puts an applicant on the list of students; admitting again corrects the placement. Throws a StaffError where there is
 * no such application, or where the applicant is listed with other contact details.
 */
export async function admitApplicant(
  repositories: Pick<Repositories, 'applications' | 'students'>,
  reference: string,
  placement: Placement,
): Promise<Admission> {
  const application = await findApplication(repositories, reference);
  const student = admittedStudent(application, {
    course: cleanText(placement.course),
    c_year: cleanText(placement.c_year),
    section: cleanText(placement.section),
    hostelName: cleanText(placement.hostelName),
    roomNumber: cleanText(placement.roomNumber),
    feesPaid: placement.feesPaid,
  });
  const listed = studentsWhoApplied(application, await repositories.students.all());
  refuseSecondEntry(student, listed);
  await repositories.students.save([student]);
  return { student, wasListed: listed.length > 0 };
}

// A student is known by name, e-mail and phone: where one of these was changed since, saving would add a second entry.
function refuseSecondEntry({ email, phone }: Student, listed: readonly Student[]) {
  const other = listed.find(
    (each) => each.email.toLowerCase() !== email.toLowerCase() || each.phone !== phone,
  );
  if (!other) return;
  throw new StaffError(
    `${other.name} is on the list of students already, with other contact details (${other.email}, ${other.phone}). Change the entry by students export and import, or remove it first.`,
  );
}
