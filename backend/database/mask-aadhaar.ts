import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Application, applicationFields } from '../../domain/application.ts';
import { fieldsWithoutAadhaar } from '../../domain/fields-without-aadhaar.ts';
import { type PublicStudent, studentFields } from '../../domain/student.ts';
import { applicationFingerprint } from '../repositories/application-row.ts';
import { studentIdentity } from '../repositories/student-row.ts';
import { fromColumns } from './column-names.ts';
import type { ApplicationRow, StudentRow } from './tables.ts';

type Row = Record<string, unknown>;
type AnyTable = Record<string, Row>;

/** Hides the Aadhaar numbers that were stored before they were hidden when written. Doing it again changes nothing. */
export const maskAadhaar: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of Object.keys(textColumns)) await maskTable(db.withTables<AnyTable>(), table);
  },
};

const ROWS_AT_ONCE = 500;

/** The columns that hold what people wrote, as text or as JSON. */
const textColumns: Readonly<Record<string, readonly string[]>> = {
  applications: ['first_name', 'last_name', 'email', 'phone', 'address', 'additional_info'],
  application_notes: ['text'],
  students: [
    'name',
    'email',
    'phone',
    'address',
    'course',
    'c_year',
    'section',
    'hostel_name',
    'room_number',
    'consent',
  ],
  products: [
    'name',
    'description',
    'unit',
    'alt',
    'styles',
    'variants',
    'color_variants',
    'translations',
    'story',
  ],
  home_products: ['name', 'alt', 'translations'],
  gallery_pictures: ['title', 'description', 'alt', 'consent', 'translations'],
  drafts: ['data'],
  bin: ['name', 'data'],
  text_overrides: ['value'],
  text_versions: ['value'],
  log: ['thing_name', 'before', 'after'],
};

// The hashes of the texts of a row; each may be there once only.
const hashes: Readonly<Record<string, { column: string; of: (row: Row) => string }>> = {
  applications: {
    column: 'fingerprint',
    of: (row) => applicationFingerprint(fromColumns(applicationFields, row as ApplicationRow) as Application),
  },
  students: {
    column: 'identity',
    of: (row) =>
      studentIdentity({
        ...(fromColumns(studentFields, row as StudentRow) as PublicStudent),
        feesPaid: row['fees_paid'] === 1,
      }),
  },
};

async function maskTable(db: Kysely<AnyTable>, table: string): Promise<void> {
  const key = table === 'applications' ? 'reference' : 'id';
  let after = '';
  let changed = 0;
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where(key, '>', after)
      .orderBy(key)
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) {
      const masked = maskedColumns(row, textColumns[table] ?? []);
      if (Object.keys(masked).length === 0) continue;
      const hash = await newHash(db, table, { ...row, ...masked }, key);
      await db
        .updateTable(table)
        .set({ ...masked, ...hash })
        .where(key, '=', row[key])
        .execute();
      changed += 1;
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = String(last[key]);
  }
  if (changed > 0)
    await db
      .updateTable('revisions')
      .set(({ eb }) => ({ value: eb('value', '+', 1) }))
      .where('name', '=', table)
      .execute();
}

function maskedColumns(row: Row, columns: readonly string[]): Row {
  const masked: Row = {};
  for (const column of columns) {
    const text = row[column];
    if (typeof text !== 'string') continue;
    const hidden = maskedText(text, column);
    if (hidden !== text) masked[column] = hidden;
  }
  return masked;
}

function maskedText(text: string, column: string): string {
  const data = /^[[{"]/.test(text) ? parsed(text) : undefined;
  if (data === undefined) return String(fieldsWithoutAadhaar(text, column));
  const masked = JSON.stringify(fieldsWithoutAadhaar(data));
  return masked === JSON.stringify(data) ? text : masked;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Two rows that differed in a hidden digit only are the same now; both stay, and what is sent again is the first of them.
async function newHash(db: Kysely<AnyTable>, table: string, row: Row, key: string): Promise<Row> {
  const known = hashes[table];
  if (!known) return {};
  const { column, of } = known;
  const hash = of(row);
  const other = await db
    .selectFrom(table)
    .select(column)
    .where(column, '=', hash)
    .where(key, '<>', row[key])
    .executeTakeFirst();
  const own = `${hash} ${String(row[key])}`;
  return { [column]: other ? createHash('sha256').update(own).digest('hex') : hash };
}
