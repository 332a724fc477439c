import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the five tables in types that every engine has: text, bigint and nothing else. */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    await createProducts(db);
    await createHomeProducts(db);
    await createApplications(db);
    await createStudents(db);
    await createRevisions(db);
  },
};

async function createProducts(db: Kysely<unknown>) {
  await db.schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('featured', 'bigint', (column) => column.notNull())
    .addColumn('styles', 'text', (column) => column.notNull())
    .addColumn('variants', 'text', (column) => column.notNull())
    .addColumn('color_variants', 'text', (column) => column.notNull())
    .execute();
}

async function createHomeProducts(db: Kysely<unknown>) {
  await db.schema
    .createTable('home_products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .execute();
}

async function createApplications(db: Kysely<unknown>) {
  await db.schema
    .createTable('applications')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('duration', 'text', (column) => column.notNull())
    .addColumn('additional_info', 'text', (column) => column.notNull())
    .execute();
}

async function createStudents(db: Kysely<unknown>) {
  await db.schema
    .createTable('students')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identity', 'text', (column) => column.notNull().unique())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('course', 'text', (column) => column.notNull())
    .addColumn('c_year', 'text', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('hostel_name', 'text', (column) => column.notNull())
    .addColumn('room_number', 'text', (column) => column.notNull())
    .addColumn('fees_paid', 'bigint', (column) => column.notNull())
    .execute();
}

async function createRevisions(db: Kysely<unknown>) {
  await db.schema
    .createTable('revisions')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
  await db
    .withTables<{ revisions: { name: string; value: number } }>()
    .insertInto('revisions')
    .values(['products', 'home_products', 'students'].map((name) => ({ name, value: 0 })))
    .execute();
}
