import { DatabaseSync } from 'node:sqlite';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';

/** Whether a file is an SQLite database that this site has written, of any version. */
export function isSiteDatabase(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const names = database.prepare(`select name from ${DEFAULT_MIGRATION_TABLE}`).all();
      return names.some(({ name }) => name === '0001-first-tables');
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
