import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  expressionBuilder,
  sql,
} from 'kysely';
import * as v from 'valibot';
import { latinDigits } from '../../domain/latin-digits.ts';
import { type KeptTable, type RevisedTable, type Tables, keptTables } from '../database/tables.ts';

// SQLite binds 32,766 values in a statement; the widest row here has sixteen.
const ROWS_IN_A_STATEMENT = 1000;

/** Rows in as many lists as statements are needed to write them. */
export function chunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_IN_A_STATEMENT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_IN_A_STATEMENT, (index + 1) * ROWS_IN_A_STATEMENT),
  );
}

/** How many rows each table has that a backup contains and a move copies. */
export async function countKeptRows(db: Kysely<Tables>): Promise<Record<KeptTable, number>> {
  const counts: [KeptTable, number][] = [];
  for (const table of keptTables) counts.push([table, await countRows(db, table)]);
  return Object.fromEntries(counts) as Record<KeptTable, number>;
}

/** How many rows a table has. */
export async function countRows(db: Kysely<Tables>, table: keyof Tables): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** For `on conflict … do update`: each of those columns gets the value of the row that was to be inserted. */
export function excludedValues<Column extends string>(
  columns: readonly Column[],
): Record<Column, RawBuilder<never>> {
  const values = columns.map((column) => [column, sql.ref<never>(`excluded.${column}`)]);
  return Object.fromEntries(values) as Record<Column, RawBuilder<never>>;
}

/** The position after the last row's, in a table that keeps an order. */
export async function firstFreePosition(db: Kysely<Tables>, table: RevisedTable): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  return (row.last ?? -1) + 1;
}

/** Gets a sentence for the log about each stored row that can't be read. */
export type ReportRow = (sentence: string) => void;

/** Each row read by `read`, in order; a row for which it throws a ValiError is reported by its name and left out. */
export function readableRows<Row, Item>(
  rows: readonly Row[],
  read: (row: Row) => Item,
  { nameOf, report }: { nameOf: (row: Row) => string; report: ReportRow },
): Item[] {
  const items: Item[] = [];
  for (const row of rows) {
    try {
      items.push(read(row));
    } catch (error) {
      if (!v.isValiError(error)) throw error;
      report(`Left out: ${nameOf(row)} can't be read (fields: ${wrongFields(error.issues)}).`);
    }
  }
  return items;
}

// Names of fields only: values may be personal data, which must not be logged.
function wrongFields(issues: readonly v.BaseIssue<unknown>[]): string {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? 'all'))].join(', ');
}

/** Translations as a column keeps them: JSON, or '' for none. */
export function translationsJson(translations: object | undefined): string {
  return translations ? JSON.stringify(translations) : '';
}

/** The translations of a column, for a schema to read; undefined for none, and for what is no JSON. */
export function translationsFromJson(json: string): unknown {
  try {
    return json === '' ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Where a search looks: texts, read as one, and a phone number, of which only digits count. */
type Searched = { texts: readonly Expression<string>[]; phone: Expression<string> };

// The characters that people write between the digits of a phone number, and the digits of Hindi and Marathi.
const PHONE_MARKS = [' ', '+', '-', '(', ')', '.', '/'].map((mark) => [mark, ''] as const);
const PHONE_DIGITS = Array.from('०१२३४५६७८९', (digit) => [digit, latinDigits(digit)] as const);
const MOST_WORDS = 8;
// More digits than these begin with a country's code, which the stored number may lack.
const DIGITS_OF_A_NUMBER = 10;

/**
 * Whether a row matches what someone typed into a search: each of its words is in one of the texts or in the phone number,
 * capitals or not. A phone number may be typed with any marks between its digits, in the digits of any script. Nothing typed
 * matches all.
 */
export function matchesWords({ texts, phone }: Searched, typed: string): Expression<SqlBool> {
  const eb: ExpressionBuilder<object, never> = expressionBuilder();
  const digits = [...PHONE_MARKS, ...PHONE_DIGITS].reduce<Expression<string>>(
    (text, [mark, instead]) => sql<string>`replace(${text}, ${mark}, ${instead})`,
    phone,
  );
  const isIn = (text: Expression<string>, word: string) =>
    sql<SqlBool>`${text} like ${pattern(word)} escape '\\'`;
  const all = sql<string>`lower(${sql.join(texts, sql` || ' ' || `)})`;
  return eb.and(
    wordsOf(typed).map((word) =>
      eb.or([
        isIn(all, word.toLowerCase()),
        ...(/^\p{Nd}+$/u.test(word) ? [isIn(digits, latinDigits(word))] : []),
      ]),
    ),
  );
}

function wordsOf(typed: string): string[] {
  const digits = typed.match(/\p{Nd}/gu) ?? [];
  if (digits.length > 0 && /^[\p{Nd}\s+()./-]+$/u.test(typed))
    return [digits.slice(-DIGITS_OF_A_NUMBER).join('')];
  return typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

function pattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
