import type { StoredApplication } from '../../backend/repositories/application-row.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { findApplication } from './find-application.ts';
import { logApplication } from './log-application.ts';

/** The applications with those references; throws a StaffError where one of them is unknown. */
export function findApplications(
  repositories: Pick<Repositories, 'applications'>,
  references: readonly string[],
): Promise<StoredApplication[]> {
  return Promise.all(references.map((reference) => findApplication(repositories, reference)));
}

/** Deletes applications and their notes for good, past the bin; students stay on their list. */
export async function removeApplications(
  repositories: Repositories,
  actor: Actor,
  removed: readonly StoredApplication[],
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    for (const application of removed) {
      await all.applicationNotes.removeOf(application.reference);
      await all.applications.remove(application.reference);
      await logApplication(all, actor, application, { action: 'remove' }, now);
    }
  });
}
