import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { chunks } from './chunks.ts';
import { countRows } from './count-rows.ts';
import { firstFreePosition } from './first-free-position.ts';
import { writeRevised } from './write-revised.ts';

/** A list that staff keep in order: the shop's products, the home page's products, the gallery's pictures. */
export type CatalogueRepository<Item> = {
  /** All items in the catalogue's order. */
  all(): Promise<Item[]>;
  /** The ids of all items with their places, in order; no item is read. */
  places(): Promise<{ id: string; position: number }[]>;
  /** The items with those ids, in order; an unknown id is no error. */
  findMany(ids: readonly string[]): Promise<Placed<Item>[]>;
  find(id: string): Promise<Placed<Item> | undefined>;
  /** Changes the items that are there, by id and at their places, and puts new ones at the end; all of it or nothing. */
  save(items: readonly Item[]): Promise<void>;
  /** Removes the items with those ids; an unknown id is no error. */
  remove(ids: readonly string[]): Promise<void>;
  count(): Promise<number>;
  /** Moves items to other places, by id; an unknown id is no error. */
  place(positions: ReadonlyMap<string, number>): Promise<void>;
  /** Lets the transaction that calls it be the only one that changes this list until it ends. */
  lock(): Promise<void>;
};

/** An item with its place in the catalogue: the lower number comes first. */
export type Placed<Item> = { item: Item; position: number };

/** How a catalogue is kept in its table. */
type TableMapping<Item> = {
  table: 'products' | 'home_products' | 'gallery_pictures';
  idOf(item: Item): string;
  /** All items in order, or those with these ids. */
  read(ids?: readonly string[]): Promise<Placed<Item>[]>;
  upsert(transaction: Transaction<Tables>, items: readonly Placed<Item>[]): Promise<unknown>;
  /** Where more is to be done than to delete the rows. */
  remove?(transaction: Transaction<Tables>, ids: readonly string[]): Promise<unknown>;
};

/** A catalogue kept in one table. */
export function createCatalogueRepository<Item>(
  db: Kysely<Tables>,
  { table, idOf, read, upsert, ...mapping }: TableMapping<Item>,
): CatalogueRepository<Item> {
  const remove =
    mapping.remove ??
    ((transaction: Transaction<Tables>, ids: readonly string[]) =>
      transaction.deleteFrom(table).where('id', 'in', ids).execute());

  return {
    all: async () => (await read()).map(({ item }) => item),
    places: () => db.selectFrom(table).select(['id', 'position']).orderBy('position').execute(),
    find: async (id) => (await read([id]))[0],
    findMany: async (ids) => (await Promise.all(chunks(ids).map((chunk) => read(chunk)))).flat(),
    count: () => countRows(db, table),

    async save(items) {
      const onceEach = [...new Map(items.map((item) => [idOf(item), item])).values()];
      await writeRevised(db, table, async (transaction) => {
        const end = await firstFreePosition(transaction, table);
        const placed = onceEach.map((item, index) => ({ item, position: end + index }));
        for (const chunk of chunks(placed)) await upsert(transaction, chunk);
      });
    },

    async remove(ids) {
      await writeRevised(db, table, async (transaction) => {
        for (const chunk of chunks(ids)) await remove(transaction, chunk);
      });
    },

    async place(positions) {
      await writeRevised(db, table, async (transaction) => {
        for (const [id, position] of positions)
          await transaction.updateTable(table).set({ position }).where('id', '=', id).execute();
      });
    },

    async lock() {
      // Every change of the list writes this row first.
      await db
        .updateTable('revisions')
        .set((row) => ({ value: row.ref('value') }))
        .where('name', '=', table)
        .execute();
    },
  };
}
