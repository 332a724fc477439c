import type { Kysely, Transaction } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { systemReason } from '../files/system-reason.ts';
import { absorbedSteps, firstTables } from './migrations/0001-first-tables.ts';
import { offList } from './migrations/0021-off-list.ts';
import { studentDetails } from './migrations/0022-student-details.ts';
import { documents } from './migrations/0023-documents.ts';

/**
 * Every step from an empty database to today's, in the order of their names. A released step is never edited, and imports
 * nothing of the program, so that it does the same for ever.
 */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  ...absorbedSteps,
  '0021-off-list': offList,
  '0022-student-details': studentDetails,
  '0023-documents': documents,
};

const LAST_ABSORBED_STEP = Object.keys(absorbedSteps).at(-1) ?? '';

/**
 * Brings the schema up to date in one transaction; says whether it was that of an earlier release, in which steps may have removed
 * something. Such a database is first given to `beforeUpgrade`. Throws an Error when that or a step fails, or the database is of a
 * release that is too old or too new, and nothing has changed.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  steps: Record<string, Migration> = migrations,
  beforeUpgrade: () => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const before = await appliedSteps(db);
  const unknown = before.filter((step) => !(step in steps));
  if (unknown.length > 0)
    throw new Error(
      `The database was written by a newer version of this site (${unknown.join(', ')}). Install that version, or a newer one.`,
    );
  if (before.length > 0 && !before.includes(LAST_ABSORBED_STEP))
    throw new Error(
      'The database was written by a version of this site from before ec2fad70. Open it once with version ec2fad70, then with this one.',
    );
  // Nothing to do takes no lock, and nothing is written.
  if (Object.keys(steps).every((step) => before.includes(step))) return false;
  if (before.length > 0) await beforeUpgrade();
  try {
    const done = await db.transaction().execute((transaction) => takeSteps(transaction, steps));
    return before.length > 0 && done > 0;
  } catch (error) {
    throw new Error(`The database can't be brought up to date: ${reasonOf(error)}.`, { cause: error });
  }
}

async function takeSteps<Schema>(db: Transaction<Schema>, steps: Record<string, Migration>): Promise<number> {
  // Before the migrator makes its tables: two processes that both find none would make them at once.
  await db.getExecutor().adapter.acquireMigrationLock(db, { lockTable: '', lockRowId: '' });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(steps) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  // Thrown, so that the transaction is rolled back.
  if (error) throw error;
  return results.length;
}

/** The names of the steps that a database has taken; none where it is new. */
export async function appliedSteps<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const rows = await (db as unknown as Kysely<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>)
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'a step failed';
  // Kysely's words for a list of steps that no version of this site leaves behind.
  if (error.message.startsWith('corrupted migrations'))
    return 'it is damaged, or was not written by this site';
  return systemReason(error) ?? error.message;
}
