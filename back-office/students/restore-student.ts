import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { publicationConsentSchema } from '../../domain/publication-consent.ts';
import { studentSchema } from '../../domain/student.ts';
import { RefusalError } from '../refusal-error.ts';

const binnedSchema = v.pipe(
  v.object({
    id: v.string(),
    position: v.number(),
    createdAt: v.string(),
    student: studentSchema,
    leftOn: v.string(),
    consent: v.optional(publicationConsentSchema),
  }),
  v.transform(({ consent, ...same }) => ({ ...same, consent })),
);

/**
 * Puts a student of the bin back, with id, place in the list, leaving and consent. Throws a StaffError where the same
 * student was added again meanwhile, a ValiError where the data can't be read.
 */
export async function restoreStudent(
  repositories: Repositories,
  data: unknown,
  now = new Date(),
): Promise<void> {
  const record = v.parse(binnedSchema, data);
  await repositories.inTransaction(async (all) => {
    if (await all.students.findSame(record.student))
      throw new RefusalError('studentAddedAgain', { name: record.student.name });
    await all.students.save(record, now.toISOString());
  });
}
