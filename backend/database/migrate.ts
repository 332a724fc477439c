import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { systemReason } from '../system-reason.ts';
import { migrations } from './migrations.ts';

/**
 * Brings the schema up to date in one transaction; says whether it was that of an earlier release, in which steps may have removed
 * something. Throws an Error when a step fails, and nothing has changed.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  steps: Record<string, Migration> = migrations,
): Promise<boolean> {
  const before = await appliedSteps(db);
  const unknown = before.filter((step) => !(step in steps));
  if (unknown.length > 0)
    throw new Error(
      `The database was written by a newer version of this site (${unknown.join(', ')}). Install that version, or a newer one.`,
    );
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(steps) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (!error) return before.length > 0 && results.length > 0;
  throw new Error(`The database can't be brought up to date: ${reasonOf(error)}.`, { cause: error });
}

async function appliedSteps<Schema>(db: Kysely<Schema>): Promise<string[]> {
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
