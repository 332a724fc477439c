import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from './open-database.ts';

/** Where a word stands in a database: the tables in whose rows, and the database's own files in which it is. */
export async function tracesOf(
  word: string,
  { db, engine }: OpenDatabase,
  dataDir: string,
): Promise<string[]> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const found: string[] = [];
  for (const name of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    if (JSON.stringify(rows).includes(word)) found.push(`rows of ${name}`);
  }
  if (engine === 'sqlite') {
    const files = readdirSync(dataDir).filter((name) => name.startsWith('foundation.sqlite'));
    return [...found, ...files.filter((name) => readFileSync(join(dataDir, name)).includes(word))];
  }
  // The files of the tables; its write-ahead log is the server's own.
  await sql`checkpoint`.execute(db);
  for (const name of tables) {
    const { rows } = await sql<{ at: number }>`
      select position(convert_to(${word}, 'UTF8') in pg_read_binary_file(pg_relation_filepath(${name}::regclass))) as at
    `.execute(db);
    if (rows[0]?.at !== 0) found.push(`file of ${name}`);
  }
  return found;
}
