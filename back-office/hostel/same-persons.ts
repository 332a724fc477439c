import type { StudentEntry } from '../../domain/hostel/student.ts';
import { likeness } from '../../domain/people/same-person.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { isSameStudent } from '../../storage/hostel/student-identity.ts';
import type { Student } from '../../storage/hostel/student-repository.ts';

/**
 * The stored students who are the same person, also those who have left: who has exactly this name, email and phone comes first.
 */
export async function samePersons(
  { students }: Pick<Repositories, 'students'>,
  student: StudentEntry,
): Promise<Student[]> {
  const exact = await students.findSame(student);
  const others = (await students.all()).filter(
    (each) => each.id !== exact?.id && isSameStudent(each.student, student),
  );
  return exact ? [exact, ...others] : others;
}

/**
 * The stored students but for the record with that id who are the same person or, by another spelling of the name beside an email or
 * phone in common, seem to be: for a decision that must not miss a record.
 */
export async function otherRecords(
  { students }: Pick<Repositories, 'students'>,
  student: StudentEntry,
  id: string | undefined,
): Promise<Student[]> {
  return (await students.all()).filter(
    (each) =>
      each.id !== id &&
      (isSameStudent(each.student, student) || likeness(each.student, student) === 'other-spelling'),
  );
}
