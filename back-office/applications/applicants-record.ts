import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { HandledApplication } from '../../backend/repositories/inbox-repository.ts';
import type { Student } from '../../backend/repositories/student-repository.ts';
import { admittedStudent } from '../../domain/admission.ts';

type Records = Pick<Repositories, 'students'>;

const nowhere = {
  course: '',
  c_year: '',
  section: '',
  hostelName: '',
  roomNumber: '',
  feesPaid: false,
};

/**
 * The student's record that belongs to an application: of the student who was admitted by it, while it is admitted. Never
 * another one, whatever an application says of itself: anybody can send one in a student's name.
 */
export async function ownRecord(
  { students }: Records,
  { state, studentId }: HandledApplication,
): Promise<Student | undefined> {
  return state === 'admitted' && studentId !== '' ? students.find(studentId) : undefined;
}

/**
 * The record that changes when an applicant is admitted: the application's own, or else the one with the same name, email
 * and phone, also of someone who has left; undefined where admitting adds one.
 */
export async function recordToChange(
  all: Records,
  application: HandledApplication,
): Promise<Student | undefined> {
  const own = await ownRecord(all, application);
  return own ?? all.students.findSame(admittedStudent(application, nowhere));
}
