import type { StoredApplication } from '../../backend/repositories/application-row.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { StaffError } from '../staff-error.ts';

/** The application with that reference, in any case; throws a StaffError where there is none. */
export async function findApplication(
  { applications }: Pick<Repositories, 'applications'>,
  typedReference: string,
): Promise<StoredApplication> {
  const reference = typedReference.trim().toUpperCase();
  const found = await applications.find(reference);
  if (found) return found;
  throw new StaffError(`There is no application ${reference}. See applications list for the references.`);
}
