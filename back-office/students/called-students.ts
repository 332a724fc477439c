import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Student } from '../../backend/repositories/student-repository.ts';
import { StaffError } from '../staff-error.ts';

const ALL = { offset: 0, limit: 1_000_000 };

/**
 * The students with that id, email address, phone number or full name, also those who have left; throws a StaffError where
 * there is none, or more than one unless `all` of them are meant.
 */
export async function calledStudents(
  { students }: Pick<Repositories, 'students'>,
  who: string,
  { all = false }: { all?: boolean | undefined } = {},
): Promise<Student[]> {
  const wanted = who.trim().toLowerCase();
  const found = (await students.page({}, ALL)).filter(({ id, student: { name, email, phone } }) =>
    [id, name, email, phone].some((text) => text !== '' && text.toLowerCase() === wanted),
  );
  if (found.length === 0)
    throw new StaffError(`No student has the email address, phone number, full name or id “${who}”.`);
  if (found.length > 1 && !all)
    throw new StaffError(
      `“${who}” matches ${found.length} students: ${studentsAsText(found)}. Use an email address, a phone number or an id, or add --all. Nothing was erased.`,
    );
  return found;
}

/** Students as text by which staff tell them apart: name, email address, phone number, course and id of each. */
export function studentsAsText(records: readonly Student[]): string {
  return records
    .map(({ id, student: { name, email, phone, course } }) =>
      [name, email, phone, course, id].filter(Boolean).join(', '),
    )
    .join('; ');
}
