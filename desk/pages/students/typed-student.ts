import { CHECKED } from '../../../domain/checked-box.ts';
import { type PublicStudent, studentFields } from '../../../domain/student.ts';

/** What a form of a student holds: what was typed, however wrong it is. */
export function typedStudent(posted: Readonly<Record<string, string>>): PublicStudent {
  const texts = Object.fromEntries(studentFields.map((field) => [field, posted[field] ?? '']));
  return { ...(texts as Record<keyof PublicStudent, string>), feesPaid: posted['feesPaid'] === CHECKED };
}
