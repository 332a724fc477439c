import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates what the staff desk keeps, and the columns that it needs of applications and students. */
export const deskTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns] of Object.entries(newTables)) await createTable(db, table, columns);
    for (const [table, columns] of Object.entries(newColumns)) await addColumns(db, table, columns);
    await db.schema
      .alterTable('products')
      .addColumn('sold_out', 'bigint', (each) => each.notNull().defaultTo(0))
      .execute();
    for (const [name, table, columns] of indexes)
      await db.schema.createIndex(name).on(table).columns(columns).execute();
    // Two people can't be told apart by one name at the sign-in.
    await db.schema.createIndex('people_by_name').unique().on('people').column('name_key').execute();
    await db
      .withTables<{ revisions: { name: string; value: number } }>()
      .insertInto('revisions')
      .values(['gallery_pictures', 'text_overrides'].map((name) => ({ name, value: 0 })))
      .execute();
  },
};

type Columns = { text: readonly string[]; numbers?: readonly string[] };

// The first column of each is its primary key.
const newTables: Readonly<Record<string, Columns>> = {
  application_notes: { text: ['id', 'reference', 'written_at', 'person_name', 'text'] },
  gallery_pictures: {
    text: ['id', 'type', 'date', 'image', 'title', 'description', 'alt', 'consent'],
    numbers: ['position'],
  },
  people: {
    text: [
      'id',
      'name',
      'name_key',
      'role',
      'email',
      'password_hash',
      'totp_secret',
      'recovery_codes',
      'created_at',
    ],
    numbers: ['wants_mail', 'totp_step'],
  },
  passkeys: {
    text: ['id', 'person_id', 'public_key', 'transports', 'device', 'created_at', 'used_at'],
    numbers: ['counter'],
  },
  invitations: {
    text: ['token_hash', 'name', 'role', 'person_id', 'created_at', 'expires_at', 'used_at'],
  },
  sessions: { text: ['token_hash', 'person_id', 'created_at', 'seen_at', 'confirmed_at', 'device'] },
  challenges: { text: ['challenge', 'purpose', 'expires_at'] },
  drafts: { text: ['id', 'kind', 'thing_id', 'data', 'changed_at', 'changed_by'] },
  bin: { text: ['id', 'kind', 'thing_id', 'name', 'data', 'deleted_at', 'deleted_by'] },
  text_overrides: { text: ['id', 'value', 'changed_at', 'changed_by'] },
  text_versions: { text: ['id', 'text_id', 'value', 'since', 'by'] },
  log: {
    text: [
      'id',
      'at',
      'person_id',
      'person_name',
      'action',
      'kind',
      'thing_id',
      'thing_name',
      'before',
      'after',
    ],
  },
  picture_jobs: {
    text: ['id', 'state', 'crop', 'address', 'problem', 'created_at', 'heard_at'],
    numbers: ['done', 'total'],
  },
  statuses: { text: ['name', 'value'] },
};

// The values of the new columns in rows that are already there.
const newColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  applications: { language: 'en', state: 'new', state_since: '', looked_after_by: '' },
  students: { left_on: '', consent: '' },
  products: { alt: '' },
  home_products: { alt: '' },
};

const indexes: readonly [name: string, table: string, columns: string[]][] = [
  ['passkeys_by_person', 'passkeys', ['person_id']],
  ['sessions_by_person', 'sessions', ['person_id']],
  ['applications_by_state', 'applications', ['state', 'received_at']],
  ['application_notes_by_reference', 'application_notes', ['reference']],
  ['log_by_time', 'log', ['at']],
  ['log_by_person', 'log', ['person_id', 'id']],
  ['log_by_name', 'log', ['person_id', 'person_name', 'id']],
  ['log_by_thing', 'log', ['thing_id']],
  ['bin_by_time', 'bin', ['deleted_at']],
  ['text_versions_by_text', 'text_versions', ['text_id']],
];

async function createTable(db: Kysely<unknown>, table: string, { text, numbers = [] }: Columns) {
  let creation = db.schema.createTable(table);
  for (const [index, column] of text.entries())
    creation = creation.addColumn(column, 'text', (each) =>
      index === 0 ? each.primaryKey() : each.notNull(),
    );
  for (const column of numbers) creation = creation.addColumn(column, 'bigint', (each) => each.notNull());
  await creation.execute();
}

// One at a time: SQLite adds no more with a statement.
async function addColumns(db: Kysely<unknown>, table: string, columns: Readonly<Record<string, string>>) {
  for (const [column, value] of Object.entries(columns))
    await db.schema
      .alterTable(table)
      .addColumn(column, 'text', (each) => each.notNull().defaultTo(value))
      .execute();
}
