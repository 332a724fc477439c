import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';

/** Brings the schema up to date in one transaction; throws an Error when a step fails, and nothing has changed. */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  steps: Record<string, Migration> = migrations,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const reason = error instanceof Error ? error.message : 'a step failed';
  throw new Error(`The database can't be brought up to date: ${reason}.`, { cause: error });
}
