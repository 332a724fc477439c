import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { type Entry, type Fields, entryId, idFieldOf } from '../../domain/entries/field.ts';
import { storedDocument, storedSchema } from '../../domain/entries/stored.ts';
import { productFields } from '../../domain/shop/product.ts';
import { type ReportRow, readableRows } from '../database/readable-rows.ts';
import { chunks, countRows, excludedValues, firstFreePosition } from '../database/rows.ts';
import type { DocumentRow, Tables } from '../database/tables.ts';
import { writeRevised } from '../database/transactions.ts';

/** A list that staff keep in order: the shop's products, the home page's products, the gallery's pictures, the documents. */
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
  table: 'products' | 'home_products' | 'gallery_pictures' | 'documents';
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

type Documents<F extends Fields> = {
  table: 'products' | 'home_products' | 'documents';
  fields: F;
  /** Names one in the log. */
  noun: string;
  report: ReportRow;
  /** Done in the transaction that saves or removes the entries with those ids, before it does. */
  onSave?(transaction: Transaction<Tables>, ids: readonly string[]): Promise<unknown>;
  onRemove?(transaction: Transaction<Tables>, ids: readonly string[]): Promise<unknown>;
};

const documentSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** A list of entries with those fields, each kept as one document. */
export function createDocumentRepository<F extends Fields>(
  db: Kysely<Tables>,
  { table, fields, noun, report, onSave, onRemove }: Documents<F>,
): CatalogueRepository<Entry<F>> {
  const idField = idFieldOf(fields);
  const stored = storedSchema(fields);
  const idOf = (entry: Entry<F>) => entryId(fields, entry);
  return createCatalogueRepository(db, { table, idOf, read, upsert, remove });

  async function read(ids?: readonly string[]) {
    let query = db.selectFrom(table).selectAll().orderBy('position');
    if (ids !== undefined) query = query.where('id', 'in', ids);
    return readableRows(await query.execute(), entryOf, { nameOf: ({ id }) => `the ${noun} ${id}`, report });
  }

  function entryOf({ id, position, data }: DocumentRow): Placed<Entry<F>> {
    return { item: v.parse(stored, { ...v.parse(documentSchema, data), [idField]: id }), position };
  }

  async function upsert(transaction: Transaction<Tables>, entries: readonly Placed<Entry<F>>[]) {
    const rows = entries.map(({ item, position }) => ({
      id: idOf(item),
      position,
      // An entry that could not be read again is not saved.
      data: storedDocument(fields, v.parse(stored, item)),
    }));
    await onSave?.(
      transaction,
      rows.map(({ id }) => id),
    );
    // An entry that is there keeps its place.
    await transaction
      .insertInto(table)
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(excludedValues(['data'])))
      .execute();
  }

  async function remove(transaction: Transaction<Tables>, ids: readonly string[]) {
    await onRemove?.(transaction, ids);
    await transaction.deleteFrom(table).where('id', 'in', ids).execute();
  }
}

/** The shop's catalogue. */
export type ProductRepository = ReturnType<typeof createProductRepository>;

/** The shop's catalogue in the table `products`; of a product that was removed it remembers the category. */
export function createProductRepository(db: Kysely<Tables>, report: ReportRow) {
  return {
    ...createDocumentRepository(db, {
      table: 'products',
      fields: productFields,
      noun: 'product',
      report,
      onSave: (transaction, ids) =>
        transaction.deleteFrom('removed_products').where('id', 'in', ids).execute(),
      onRemove: rememberRemoved,
    }),
    /** The category of a product that was removed; undefined for one that is there, or never was. */
    async removedCategory(id: string) {
      // PostgreSQL refuses NUL in text.
      if (id.includes('\0')) return undefined;
      const row = await db
        .selectFrom('removed_products')
        .select('category')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.category;
    },
  };
}

const categorySchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ category: v.string() }),
    v.transform(({ category }) => category),
  ),
  '',
);

async function rememberRemoved(transaction: Transaction<Tables>, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('products')
    .select(['id', 'data'])
    .where('id', 'in', ids)
    .execute();
  if (rows.length === 0) return;
  await transaction
    .insertInto('removed_products')
    .values(rows.map(({ id, data }) => ({ id, category: v.parse(categorySchema, data) })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
