import type { GenericSchema } from 'valibot';
import type { Fields } from '../../domain/entries/field.ts';
import type { PersonTraits } from '../../domain/people/same-person.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { Noun } from '../counted.ts';
import type { Actor, LoggedKind } from '../log/log.ts';
import { type Export, type ExportFormat, exportText } from '../spreadsheets/export-text.ts';

/** The texts of a spreadsheet's row, by the names of their columns. */
export type Cells = Readonly<Record<string, string>>;

/** A column: its heading in exports, the field of an item that it holds, and other headings that imports accept. */
export type Column = {
  name: string;
  field: string;
  also?: readonly string[];
  /** Its cells list several values, each of which its schema cleans. */
  hasParts?: true;
  /** What its cells hold, where that is not any text: `numbered` are texts such as a room, often a number. */
  kind?: 'price' | 'number' | 'day' | 'yesOrNo' | 'numbered' | undefined;
};

/** A picture that an item shows, and the column in which a list names it. */
export type ItemPicture = { name: string; column: string };

/** The methods of a repository that importing and exporting need. */
type ListRepository<Item> = {
  all(): Promise<Item[]>;
  save(items: readonly Item[]): Promise<void>;
  /** As `save`, and puts them in this order, where a list may be replaced as a whole. */
  saveInOrder?(items: readonly Item[]): Promise<void>;
};

/** A list that staff import and export, and how its items are written in a spreadsheet and as JSON. */
export type Collection<Item> = {
  noun: Noun;
  /** The fields of its items, where they are described by some. */
  fields?: Fields;
  columns: readonly Column[];
  /** The field that tells what is meant: the only one, or the first, of those that identify a row. */
  keyField: string;
  /** The key that identifies a row; each may occur only once in a list. */
  keyOf(cells: Cells): string;
  schema: GenericSchema<unknown, Item>;
  /** The input of the schema, from a spreadsheet's row. */
  fieldsOf(cells: Cells): Record<string, unknown>;
  cellsOf(item: Item): Cells;
  /** The item as the site's API writes it. */
  jsonOf(item: Item): unknown;
  /** The pictures of an item, or of fields that are not checked yet. */
  picturesOf(fields: unknown): ItemPicture[];
  /**
   * The mistakes in a row's cells that its fields don't show: `listed` are those of the list, `cells` all of them, `fields` what
   * `fieldsOf` makes of all.
   */
  problemsOf?(listed: Cells, cells: Cells, fields: object): { column: string; reason: string }[];
  /** As `problemsOf`, of an entry of a JSON list. */
  problemsOfFields?(fields: object): { column: string; reason: string }[];
  /** The item with the addresses of its pictures instead of their names. */
  withAddresses(item: Item, addressOf: (name: string) => string): Item;
  repositoryOf(repositories: Repositories): ListRepository<Item>;
  /** Of people: by what the one of a row is recognised, also where their key has changed. */
  personOf?(cells: Cells): PersonTraits;
  /** Of people: the columns by which somebody is known of whom neither email nor phone is. */
  knownBy?: readonly string[];
  /** Of people: all who are stored, also those who have left. */
  everyone?(repositories: Repositories): Promise<Item[]>;
  /** Of people: makes a stored one another, in place. */
  change?(repositories: Repositories, before: Item, after: Item): Promise<void>;
  /** The kind of such an item in the log and in the bin. */
  kind: LoggedKind;
  /** The id by which the log and the bin know a stored item. */
  idOf(repositories: Repositories, item: Item): Promise<string | undefined>;
  nameOf(item: Item): string;
  /** The data of an item that the log shows before and after a change. */
  loggedAs(item: Item): unknown;
  /** Why an item can't be stored as it is listed now, such as a consent that was taken back. */
  problemsNow?(
    repositories: Repositories,
    item: Item,
    confirmed: Confirmed,
  ): Promise<{ column: string; reason: string }[]>;
  /**
   * Does what follows from a change of a stored item: its draft changes too, and a consent that ended is taken from all that
   * visitors see of that person.
   */
  followChange?(repositories: Repositories, actor: Actor, before: Item, after: Item): Promise<Followed>;
  /** Moves the stored item with that id to the bin. */
  bin(repositories: Repositories, actor: Actor, id: string): Promise<unknown>;
};

/** The effects of a change of an item: whether it has a draft that changed, and the names of others whose consent ended with it. */
export type Followed = { hasDraft: boolean; consentsEnded: readonly string[] };

/**
 * Confirmations for a whole list: that the consent of who was shown before holds for who is shown now, and that students who were
 * erased are to be stored again.
 */
export type Confirmed = { sameConsents?: boolean | undefined; erasedToo?: boolean | undefined };

/** All items of a collection, in the form that importing reads. */
export async function exportCollection<Item>(
  collection: Collection<Item>,
  repositories: Repositories,
  format: ExportFormat,
): Promise<Export> {
  const items = await collection.repositoryOf(repositories).all();
  const headings = collection.columns.map(({ name }) => name);
  const rows = items.map(collection.cellsOf).map((cells) => headings.map((name) => cells[name] ?? ''));
  return exportText(format, { headings, rows, json: items.map(collection.jsonOf) });
}
