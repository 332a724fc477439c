import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Student } from '../../domain/student.ts';
import type { Actor } from '../actor.ts';
import { counted } from '../counted.ts';
import { logChange } from '../log/log-change.ts';
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

/** Deletes students for good, past the bin, all or none. */
export async function removeStudents(
  repositories: Repositories,
  actor: Actor,
  removed: readonly Student[],
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    for (const student of removed) {
      const record = await all.studentRecords.findSame(student);
      if (!record) continue;
      await all.studentRecords.remove(record.id);
      const thing = { kind: 'student' as const, id: record.id, name: student.name };
      await logChange(all, actor, { action: 'remove', ...thing }, now);
    }
  });
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
