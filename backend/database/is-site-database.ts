import { DatabaseSync } from 'node:sqlite';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';

/** Whether a file is an undamaged SQLite database that this site has written, of any version. */
export function isSiteDatabase(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const steps = database.prepare(`select name from ${DEFAULT_MIGRATION_TABLE}`).all();
      const [check] = database.prepare('pragma quick_check(1)').all();
      return steps.some(({ name }) => name === '0001-first-tables') && check?.['quick_check'] === 'ok';
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
