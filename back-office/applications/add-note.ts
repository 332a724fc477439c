import { randomUUID } from 'node:crypto';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { findHandledApplication } from './find-application.ts';
import { logApplication } from './log-application.ts';

/** Writes a note about an application; throws a StaffError where there is no such application. */
export async function addNote(
  repositories: Repositories,
  actor: Actor,
  { reference, text }: { reference: string; text: string },
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const application = await findHandledApplication(all, reference);
    const note = { id: randomUUID(), writtenAt: now.toISOString(), personName: actor.name, text };
    await all.applicationNotes.add(application.reference, note);
    await logApplication(all, actor, application, { action: 'add-note', after: { note: text } }, now);
  });
}
