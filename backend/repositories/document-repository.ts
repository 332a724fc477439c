import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { type Entry, entryId, type Fields, idFieldOf } from '../../domain/fields/field.ts';
import { storedDocument, storedSchema } from '../../domain/fields/stored.ts';
import type { DocumentRow, Tables } from '../database/tables.ts';
import { type CatalogueRepository, createCatalogueRepository, type Placed } from './catalogue-repository.ts';
import { excludedValues } from './excluded-values.ts';
import { readableRows, type ReportRow } from './readable-rows.ts';

/** A list of entries with those fields, each kept as one document. `noun` names one in the log. */
export function createDocumentRepository<F extends Fields>(
  db: Kysely<Tables>,
  {
    table,
    fields,
    noun,
    report,
  }: {
    table: 'home_products';
    fields: F;
    noun: string;
    report: ReportRow;
  },
): CatalogueRepository<Entry<F>> {
  const idField = idFieldOf(fields);
  const idOf = (entry: Entry<F>) => entryId(fields, entry);
  const schema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
  const stored = storedSchema(fields);
  return createCatalogueRepository(db, { table, idOf, upsert, read });

  async function read(ids?: readonly string[]) {
    let query = db.selectFrom(table).selectAll().orderBy('position');
    if (ids !== undefined) query = query.where('id', 'in', ids);
    return readableRows(await query.execute(), entryOf, { nameOf: ({ id }) => `the ${noun} ${id}`, report });
  }

  function entryOf({ id, position, data }: DocumentRow): Placed<Entry<F>> {
    return { item: v.parse(stored, { ...v.parse(schema, data), [idField]: id }), position };
  }

  function upsert(transaction: Transaction<Tables>, entries: readonly Placed<Entry<F>>[]) {
    return transaction
      .insertInto(table)
      .values(
        entries.map(({ item, position }) => ({
          id: idOf(item),
          position,
          data: storedDocument(fields, item),
        })),
      )
      .onConflict((conflict) => conflict.column('id').doUpdateSet(excludedValues(['data'])))
      .execute();
  }
}
