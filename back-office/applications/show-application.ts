import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { studentsWhoApplied } from '../../domain/admission.ts';
import type { Actor } from '../actor.ts';
import { findApplication } from './find-application.ts';
import type { ListedApplication } from './list-applications.ts';
import { openApplication } from './open-application.ts';

/** Opens one application, which the log tells, in full; throws a StaffError where there is none with that reference. */
export async function showApplication(
  repositories: Repositories,
  actor: Actor,
  reference: string,
): Promise<ListedApplication> {
  await openApplication(repositories, actor, reference);
  const application = await findApplication(repositories, reference);
  const students = studentsWhoApplied(application, await repositories.students.all());
  return { ...application, admitted: students.length > 0 };
}
