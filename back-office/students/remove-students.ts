import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Student } from '../../domain/student.ts';
import { counted } from '../counted.ts';
import { StaffError } from '../staff-error.ts';

/**
 * The students with that e-mail address, phone number or full name; throws a StaffError where there is none, or more
 * than one unless `all` of them are meant.
 */
export async function findStudents(
  { students }: Pick<Repositories, 'students'>,
  who: string,
  { all = false }: { all?: boolean | undefined } = {},
): Promise<Student[]> {
  const found = (await students.all()).filter((student) => isCalled(student, who));
  if (found.length === 0)
    throw new StaffError(`No student has the e-mail address, phone number or full name “${who}”.`);
  if (found.length > 1 && !all)
    throw new StaffError(
      `“${who}” matches ${counted(found.length, { one: 'student', many: 'students' })}: ${studentsAsText(found)}. Use an e-mail address or a phone number, or add --all. Nothing was removed.`,
    );
  return found;
}

/** Takes students off the list. */
export async function removeStudents(
  { students }: Pick<Repositories, 'students'>,
  removed: readonly Student[],
): Promise<void> {
  await students.remove(removed);
}

/** Students as text by which staff tell them apart: name, e-mail address, phone number and course of each. */
export function studentsAsText(students: readonly Student[]): string {
  return students
    .map(({ name, email, phone, course }) => [name, email, phone, course].filter(Boolean).join(', '))
    .join('; ');
}

function isCalled({ name, email, phone }: Student, who: string): boolean {
  return [name, email, phone].some((text) => text !== '' && text.toLowerCase() === who.trim().toLowerCase());
}
