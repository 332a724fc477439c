import { DatabaseSync } from 'node:sqlite';
import { copyTables } from './copy-tables.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { sqliteFile } from './open-sqlite.ts';
import { keptTables } from './tables.ts';

/**
 * Writes the content of a database, as it is at one moment, to an SQLite database in a new folder and returns its file;
 * the site may go on reading and writing. A backup of PostgreSQL is an SQLite file too: it needs no tools, and either
 * engine can be restored from it.
 */
export async function backupDatabase(
  database: OpenDatabase,
  { dataDir, into }: { dataDir: string; into: string },
): Promise<string> {
  if (database.engine === 'sqlite') copyFile(sqliteFile(dataDir), sqliteFile(into));
  else await copyRows(database, into);
  return sqliteFile(into);
}

// Rows alone: a copy of the pages would have in it what is left of removed rows. It holds up the process for 0.04 s for 12 MB.
function copyFile(from: string, to: string) {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  removeWhatIsNotKept(to);
}

// A restored backup signs nobody in, and its file must not help anybody to it: sessions, links to join, secrets of the server.
function removeWhatIsNotKept(file: string) {
  const kept = new Set<string>([...keptTables, ...alsoInBackups]);
  const copy = new DatabaseSync(file);
  try {
    copy.exec('pragma secure_delete = on');
    const tables = copy.prepare("select name from sqlite_master where type = 'table'").all();
    for (const { name } of tables) if (!kept.has(String(name))) copy.exec(`delete from "${String(name)}"`);
  } finally {
    copy.close();
  }
}

const alsoInBackups = [
  'revisions',
  'people_pictures',
  'erasures',
  'kysely_migration',
  'kysely_migration_lock',
];

async function copyRows(from: OpenDatabase, dataDir: string) {
  const copy = await openDatabase({ url: undefined, dataDir });
  try {
    await copyTables(from, copy);
  } finally {
    await copy.close();
  }
}
