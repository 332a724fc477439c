import { foundationDocumentKind } from '../../back-office/documents/document-kind.ts';
import { type EditedKind, findEntry } from '../../back-office/entries/edited-entry.ts';
import { galleryKind } from '../../back-office/gallery/gallery-kind.ts';
import type { LoggedKind } from '../../back-office/log/log.ts';
import { homeProductKind, productKind } from '../../back-office/shop/products.ts';
import type { PartInUse } from '../../domain/values/parts.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { type Section, addresses, isSectionThere } from '../layout/addresses.ts';
import type { DeskServices } from '../layout/desk-context.ts';
import { pageOfRow } from '../layout/list.tsx';

type LoggedEntry = { kind: string; entryId: string };

/** Gives the address at which staff see an entry; undefined where nothing can be shown. */
type AddressOf = (entry: LoggedEntry) => string | undefined;

/** Looks where these entries of the log are now: each on its page or, deleted, in the bin; or gone for good. */
export async function findLoggedAddresses(
  { repositories, inUse }: Pick<DeskServices, 'repositories' | 'inUse'>,
  entries: readonly LoggedEntry[],
): Promise<AddressOf> {
  const withPage = entries.filter(({ kind, entryId }) => pagesFor(kind) && entryId !== '');
  const wanted = new Map(withPage.map((entry) => [keyOf(entry), entry]));
  const found = new Map<string, string | undefined>();
  for (const [key, { kind, entryId }] of wanted)
    if (await pagesFor(kind)?.find(repositories, entryId))
      found.set(key, loggedEntryAddress(kind, entryId, inUse));
  if (found.size < wanted.size) {
    const binned = await repositories.bin.page({ offset: 0, limit: Number.MAX_SAFE_INTEGER });
    // Deleted more than once, it shows as it was deleted last.
    for (const [row, entry] of binned.entries())
      if (!found.has(keyOf(entry)))
        found.set(keyOf(entry), `${addresses.bin}?page=${pageOfRow(row)}#${binnedId(entry.id)}`);
  }
  return (entry) => found.get(keyOf(entry));
}

function keyOf({ kind, entryId }: LoggedEntry): string {
  return `${kind}/${entryId}`;
}

/** The id of the element with the name of what is in the bin. */
export function binnedId(id: string): string {
  return `name-${id}`;
}

/** The address of the page of an entry that is there; undefined where the desk has none for entries of its kind. */
export function loggedEntryAddress(kind: string, id: string, inUse: PartInUse): string | undefined {
  const section = pagesFor(kind)?.section;
  if (section === undefined || id === '' || !isSectionThere(section, inUse)) return undefined;
  return `${addresses[section]}/${encodeURIComponent(id)}`;
}

function pagesFor(kind: string): Pages | undefined {
  return isLoggedKind(kind) ? pagesOf[kind] : undefined;
}

/** The pages of a kind of entries: in which section, and what the one for an id shows, if there is one. */
type Pages = { section: Section; find(repositories: Repositories, id: string): Promise<object | undefined> };

const pagesOf: Readonly<Record<LoggedKind, Pages | undefined>> = {
  application: { section: 'applications', find: ({ inbox }, id) => inbox.find(id) },
  student: { section: 'students', find: ({ students }, id) => students.find(id) },
  product: { section: 'products', find: entryOf(productKind) },
  'home-product': { section: 'homeProducts', find: entryOf(homeProductKind) },
  document: { section: 'documents', find: entryOf(foundationDocumentKind) },
  // The first change of the gallery has put it into the database, and only changes are logged.
  'gallery-picture': { section: 'gallery', find: entryOf(galleryKind(() => [])) },
  text: undefined,
  person: undefined,
  backup: undefined,
  site: undefined,
};

function entryOf<Item, Form>(kind: EditedKind<Item, Form>): Pages['find'] {
  return (repositories, id) => findEntry(repositories, kind, id);
}

/** The kinds of entries that the log tells of. */
export const loggedKinds = Object.keys(pagesOf) as LoggedKind[];

/** Whether the desk has the section of such entries, if they have one. */
export function isKindThere(kind: LoggedKind, inUse: PartInUse): boolean {
  const section = pagesOf[kind]?.section;
  return section === undefined || isSectionThere(section, inUse);
}

/** Whether a word is a kind of entry that the log tells of. */
export function isLoggedKind(word: string): word is LoggedKind {
  return Object.hasOwn(pagesOf, word);
}
