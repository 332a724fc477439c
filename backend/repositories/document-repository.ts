import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { type Entry, entryId, type Fields, idFieldOf } from '../../domain/fields/field.ts';
import { storedDocument, storedSchema } from '../../domain/fields/stored.ts';
import type { DocumentRow, Tables } from '../database/tables.ts';
import { type CatalogueRepository, createCatalogueRepository, type Placed } from './catalogue-repository.ts';
import { excludedValues } from './excluded-values.ts';
import { readableRows, type ReportRow } from './readable-rows.ts';

type Documents<F extends Fields> = {
  table: 'products' | 'home_products';
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
