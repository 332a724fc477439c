import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { HandledApplication } from '../../backend/repositories/inbox-repository.ts';
import { StaffError } from '../staff-error.ts';

/** The application with that reference, in any case, and how far staff have come with it; throws a StaffError where there is none. */
export async function findHandledApplication(
  { inbox }: Pick<Repositories, 'inbox'>,
  typedReference: string,
): Promise<HandledApplication> {
  const reference = typedReference.trim().toUpperCase();
  const application = await inbox.find(reference);
  if (application) return application;
  throw new StaffError(`There is no application ${reference}.`);
}
