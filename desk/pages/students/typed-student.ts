import { CHECKED } from '../../../domain/checked-box.ts';
import { type Student, studentFields } from '../../../domain/student.ts';

/** What a form of a student holds: what was typed, however wrong it is. */
export function typedStudent(posted: Readonly<Record<string, string>>): Student {
  const texts = Object.fromEntries(studentFields.map((field) => [field, posted[field] ?? '']));
  return { ...(texts as Record<keyof Student, string>), feesPaid: posted['feesPaid'] === CHECKED };
}
