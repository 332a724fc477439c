import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { StudentRecord } from '../../backend/repositories/student-record-repository.ts';
import { RefusalError } from '../refusal-error.ts';

/** The student with that id, also one who has left; throws a StaffError where there is none. */
export async function findStudent(
  { studentRecords }: Pick<Repositories, 'studentRecords'>,
  id: string,
): Promise<StudentRecord> {
  const record = await studentRecords.find(id);
  if (!record) throw new RefusalError('studentGone');
  return record;
}
