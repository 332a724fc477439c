import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { wordsOfAccount } from '../../domain/entries/listed-fields.ts';
import type { MayName } from '../../domain/values/names-account.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { CatalogueRepository, Placed } from '../../storage/entries/catalogue-repository.ts';
import type { StoredDraft } from '../../storage/entries/draft-repository.ts';
import type { ItemConsent } from '../consents/taken-back.ts';
import type { LoggedKind } from '../log/log.ts';

/** The mistakes in a form that is to be published: a word for each wrong field, by its path (`variants.0.price`). */
export type EditProblems = Readonly<Record<string, string>>;

/**
 * A kind of entry that staff edit in order, as drafts and published. `Item` is what visitors see; `Form` is what the desk's
 * form holds, plain JSON in which anything may still be missing.
 */
export type EditedKind<Item, Form> = {
  kind: LoggedKind;
  /** Where the published items are kept. */
  listOf(repositories: Repositories): CatalogueRepository<Item>;
  idOf(item: Item): string;
  /** The name by which staff know it, for the log and the bin. */
  nameOf(form: Form): string;
  /** Reads an item that was put into the bin. */
  itemSchema: GenericSchema<unknown, Item>;
  /** Reads a form from a draft; it fills in what is missing and refuses nothing. */
  formSchema: GenericSchema<unknown, Form>;
  formOf(item: Item): Form;
  /** The form with other values of its picture fields: addresses, or uploads that are not ready yet. */
  mapFiles(form: Form, change: (value: string, path: string) => string): Form;
  /** The consent of whoever an item shows, where it can show somebody: once it is taken back, no older copy may bring it back. */
  consent?: ItemConsent<Item, Form>;
  /** Reads a form strictly, as it must have all that visitors see: the item, or what has to be corrected first. */
  itemFrom(
    id: string,
    form: Form,
    allowed?: Allowed<Item>,
  ): { ok: true; item: Item } | { ok: false; problems: EditProblems };
};

/** The problem of a file that visitors do not read yet, in a kind of entries whose files only an owner publishes. */
export const NEW_FILE = 'new-file';

/** Whether a problem of an entry is that only an owner may publish it: a new file, or words that lead money elsewhere. */
export function isForOwners(problem: string): boolean {
  return problem === NEW_FILE || wordsOfAccount(problem) !== undefined;
}

/** A kind whose items can show somebody. */
export type ConsentedKind<Item, Form> = EditedKind<Item, Form> & { consent: ItemConsent<Item, Form> };

/**
 * What may be published all the same: without what `published`, the item that visitors see now, lacks too; with words that
 * `mayName` knows, though they look as if they led money elsewhere, and with the files whose addresses it knows.
 */
export type Allowed<Item> = { published?: Item | undefined; mayName?: MayName | undefined };

/** Visitors see it; nobody sees it yet; or visitors see an earlier form of it. */
export type EditState = 'published' | 'draft' | 'changed';

/** An entry as staff edit it. */
export type EditedEntry<Item, Form> = {
  id: string;
  state: EditState;
  /** The item that visitors see, if any. */
  published: Item | undefined;
  /** The form that was saved as a draft and is not published, with who saved it and when (an ISO time). */
  draft: { form: Form; changedAt: string; changedBy: string } | undefined;
  /** The form as it shows: the draft, or the published item. */
  form: Form;
  /** Its place among all of its kind: the lower number comes first. */
  position: number;
};

/** The entry with that id, published or draft; undefined where there is none. */
export async function findEntry<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  id: string,
): Promise<EditedEntry<Item, Form> | undefined> {
  const placed = await kind.listOf(repositories).find(id);
  const draft = await repositories.drafts.find(kind.kind, id);
  return editedEntry(kind, id, placed, draft);
}

/** The filter of a list; a part that is left out matches every entry. */
export type EntryFilter<Form> = {
  state?: EditState | undefined;
  /** The ids of the published items that match, for entries without a draft. */
  published?: ReadonlySet<string> | undefined;
  /** Whether a draft matches. */
  draft?: ((form: Form) => boolean) | undefined;
};

/** A part of a list: its entries, how many match the filter, and how many there are at all. */
type ListedEntries<Item, Form> = { entries: EditedEntry<Item, Form>[]; found: number; all: number };

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

function editedEntry<Item, Form>(
  kind: EditedKind<Item, Form>,
  id: string,
  placed: Placed<Item> | undefined,
  stored: StoredDraft | undefined,
): EditedEntry<Item, Form> | undefined {
  if (!stored) {
    if (!placed) return undefined;
    const { item, position } = placed;
    return { id, state: 'published', published: item, draft: undefined, form: kind.formOf(item), position };
  }
  const { form, position } = readDraft(kind, stored);
  const { changedAt, changedBy } = stored;
  return {
    id,
    state: placed ? 'changed' : 'draft',
    published: placed?.item,
    draft: { form, changedAt, changedBy },
    form,
    position: placed?.position ?? position,
  };
}

/** An entry by its place: the lower number comes first. What visitors see of it is not read yet. */
export type EntryInOrder = {
  id: string;
  position: number;
  state: EditState;
  draft: StoredDraft | undefined;
};

/** All entries of a kind, published and drafts together, in order; one query for each, whatever they hold. */
export async function entriesInOrder<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
): Promise<EntryInOrder[]> {
  const places = await kind.listOf(repositories).places();
  const drafts = new Map((await repositories.drafts.all(kind.kind)).map((draft) => [draft.entryId, draft]));
  const published = places.map(({ id, position }): EntryInOrder => {
    const draft = drafts.get(id);
    drafts.delete(id);
    return { id, position, state: draft ? 'changed' : 'published', draft };
  });
  const others = [...drafts.values()].map((draft): EntryInOrder => {
    const { position } = readDraft(kind, draft);
    return { id: draft.entryId, position, state: 'draft', draft };
  });
  return [...published, ...others].toSorted((a, b) => a.position - b.position);
}

/** The place after all entries of a kind. */
export async function firstFreePlace<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
): Promise<number> {
  const entries = await entriesInOrder(repositories, kind);
  return (entries.at(-1)?.position ?? -1) + 1;
}

/** The version of an entry as it is now; its place is no part of it. */
export function versionOfEntry<Item, Form>(
  kind: EditedKind<Item, Form>,
  { published, draft }: EditedEntry<Item, Form>,
): string {
  return versionOf({ published: published && kind.formOf(published), draft: draft?.form });
}

/** Whether two forms say the same, as forms are read: what is published may have blanks at the ends of its texts. */
export function isSameForm<Item, Form>(
  { formSchema }: EditedKind<Item, Form>,
  one: Form,
  other: Form,
): boolean {
  return versionOf(v.parse(formSchema, one)) === versionOf(v.parse(formSchema, other));
}

/**
 * A short name for a value as it is now, the same for the same value whatever the order of its fields: 16 hexadecimal digits.
 * A form carries it, so that saving can tell whether someone else has changed the entry since.
 */
export function versionOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortedKeys)).digest('hex').slice(0, 16);
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The values of a form's picture fields, by their paths. */
export function filesInForm<Item, Form>(
  { mapFiles }: Pick<EditedKind<Item, Form>, 'mapFiles'>,
  form: Form,
): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  mapFiles(form, (value, path) => {
    pictures.set(path, value);
    return value;
  });
  return pictures;
}

const storedSchema = v.object({ form: v.unknown(), position: v.number() });

/** The data of a draft; `position` is its place in the list, should nothing of it be published. */
type DraftData<Form> = { form: Form; position: number };

/** Reads the data of a stored draft. */
export function readDraft<Item, Form>(
  { formSchema }: EditedKind<Item, Form>,
  draft: Pick<StoredDraft, 'data'>,
): DraftData<Form> {
  const { form, position } = v.parse(v.pipe(v.string(), v.parseJson(), storedSchema), draft.data);
  return { form: v.parse(formSchema, form), position };
}

/** The JSON that a draft keeps; `readDraft` reads it. */
export function draftJson<Form>({ form, position }: DraftData<Form>): string {
  return JSON.stringify({ form, position });
}
