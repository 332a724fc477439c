import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { BinnedEntry } from '../../backend/repositories/staff/bin-repository.ts';
import type { Actor } from '../actor.ts';
import { restoreApplication } from '../applications/restore-application.ts';
import { homeProductKind } from '../editing/home-product-kind.ts';
import { productKind } from '../editing/product-kind.ts';
import { restoreEntry } from '../editing/restore-entry.ts';
import { restoreGalleryPicture } from '../gallery/gallery-kind.ts';
import { type LoggedKind, logChange } from '../log/log-change.ts';
import { restoreStudent } from '../students/restore-student.ts';

/** Puts an entry back from its data in the bin. Throws a StaffError where something is in its place. */
type Restore = (repositories: Repositories, data: unknown, now: Date) => Promise<void>;

const restoreOf: Readonly<Partial<Record<LoggedKind, Restore>>> = {
  application: restoreApplication,
  student: restoreStudent,
  product: (repositories, data) => restoreEntry(repositories, productKind, data),
  'home-product': (repositories, data) => restoreEntry(repositories, homeProductKind, data),
  'gallery-picture': restoreGalleryPicture,
};

/** The restored entry, or why there is none: it is not in the bin any more, or its data can't be read. */
export type RestoreResult =
  | { outcome: 'restored'; kind: LoggedKind; id: string }
  | { outcome: 'gone' | 'unreadable' };

/**
 * Takes an entry out of the bin and puts it back as it was, once only. Throws a StaffError where something is in its place;
 * then it stays in the bin.
 */
export async function restoreFromBin(
  repositories: Repositories,
  actor: Actor,
  binId: string,
  now = new Date(),
): Promise<RestoreResult> {
  try {
    return await repositories.inTransaction(async (all) => {
      const entry = await all.bin.find(binId);
      if (!entry || !(await all.bin.remove(binId))) return { outcome: 'gone' };
      return putBack(all, actor, entry, now);
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
  actor: Actor,
  { kind, entryId: id, name, data }: BinnedEntry,
  now: Date,
): Promise<RestoreResult> {
  if (!isRestored(kind)) throw new UnknownKindError(kind);
  await restoreOf[kind]?.(repositories, v.parse(dataSchema, data), now);
  await logChange(repositories, actor, { action: 'restore', kind, id, name }, now);
  return { outcome: 'restored', kind, id };
}

const dataSchema = v.pipe(v.string(), v.parseJson());

function isRestored(kind: string): kind is LoggedKind {
  return Object.hasOwn(restoreOf, kind);
}
