import { type Kysely, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { keptTables } from './tables.ts';

/** An empty database of a test's own: what `openDatabase` opens, and how it is removed once it is closed. */
export type TestDatabase = { place: { url: string | undefined; dataDir: string }; remove(): Promise<void> };

/** The engines that this machine can test on, each with how to make an empty database on it. */
export function testEngines(): { engine: 'sqlite' | 'postgres'; create: () => Promise<TestDatabase> }[] {
  const server = inject('postgresUrl');
  return [
    { engine: 'sqlite', create: createSqlite },
    ...(server ? [{ engine: 'postgres' as const, create: () => createPostgres(server) }] : []),
  ];
}

/** An empty folder for an SQLite database. */
export async function createSqlite(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(inject('sqliteDir'), 'data-'));
  return { place: { url: undefined, dataDir }, remove: () => rm(dataDir, { recursive: true }) };
}

/** Each row of a database as a line of its table and its values as JSON, in the order of the lines. */
export async function rowsAsText<Schema>({ db }: { db: Kysely<Schema> }): Promise<string> {
  const lines: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    lines.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return `${lines.toSorted().join('\n')}\n`;
}

/** The lines of `rowsAsText` that a backup contains. */
export function keptRows(text: string): string[] {
  return text.split('\n').filter((line) => keptTables.some((table) => line.startsWith(`${table} `)));
}

/** Has a database refuse, or take again, what would write into it. */
export async function setWritable<Schema>(
  { db, engine }: { db: Kysely<Schema>; engine: 'sqlite' | 'postgres' },
  isWritable: boolean,
): Promise<void> {
  const statement =
    engine === 'sqlite'
      ? `pragma max_page_count = ${isWritable ? 1_073_741_823 : 1}`
      : `set default_transaction_read_only = ${isWritable ? 'off' : 'on'}`;
  await sql.raw(statement).execute(db);
}

async function createPostgres(server: string): Promise<TestDatabase> {
  const name = inject('postgresPrefix') + randomUUID().replaceAll('-', '');
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    place: { url: url.href, dataDir: tmpdir() },
    remove: () => runOn(server, `drop database ${name} with (force)`),
  };
}

async function runOn(server: string, statement: string) {
  const client = new Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
