import type { Repositories } from '../../backend/repositories/create-repositories.ts';

/** How much of a student was removed besides the record. */
export type ForgottenStudent = { inBin: number; logEntries: number };

/** Removes a student, also from the bin, and what the log tells of them; call it in a transaction. */
export async function forgetStudent(all: Repositories, id: string): Promise<ForgottenStudent> {
  await all.students.remove(id);
  return {
    inBin: await all.bin.removeEntry('student', id),
    logEntries: await all.logForgetting.forget('student', id),
  };
}
