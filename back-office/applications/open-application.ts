import type { ApplicationNote } from '../../backend/repositories/application-note-repository.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { HandledApplication } from '../../backend/repositories/inbox-repository.ts';
import type { Student } from '../../backend/repositories/student-repository.ts';
import type { Actor } from '../actor.ts';
import { ownRecord } from './applicants-record.ts';
import { findHandledApplication } from './find-application.ts';
import { logApplication } from './log-application.ts';

// A page is loaded again after each of its forms: one entry says that someone has it open.
const SAME_VISIT_MS = 10 * 60 * 1000;

/** An application in full, with its notes and the record of the student who was admitted by it. */
export type OpenedApplication = {
  application: HandledApplication;
  notes: ApplicationNote[];
  student: Student | undefined;
};

/**
 * Opens an application and writes to the log who opened it, unless the log has an entry of that person about it from the
 * last ten minutes. Throws a StaffError where there is no such application.
 */
export async function openApplication(
  repositories: Repositories,
  actor: Actor,
  reference: string,
  now = new Date(),
): Promise<OpenedApplication> {
  return repositories.inTransaction(async (all) => {
    const application = await findHandledApplication(all, reference);
    if (!(await isOpenAlready(all, actor, application.reference, now)))
      await logApplication(all, actor, application, { action: 'open' }, now);
    return {
      application,
      notes: await all.applicationNotes.of(application.reference),
      student: await ownRecord(all, application),
    };
  });
}

async function isOpenAlready(
  { log }: Pick<Repositories, 'log'>,
  { id: personId }: Actor,
  entryId: string,
  now: Date,
): Promise<boolean> {
  const from = new Date(now.getTime() - SAME_VISIT_MS).toISOString();
  return (await log.count({ personId, kind: 'application', entryId, from })) > 0;
}
