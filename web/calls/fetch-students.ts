import { readStudents, type PublicStudent } from '../../domain/hostel/student.ts';
import { type Backend, readAnswer } from './backend.ts';

/** The enrolled students; rejects with a CallFailure. */
export async function fetchStudents({ ask }: Backend): Promise<PublicStudent[]> {
  return readAnswer(readStudents, await ask('/enrolled'));
}
