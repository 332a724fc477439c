import type { StudentEntry } from '../../domain/hostel/student.ts';
import { isHeardAsSame, likeness } from '../../domain/people/same-person.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { isSameStudent } from '../../storage/hostel/student-identity.ts';
import type { Student } from '../../storage/hostel/student-repository.ts';
import { storedStudents } from './kept-students.ts';

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
 * The stored students but for the record with that id who are the same person or, by a name that sounds the same beside an email or
 * phone in common, surely enough: what a family decides about one holds for them, too.
 */
export async function theirOtherRecords(
  { students }: Pick<Repositories, 'students'>,
  student: StudentEntry,
  id: string,
): Promise<Student[]> {
  return (await students.all()).filter((each) => each.id !== id && isTheirs(each.student, student));
}

/** The ids of their other records, as `theirOtherRecords` finds them, also of those in the bin. */
export async function theirOtherIds(
  repositories: Pick<Repositories, 'students' | 'bin'>,
  student: StudentEntry,
  id: string,
): Promise<string[]> {
  const stored = await storedStudents(repositories);
  return stored.filter((each) => each.id !== id && isTheirs(each.student, student)).map((each) => each.id);
}

/** As `otherRecords`, but for those for which what a family decides holds, too. */
export async function recordsOfOthers(
  repositories: Pick<Repositories, 'students'>,
  student: StudentEntry,
  id: string,
): Promise<Student[]> {
  return (await otherRecords(repositories, student, id)).filter((each) => !isTheirs(each.student, student));
}

function isTheirs(other: StudentEntry, student: StudentEntry): boolean {
  return isSameStudent(other, student) || isHeardAsSame(other, student);
}

/**
 * The stored students but for the record with that id who are the same person or, by another spelling of the name beside an email or
 * phone in common, may be: for staff to look at.
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
