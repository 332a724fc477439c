import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { studentsWhoApplied } from '../../domain/admission.ts';
import { findApplication } from './find-application.ts';
import type { ListedApplication } from './list-applications.ts';

/** One application in full; throws a StaffError where there is none with that reference. */
export async function showApplication(
  repositories: Pick<Repositories, 'applications' | 'students'>,
  reference: string,
): Promise<ListedApplication> {
  const application = await findApplication(repositories, reference);
  const students = studentsWhoApplied(application, await repositories.students.all());
  return { ...application, admitted: students.length > 0 };
}
