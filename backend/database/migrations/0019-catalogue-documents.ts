import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Row = Readonly<Record<string, string | number>>;
type AnyTable = Record<string, Record<string, unknown>>;

const ROWS_AT_ONCE = 500;

/**
 * Keeps products and home products as documents: a row has an id, a place, and all else as JSON. What should be JSON in a
 * column and is not stays in it as the text that it was.
 */
export const catalogueDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = db.withTables<AnyTable>();
    await toDocuments(tables, 'products', productOf);
    await toDocuments(tables, 'home_products', homeProductOf);
  },
};

async function toDocuments(db: Kysely<AnyTable>, table: string, documentOf: (row: Row) => object) {
  const documents = `${table}_documents`;
  await db.schema
    .createTable(documents)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  let after = '';
  for (;;) {
    const rows = (await db
      .selectFrom(table)
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()) as Row[];
    const last = rows.at(-1);
    if (last === undefined) break;
    await db
      .insertInto(documents)
      .values(
        rows.map((row) => ({
          id: row['id'],
          position: row['position'],
          data: JSON.stringify(documentOf(row)),
        })),
      )
      .execute();
    after = String(last['id']);
  }
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(documents).renameTo(table).execute();
}

function productOf(row: Row): object {
  return {
    name: row['name'],
    category: row['category'],
    price: row['price'],
    imageURL: row['image_url'],
    ...(row['alt'] && { alt: row['alt'] }),
    description: row['description'],
    ...(row['unit'] && { unit: row['unit'] }),
    styles: parsed(row['styles']),
    featured: row['featured'] === 1,
    ...(row['sold_out'] === 1 && { soldOut: true }),
    variants: parsed(row['variants']),
    colorVariants: parsed(row['color_variants']),
    ...(row['story'] && { story: parsed(row['story']) }),
    ...(row['translations'] && { translations: parsed(row['translations']) }),
  };
}

function homeProductOf(row: Row): object {
  return {
    name: row['name'],
    price: row['price'],
    image: row['image'],
    ...(row['alt'] && { alt: row['alt'] }),
    ...(row['translations'] && { translations: parsed(row['translations']) }),
  };
}

function parsed(json: string | number | undefined): unknown {
  try {
    return JSON.parse(String(json));
  } catch {
    return json;
  }
}
