import { DatabaseSync, backup } from 'node:sqlite';
import { copyTables } from './copy-tables.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { sqliteFile } from './open-sqlite.ts';

/**
 * Writes what a database holds at one moment, while it is read and written, to an SQLite database in a new folder;
 * answers its file. A backup of PostgreSQL is one too, so that it needs no tools and comes back on either engine.
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
    // All pages in one step: a copy in several would begin anew with each row that the site writes meanwhile.
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
