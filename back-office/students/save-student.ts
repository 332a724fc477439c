import { randomUUID } from 'node:crypto';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { PublicStudent } from '../../domain/student.ts';
import type { Actor } from '../actor.ts';
import { ChangedMeanwhileError } from '../editing/changed-meanwhile-error.ts';
import { versionOf } from '../editing/version-of.ts';
import { logChange } from '../log/log-change.ts';
import { RefusalError } from '../refusal-error.ts';
import { changeRecord } from './change-record.ts';

/** Adds a student at the end of the list; gives their id. Throws a StaffError where the same student is there. */
export async function addStudent(
  repositories: Repositories,
  actor: Actor,
  student: PublicStudent,
  now = new Date(),
): Promise<string> {
  return repositories.inTransaction(async (all) => {
    await all.students.lock();
    const id = randomUUID();
    await refuseSame(all, student, id);
    const position = await all.students.nextPosition();
    const createdAt = now.toISOString();
    await all.students.save({ id, position, createdAt, student, leftOn: '', consent: undefined }, createdAt);
    const change = { kind: 'student' as const, id, name: student.name, after: student };
    await logChange(all, actor, { action: 'add', ...change }, now);
    return id;
  });
}

/**
 * Changes a student's ten fields. Throws a ChangedMeanwhileError where they are not those of the version that was shown, a
 * StaffError where there is no such student, or another one has the same name, email and phone.
 */
export async function changeStudent(
  repositories: Repositories,
  actor: Actor,
  id: string,
  { student, version }: { student: PublicStudent; version: string },
  now = new Date(),
): Promise<void> {
  await changeRecord(
    repositories,
    actor,
    id,
    {
      action: 'change',
      part: 'student',
      async value(record, all) {
        if (versionOf(record.student) !== version) throw new ChangedMeanwhileError();
        await refuseSame(all, student, id);
        return student;
      },
    },
    now,
  );
}

async function refuseSame({ students }: Repositories, student: PublicStudent, id: string) {
  const same = await students.findSame(student);
  if (!same || same.id === id) return;
  throw new RefusalError(same.leftOn === '' ? 'studentListed' : 'studentLeft');
}
