import type { Repositories } from '../../storage/create-repositories.ts';
import { endApplicationKeys } from './own-application.ts';

/** How much of an application was removed. */
export type Forgotten = { applications: number; notes: number; inBin: number; logEntries: number };

/**
 * Removes an application with its notes, also from the bin, what the log tells of its content, and the keys to it. A student
 * who was admitted stays on the list.
 */
export async function forgetApplication(all: Repositories, reference: string): Promise<Forgotten> {
  const notes = await all.applicationNotes.of(reference);
  await all.applicationNotes.removeOf(reference);
  await endApplicationKeys(all, reference);
  return {
    applications: (await all.applications.remove(reference)) ? 1 : 0,
    notes: notes.length,
    inBin: await all.bin.removeEntry('application', reference),
    logEntries: await all.logForgetting.forget('application', reference),
  };
}

/** How much of a student was removed besides the record. */
type ForgottenStudent = { inBin: number; logEntries: number };

/** Removes a student, also from the bin, and what the log tells of them; call it in a transaction. */
export async function forgetStudent(all: Repositories, id: string): Promise<ForgottenStudent> {
  await all.students.remove(id);
  return {
    inBin: await all.bin.removeEntry('student', id),
    logEntries: await forgetToldOf(all, id),
  };
}

/** Removes what the log tells of the student with that id; gives of how many entries. */
export function forgetToldOf(all: Repositories, id: string): Promise<number> {
  return all.logForgetting.forget('student', id);
}
