import type { StoredApplication } from '../../backend/repositories/application-row.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { HandledApplication } from '../../backend/repositories/inbox-repository.ts';
import { StaffError } from '../staff-error.ts';

/** The application with that reference, in any case; throws a StaffError where there is none. */
export async function findApplication(
  { applications }: Pick<Repositories, 'applications'>,
  typedReference: string,
): Promise<StoredApplication> {
  return found(typedReference, (reference) => applications.find(reference));
}

/** The application with that reference, in any case, and how far staff have come with it; throws as `findApplication`. */
export async function findHandledApplication(
  { inbox }: Pick<Repositories, 'inbox'>,
  typedReference: string,
): Promise<HandledApplication> {
  return found(typedReference, (reference) => inbox.find(reference));
}

async function found<Found>(
  typedReference: string,
  find: (reference: string) => Promise<Found | undefined>,
): Promise<Found> {
  const reference = typedReference.trim().toUpperCase();
  const application = await find(reference);
  if (application) return application;
  throw new StaffError(`There is no application ${reference}. See applications list for the references.`);
}
