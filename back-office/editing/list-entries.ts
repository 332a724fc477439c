import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { readDraft } from './draft-data.ts';
import type { EditedKind } from './edited-kind.ts';
import { type EditedEntry, editedEntry, type EditState } from './edited-entry.ts';
import { type EntryInOrder, entriesInOrder } from './entries-in-order.ts';

/** The filter of a list; a part that is left out matches every entry. */
export type EntryFilter<Form> = {
  state?: EditState | undefined;
  /** The ids of the published items that match, for entries without a draft. */
  published?: ReadonlySet<string> | undefined;
  /** Whether a draft matches. */
  draft?: ((form: Form) => boolean) | undefined;
};

/** A part of a list: its entries, how many match the filter, and how many there are at all. */
export type ListedEntries<Item, Form> = { entries: EditedEntry<Item, Form>[]; found: number; all: number };

/** Entries of a kind, published and drafts together, in order: those that match, or a page of them. */
export async function listEntries<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  filter: EntryFilter<Form> = {},
  { offset, limit } = { offset: 0, limit: Number.MAX_SAFE_INTEGER },
): Promise<ListedEntries<Item, Form>> {
  const all = await entriesInOrder(repositories, kind);
  const found = all.filter((entry) => matches(kind, filter, entry));
  const shown = found.slice(offset, offset + limit);
  const ids = shown.filter(({ state }) => state !== 'draft').map(({ id }) => id);
  const items = new Map(
    (await kind.listOf(repositories).findMany(ids)).map((placed) => [kind.idOf(placed.item), placed]),
  );
  const entries = shown
    .map(({ id, draft }) => editedEntry(kind, id, items.get(id), draft))
    .filter((entry) => entry !== undefined);
  return { entries, found: found.length, all: all.length };
}

function matches<Item, Form>(
  kind: EditedKind<Item, Form>,
  filter: EntryFilter<Form>,
  { id, state, draft }: EntryInOrder,
): boolean {
  if (filter.state !== undefined && filter.state !== state) return false;
  if (draft) return filter.draft === undefined || filter.draft(readDraft(kind, draft).form);
  return filter.published === undefined || filter.published.has(id);
}
