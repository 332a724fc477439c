import * as v from 'valibot';
import { latestCredible } from '../../domain/values/in-future.ts';
import type { MayName } from '../../domain/values/names-account.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { BinnedEntry } from '../../storage/entries/bin-repository.ts';
import { foundationDocumentKind } from '../documents/document-kind.ts';
import { type RestoredAs, type Restoring, restoreEntry } from '../entries/move-entry.ts';
import { endOfTheBin } from '../entries/move-to-bin.ts';
import { restoreGalleryPicture } from '../gallery/gallery-kind.ts';
import { restoreApplication } from '../hostel/application.ts';
import { forgetApplication, forgetStudent } from '../hostel/forget.ts';
import { restoreStudent } from '../hostel/student.ts';
import { type Actor, type LoggedKind, logChange, theSite } from '../log/log.ts';
import { homeProductKind, productKind } from '../shop/products.ts';

/**
 * Removes for good what has been in the bin for 30 days; says how many entries of each kind, and so does the log, which no longer
 * tells what applications and students held, and an older backup does not bring these back. The 30 days of what is dated in the future begin now. Files of
 * pictures are left to `removeUnusedPictures`.
 */
export function emptyBin(repositories: Repositories, now = new Date()): Promise<Record<string, number>> {
  return repositories.inTransaction(async (all) => {
    await all.bin.redate(latestCredible(now), now.toISOString());
    const removed = await all.bin.removeOld(endOfTheBin(now));
    // An import at this moment may bring a student back under the same id.
    if (removed.some(({ kind }) => kind === 'student')) await all.students.lock();
    for (const entry of removed) await forgetGone(all, entry, now);
    const counts = countsOf(removed);
    if (removed.length > 0) {
      const change = { action: 'empty-bin', kind: 'site', id: '', name: '', before: counts } as const;
      await logChange(all, theSite, change, now);
    }
    return counts;
  });
}

type Removed = Pick<BinnedEntry, 'kind' | 'entryId'>;

// Who is stored again under the same id, or has been deleted again since, is not gone.
async function forgetGone(all: Repositories, { kind, entryId }: Removed, now: Date): Promise<void> {
  if (await all.bin.has(kind, entryId)) return;
  if (kind === 'application' && !(await all.inbox.has(entryId))) {
    await forgetApplication(all, entryId);
    await all.erasures.note('application', entryId, now);
  }
  if (kind === 'student' && !(await all.students.has(entryId))) {
    await forgetStudent(all, entryId);
    await all.erasures.note('binned-student', entryId, now);
  }
}

function countsOf(removed: readonly Removed[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of removed) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Puts an entry back from its data in the bin; throws a StaffError where something is in its place. */
type Restore = (repositories: Repositories, data: unknown, restoring: Restoring) => Promise<RestoredAs>;

const restoreOf: Readonly<Partial<Record<LoggedKind, Restore>>> = {
  async application(repositories, data) {
    await restoreApplication(repositories, data);
    return 'restored';
  },
  student: async (repositories, data, { now }) =>
    (await restoreStudent(repositories, data, now)) ? 'without-consent' : 'restored',
  product: (repositories, data, by) => restoreEntry(repositories, productKind, data, by),
  'home-product': (repositories, data, by) => restoreEntry(repositories, homeProductKind, data, by),
  'gallery-picture': restoreGalleryPicture,
  document: (repositories, data, by) => restoreEntry(repositories, foundationDocumentKind, data, by),
};

/** The restored entry and how it came back; or why there is none: it is not in the bin any more, or its data can't be read. */
type RestoreResult =
  | { outcome: RestoredAs; kind: LoggedKind; id: string }
  | { outcome: 'gone' | 'unreadable' };

/**
 * Takes an entry out of the bin and puts it back as it was, once only; a consent that was taken back stays away, and what only an owner
 * may publish comes back as a draft: `mayName` says what anybody on staff may publish. Throws a StaffError where something is in its
 * place; then it stays in the bin.
 */
export async function restoreFromBin(
  repositories: Repositories,
  actor: Actor,
  binId: string,
  now = new Date(),
  mayName?: MayName,
): Promise<RestoreResult> {
  try {
    return await repositories.inTransaction(async (all) => {
      const entry = await all.bin.find(binId);
      if (!entry || !(await all.bin.remove(binId))) return { outcome: 'gone' };
      return putBack(all, entry, { actor, now, mayName });
    });
  } catch (error) {
    // Of an earlier release that kept something else.
    if (error instanceof v.ValiError || error instanceof UnknownKindError) return { outcome: 'unreadable' };
    throw error;
  }
}

class UnknownKindError extends Error {}

async function putBack(
  repositories: Repositories,
  { kind, entryId: id, name, data }: BinnedEntry,
  restoring: Restoring,
): Promise<RestoreResult> {
  const restore = isRestored(kind) ? restoreOf[kind] : undefined;
  if (!isRestored(kind) || !restore) throw new UnknownKindError(kind);
  const outcome = await restore(repositories, v.parse(dataSchema, data), restoring);
  await logChange(repositories, restoring.actor, { action: 'restore', kind, id, name }, restoring.now);
  return { outcome, kind, id };
}

const dataSchema = v.pipe(v.string(), v.parseJson());

function isRestored(kind: string): kind is LoggedKind {
  return Object.hasOwn(restoreOf, kind);
}
