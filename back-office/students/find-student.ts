import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Student } from '../../backend/repositories/student-repository.ts';
import { RefusalError } from '../refusal-error.ts';

/** The student with that id, also one who has left; throws a StaffError where there is none. */
export async function findStudent(
  { students }: Pick<Repositories, 'students'>,
  id: string,
): Promise<Student> {
  const record = await students.find(id);
  if (!record) throw new RefusalError('studentGone');
  return record;
}
