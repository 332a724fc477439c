import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { chunks } from './chunks.ts';
import { countRows } from './count-rows.ts';
import { firstFreePosition } from './first-free-position.ts';
import { writeRevised } from './write-revised.ts';

/** A list that staff keep in order: the shop's products, the home page's products. */
export type CatalogueRepository<Item> = {
  /** All items in the catalogue's order. */
  all(): Promise<Item[]>;
  /** Changes the items that are there, by id and at their places, and puts new ones at the end; all of it or nothing. */
  save(items: readonly Item[]): Promise<void>;
  /** Removes the items with those ids; an unknown id is no error. */
  remove(ids: readonly string[]): Promise<void>;
  count(): Promise<number>;
};

/** An item with its place in the catalogue, should it be new there. */
export type Placed<Item> = { item: Item; position: number };

/** How a catalogue is kept in its table. */
type TableMapping<Item> = {
  table: 'products' | 'home_products';
  idOf(item: Item): string;
  all(): Promise<Item[]>;
  upsert(transaction: Transaction<Tables>, items: readonly Placed<Item>[]): Promise<unknown>;
};

/** A catalogue kept in one table. */
export function createCatalogueRepository<Item>(
  db: Kysely<Tables>,
  { table, idOf, all, upsert }: TableMapping<Item>,
): CatalogueRepository<Item> {
  return {
    all,
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
        for (const chunk of chunks(ids))
          await transaction.deleteFrom(table).where('id', 'in', chunk).execute();
      });
    },
  };
}
