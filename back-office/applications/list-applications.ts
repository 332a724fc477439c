import type { StoredApplication } from '../../backend/repositories/application-row.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { studentsWhoApplied } from '../../domain/admission.ts';

/** An application, and whether who applied is on the list of students. */
export type ListedApplication = StoredApplication & { admitted: boolean };

/** All applications, the newest last; `waiting` leaves out those who are on the list of students. */
export async function listApplications(
  { applications, students }: Pick<Repositories, 'applications' | 'students'>,
  { waiting = false }: { waiting?: boolean | undefined } = {},
): Promise<ListedApplication[]> {
  const enrolled = await students.all();
  const listed = (await applications.all()).map((application) => ({
    ...application,
    admitted: studentsWhoApplied(application, enrolled).length > 0,
  }));
  return waiting ? listed.filter(({ admitted }) => !admitted) : listed;
}
