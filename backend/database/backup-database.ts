import { DatabaseSync, backup } from 'node:sqlite';
import { copyTables } from './copy-tables.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { sqliteFile } from './open-sqlite.ts';

/**
 * Writes the content of a database, as it is at one moment, to an SQLite database in a new folder and returns its file;
 * the site may go on reading and writing. A backup of PostgreSQL is an SQLite file too: it needs no tools, and either
 * engine can be restored from it.
 */
export async function backupDatabase(
  database: OpenDatabase,
  { dataDir, into }: { dataDir: string; into: string },
): Promise<string> {
  if (database.engine === 'sqlite') await copyFile(sqliteFile(dataDir), sqliteFile(into));
  else await copyRows(database, into);
  return sqliteFile(into);
}

async function copyFile(from: string, to: string) {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    // All pages in one step: a copy in several steps starts again with each row that the site writes meanwhile.
    await backup(source, to, { rate: 2 ** 31 - 1 });
  } finally {
    source.close();
  }
}

async function copyRows(from: OpenDatabase, dataDir: string) {
  const copy = await openDatabase({ url: undefined, dataDir });
  try {
    await copyTables(from, copy);
  } finally {
    await copy.close();
  }
}
