import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { applicationSchema } from '../../domain/application.ts';
import { APPLICATION_STATES } from '../../domain/application-state.ts';
import { RefusalError } from '../refusal-error.ts';

const binnedSchema = v.object({
  application: v.object({
    ...applicationSchema.entries,
    reference: v.string(),
    receivedAt: v.string(),
    language: v.string(),
    state: v.picklist(APPLICATION_STATES),
    stateSince: v.string(),
    lookedAfterBy: v.string(),
    // Applications that were deleted before these were kept have none.
    studentId: v.optional(v.string(), ''),
    noticeVersion: v.optional(v.string(), ''),
    noticeAt: v.optional(v.string(), ''),
    erasureAskedAt: v.optional(v.string(), ''),
    suspect: v.optional(v.boolean(), false),
  }),
  notes: v.array(
    v.object({ id: v.string(), writtenAt: v.string(), personName: v.string(), text: v.string() }),
  ),
});

/**
 * Puts an application of the bin back, with its reference, state and notes. Throws a StaffError where the same application
 * was sent again meanwhile, a ValiError where the data can't be read.
 */
export async function restoreApplication(repositories: Repositories, data: unknown): Promise<void> {
  const { application, notes } = v.parse(binnedSchema, data);
  await repositories.inTransaction(async (all) => {
    const other = await all.inbox.findIdentical(application);
    if (other !== undefined) throw new RefusalError('applicationSentAgain', { reference: other });
    await all.inbox.putBack(application);
    for (const note of notes) await all.applicationNotes.add(application.reference, note);
  });
}
