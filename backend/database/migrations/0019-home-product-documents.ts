import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Row = Readonly<Record<string, string | number>>;
type AnyTable = Record<string, Record<string, unknown>>;

const ROWS_AT_ONCE = 500;

/**
 * Keeps a home product as one document: its row has its id, its place, and all else as JSON. Translations that are no JSON
 * stay in it as the text that they were.
 */
export const homeProductDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('home_product_documents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute();
    await copyRows(db.withTables<AnyTable>());
    await db.schema.dropTable('home_products').execute();
    await db.schema.alterTable('home_product_documents').renameTo('home_products').execute();
  },
};

async function copyRows(db: Kysely<AnyTable>): Promise<void> {
  let after = '';
  for (;;) {
    const rows = (await db
      .selectFrom('home_products')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()) as Row[];
    const last = rows.at(-1);
    if (last === undefined) break;
    await db
      .insertInto('home_product_documents')
      .values(rows.map((row) => ({ id: row['id'], position: row['position'], data: documentOf(row) })))
      .execute();
    after = String(last['id']);
  }
}

function documentOf({ name, price, image, alt, translations }: Row): string {
  return JSON.stringify({
    name,
    price,
    image,
    ...(alt && { alt }),
    ...(translations && { translations: parsed(String(translations)) }),
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
