import type { GenericSchema } from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Noun } from '../terminal/counted.ts';

/** The texts of a spreadsheet's row, by the names of their columns. */
export type Cells = Readonly<Record<string, string>>;

/** A column: its heading in exports, the field of an item that it holds, and other headings under which it is known. */
export type Column = { name: string; field: string; also?: readonly string[] };

/** A picture that an item shows, and the column in which a list names it. */
export type NamedPicture = { name: string; column: string };

/** A list that staff import and export: what a command has to know of it. */
export type Collection<Item> = {
  noun: Noun;
  columns: readonly Column[];
  /** By what a row is known again, and may stand in a list only once. */
  keyOf(cells: Cells): string;
  schema: GenericSchema<unknown, Item>;
  /** What the schema reads, of a spreadsheet's row. */
  fieldsOf(cells: Cells): Record<string, unknown>;
  cellsOf(item: Item): Cells;
  /** The item as the site's calls write it. */
  jsonOf(item: Item): unknown;
  picturesOf(item: Item): NamedPicture[];
  /** The item with the addresses of its pictures instead of their names. */
  withAddresses(item: Item, addressOf: (name: string) => string): Item;
  shelf(repositories: Repositories): {
    all(): Promise<Item[]>;
    save(items: readonly Item[]): Promise<void>;
    /** Makes the list exactly this one, where a list may be replaced as a whole. */
    replaceAll?(items: readonly Item[]): Promise<void>;
  };
  /** What `list` shows of an item, by heading. */
  shownOf(item: Item): Readonly<Record<string, string>>;
};
