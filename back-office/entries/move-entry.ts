import * as v from 'valibot';
import { isReservedId } from '../../domain/values/entry-id.ts';
import type { MayName } from '../../domain/values/names-account.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { recordTakenBack } from '../consents/record-taken-back.ts';
import { dayItemTakenBack } from '../consents/taken-back.ts';
import { type Actor, logChange } from '../log/log.ts';
import { RefusalError } from '../staff-error.ts';
import {
  type EditedKind,
  type EntryInOrder,
  draftJson,
  entriesInOrder,
  findEntry,
  isForOwners,
  readDraft,
} from './edited-entry.ts';
import { moveToBin } from './move-to-bin.ts';

/**
 * Moves an entry down its list by that many places, up where `by` is negative, at most to the end. Answers whether the entry
 * is there.
 */
export function moveBy<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  { id, by }: { id: string; by: number },
  now = new Date(),
): Promise<boolean> {
  return repositories.inTransaction(async (inside) => {
    await kind.listOf(inside).lock();
    const entries = await entriesInOrder(inside, kind);
    const from = entries.findIndex((each) => each.id === id);
    const moving = entries[from];
    const entry = await findEntry(inside, kind, id);
    if (!moving || !entry) return false;
    const to = Math.min(Math.max(from + by, 0), entries.length - 1);
    if (to === from) return true;

    // The places stay the same, so that what is in the bin comes back between its neighbours.
    const places = entries.map(({ position }) => position);
    const moved = entries.toSpliced(from, 1).toSpliced(to, 0, moving);
    await placeEntries(inside, kind, moved, places);
    const change = { action: 'move', kind: kind.kind, id, name: kind.nameOf(entry.form) };
    await logChange(inside, actor, { ...change, before: { place: from + 1 }, after: { place: to + 1 } }, now);
    return true;
  });
}

/** Deletes an entry, with all that puts it back as it was in the bin. Answers whether it was there. */
export function binEntry<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<boolean> {
  return repositories.inTransaction(async (inside) => {
    await kind.listOf(inside).lock();
    const entry = await findEntry(inside, kind, id);
    if (!entry) return false;
    const { published, draft, position, form } = entry;
    await kind.listOf(inside).remove([id]);
    await inside.drafts.remove(kind.kind, id);
    await recordTakenBack(inside, kind, actor, entry, { published: undefined, form }, now);
    const data = { id, published, draft, position };
    await moveToBin(inside, actor, { kind: kind.kind, id, name: kind.nameOf(form), data }, now);
    return true;
  });
}

/** Who restores an entry and when; `mayName` says what anybody on staff may publish, as `publishEntry` takes it. */
export type Restoring = { actor: Actor; now: Date; mayName?: MayName | undefined };

/** How an entry came back: as it was, without a consent that was taken back, or as a draft, since only an owner may publish it. */
export type RestoredAs = 'restored' | 'without-consent' | 'as-draft';

/**
 * Puts an entry back that `binEntry` deleted: with its id and place, published or draft as it was, but without a consent that
 * was taken back; what only an owner may publish comes back as a draft. Call it in the transaction that takes it out of the bin.
 * Throws a StaffError where its id is in use again, or can't be in an address.
 */
export async function restoreEntry<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  data: unknown,
  { actor, now, mayName }: Restoring,
): Promise<RestoredAs> {
  const list = kind.listOf(repositories);
  await list.lock();
  const { id, published, draft, position } = v.parse(binnedSchema(kind), data);
  if (isReservedId(id)) throw new RefusalError('idReserved', { id });
  if (await findEntry(repositories, kind, id)) throw new RefusalError('idInUse', { id });

  const after = (await entriesInOrder(repositories, kind)).filter((entry) => entry.position >= position);
  // Only those that are in its place make room.
  const places = after.map((entry) => Math.max(entry.position, position + 1));
  await placeEntries(repositories, kind, after, places);
  const { consent } = kind;
  const isTakenBack =
    consent !== undefined &&
    published !== undefined &&
    (await dayItemTakenBack(repositories, consent, id, published)) !== undefined;
  const item = isTakenBack ? consent.without(published) : published;
  const comesAsDraft = item !== undefined && needsOwner(kind, id, item, mayName);
  if (item !== undefined && !comesAsDraft) {
    await list.save([item]);
    await list.place(new Map([[id, position]]));
  }
  const kept =
    draft ??
    (comesAsDraft
      ? { form: kind.formOf(item), changedAt: now.toISOString(), changedBy: actor.name }
      : undefined);
  if (kept) {
    const { form, changedAt, changedBy } = kept;
    await repositories.drafts.save({
      kind: kind.kind,
      entryId: id,
      data: draftJson({ form, position }),
      changedAt,
      changedBy,
    });
  }
  if (comesAsDraft) return 'as-draft';
  return isTakenBack ? 'without-consent' : 'restored';
}

function needsOwner<Item, Form>(
  kind: EditedKind<Item, Form>,
  id: string,
  item: Item,
  mayName: MayName | undefined,
): boolean {
  const reading = kind.itemFrom(id, kind.formOf(item), { published: item, mayName });
  return !reading.ok && Object.values(reading.problems).some(isForOwners);
}

function binnedSchema<Item, Form>({ itemSchema, formSchema }: EditedKind<Item, Form>) {
  return v.object({
    id: v.string(),
    published: v.optional(itemSchema),
    draft: v.optional(v.object({ form: formSchema, changedAt: v.string(), changedBy: v.string() })),
    position: v.number(),
  });
}

/** Gives entries the places that are listed for them, in order; a place that comes twice is raised to the next one. */
async function placeEntries<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  entries: readonly EntryInOrder[],
  places: readonly number[],
): Promise<void> {
  const published = new Map<string, number>();
  let before = -1;
  for (const [index, { id, position: old, state, draft }] of entries.entries()) {
    const position = Math.max(places[index] ?? 0, before + 1);
    before = position;
    if (position === old) continue;
    if (state !== 'draft') published.set(id, position);
    else if (draft) {
      const data = draftJson({ ...readDraft(kind, draft), position });
      await repositories.drafts.save({ ...draft, data });
    }
  }
  if (published.size > 0) await kind.listOf(repositories).place(published);
}
