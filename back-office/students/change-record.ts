import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Student } from '../../backend/repositories/student-repository.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { findStudent } from './find-student.ts';

/** A change of one part of a student's record, and the action that the log names for it. */
type RecordChange<Part extends keyof Student> = {
  action: string;
  part: Part;
  /** The new value; throws where the student can't be changed. */
  value: (record: Student, all: Repositories) => Student[Part] | Promise<Student[Part]>;
};

/** Changes one part of a student's record; throws a StaffError where there is no such student. */
export async function changeRecord<Part extends 'student' | 'leftOn' | 'consent'>(
  repositories: Repositories,
  actor: Actor,
  id: string,
  { action, part, value }: RecordChange<Part>,
  now: Date,
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    // Whoever changes the student at this moment is seen by the check of its version.
    await all.students.lock();
    const record = await findStudent(all, id);
    const changed = { ...record, [part]: await value(record, all) };
    await all.students.save(changed, now.toISOString());
    const texts = { before: record[part], after: changed[part] };
    await logChange(all, actor, { action, kind: 'student', id, name: record.student.name, ...texts }, now);
  });
}
