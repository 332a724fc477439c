import type { StoredApplication } from '../../backend/repositories/application-row.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { findApplication } from './find-application.ts';

/** The applications with those references; throws a StaffError where one of them is unknown. */
export function findApplications(
  repositories: Pick<Repositories, 'applications'>,
  references: readonly string[],
): Promise<StoredApplication[]> {
  return Promise.all(references.map((reference) => findApplication(repositories, reference)));
}

/** Deletes applications for good; students stay on their list. */
export async function removeApplications(
  { applications }: Pick<Repositories, 'applications'>,
  removed: readonly StoredApplication[],
): Promise<void> {
  for (const { reference } of removed) await applications.remove(reference);
}
