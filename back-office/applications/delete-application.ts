import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { applicantName } from '../../domain/admission.ts';
import type { Actor } from '../actor.ts';
import { moveToBin } from '../bin/move-to-bin.ts';
import { findHandledApplication } from './find-application.ts';

/** Moves an application with its notes to the bin; throws a StaffError where there is no such application. */
export async function deleteApplication(
  repositories: Repositories,
  actor: Actor,
  typedReference: string,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const application = await findHandledApplication(all, typedReference);
    const { reference } = application;
    const data = { application, notes: await all.applicationNotes.of(reference) };
    await all.applicationNotes.removeOf(reference);
    await all.applications.remove(reference);
    const entry = { kind: 'application' as const, id: reference, name: applicantName(application), data };
    await moveToBin(all, actor, entry, now);
  });
}
