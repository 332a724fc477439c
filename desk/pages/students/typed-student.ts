import { CHECKED } from '../../../domain/checked-box.ts';
import { type PublicStudent, studentFields } from '../../../domain/student.ts';

/** The values of a student's form as they were typed, however wrong they are. */
export function typedStudent(posted: Readonly<Record<string, string>>): PublicStudent {
  const texts = Object.fromEntries(studentFields.map((field) => [field, posted[field] ?? '']));
  return { ...(texts as Record<keyof PublicStudent, string>), feesPaid: posted['feesPaid'] === CHECKED };
}
