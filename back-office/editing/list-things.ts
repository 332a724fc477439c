import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { readDraft } from './draft-data.ts';
import type { EditedKind } from './edited-kind.ts';
import { type EditedThing, editedThing, type EditState } from './edited-thing.ts';
import { type ThingInOrder, thingsInOrder } from './things-in-order.ts';

/** What a list is narrowed to; what is left out narrows nothing. */
export type ThingFilter<Form> = {
  state?: EditState | undefined;
  /** The ids of the published items that match, for things without a draft. */
  published?: ReadonlySet<string> | undefined;
  /** Whether a draft matches. */
  draft?: ((form: Form) => boolean) | undefined;
};

/** A part of a list: its things, how many match the filter, and how many there are at all. */
export type ListedThings<Item, Form> = { things: EditedThing<Item, Form>[]; found: number; all: number };

/** Things of a kind, published and drafts together, in order: those that match, or a page of them. */
export async function listThings<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  filter: ThingFilter<Form> = {},
  { offset, limit } = { offset: 0, limit: Number.MAX_SAFE_INTEGER },
): Promise<ListedThings<Item, Form>> {
  const all = await thingsInOrder(repositories, kind);
  const found = all.filter((thing) => matches(kind, filter, thing));
  const shown = found.slice(offset, offset + limit);
  const ids = shown.filter(({ state }) => state !== 'draft').map(({ id }) => id);
  const items = new Map(
    (await kind.listOf(repositories).findMany(ids)).map((placed) => [kind.idOf(placed.item), placed]),
  );
  const things = shown
    .map(({ id, draft }) => editedThing(kind, id, items.get(id), draft))
    .filter((thing) => thing !== undefined);
  return { things, found: found.length, all: all.length };
}

function matches<Item, Form>(
  kind: EditedKind<Item, Form>,
  filter: ThingFilter<Form>,
  { id, state, draft }: ThingInOrder,
): boolean {
  if (filter.state !== undefined && filter.state !== state) return false;
  if (draft) return filter.draft === undefined || filter.draft(readDraft(kind, draft).form);
  return filter.published === undefined || filter.published.has(id);
}
