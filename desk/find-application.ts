import type { StoredApplication } from '../backend/repositories/application-row.ts';
import type { Repositories } from '../backend/repositories/create-repositories.ts';
import { DeskProblem } from './desk-problem.ts';

/** The application with that reference, however it was typed; throws a DeskProblem where there is none. */
export async function findApplication(
  { applications }: Repositories,
  typed: string,
): Promise<StoredApplication> {
  const reference = typed.trim().toUpperCase();
  const found = await applications.find(reference);
  if (found) return found;
  throw new DeskProblem(`There is no application ${reference}. See applications list for the references.`);
}
