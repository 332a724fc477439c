import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Student } from '../../backend/repositories/student-repository.ts';
import { isSamePerson } from '../../domain/same-person.ts';
import type { StudentEntry } from '../../domain/student.ts';

/**
 * The stored students who are the same person, also those who have left: who has exactly this name, email and phone comes first.
 */
export async function samePersons(
  { students }: Pick<Repositories, 'students'>,
  student: StudentEntry,
): Promise<Student[]> {
  const exact = await students.findSame(student);
  const others = (await students.all()).filter(
    (each) => each.id !== exact?.id && isSamePerson(each.student, student),
  );
  return exact ? [exact, ...others] : others;
}
