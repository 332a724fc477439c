import type { Kysely, Transaction } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { systemReason } from '../system-reason.ts';
import { firstTables } from './migrations/0001-first-tables.ts';
import { rateLimits } from './migrations/0002-rate-limits.ts';
import { deskTables } from './migrations/0003-desk-tables.ts';
import { textSources } from './migrations/0004-text-sources.ts';
import { translations } from './migrations/0005-translations.ts';
import { productStory } from './migrations/0006-product-story.ts';
import { noticeAndRequests } from './migrations/0007-notice-and-requests.ts';
import { peoplePictures } from './migrations/0008-consent.ts';
import { maskAadhaar } from './migrations/0009-mask-aadhaar.ts';
import { erasures } from './migrations/0010-erasures.ts';
import { removedProducts } from './migrations/0011-removed-products.ts';
import { studentOfApplication } from './migrations/0012-student-of-application.ts';
import { makerOfInvitation } from './migrations/0013-maker-of-invitation.ts';
import { nobodyInPictures } from './migrations/0014-nobody-in-pictures.ts';
import { suspectApplications } from './migrations/0015-suspect-applications.ts';
import { maskAadhaarAgain } from './migrations/0016-mask-aadhaar-again.ts';
import { searchedWords } from './migrations/0017-searched-words.ts';
import { textOriginals } from './migrations/0018-text-originals.ts';
import { catalogueDocuments } from './migrations/0019-catalogue-documents.ts';
import { entryNames } from './migrations/0020-entry-names.ts';
import { offList } from './migrations/0021-off-list.ts';
import { studentDetails } from './migrations/0022-student-details.ts';

/**
 * Every step from an empty database to today's, in the order of their names. A released step is never edited, and imports
 * nothing of the program, so that it does the same for ever.
 */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-rate-limits': rateLimits,
  '0003-desk-tables': deskTables,
  '0004-text-sources': textSources,
  '0005-translations': translations,
  '0006-product-story': productStory,
  '0007-notice-and-requests': noticeAndRequests,
  '0008-consent': peoplePictures,
  '0009-mask-aadhaar': maskAadhaar,
  '0010-erasures': erasures,
  '0011-removed-products': removedProducts,
  '0012-student-of-application': studentOfApplication,
  '0013-maker-of-invitation': makerOfInvitation,
  '0014-nobody-in-pictures': nobodyInPictures,
  '0015-suspect-applications': suspectApplications,
  '0016-mask-aadhaar-again': maskAadhaarAgain,
  '0017-searched-words': searchedWords,
  '0018-text-originals': textOriginals,
  '0019-catalogue-documents': catalogueDocuments,
  '0020-entry-names': entryNames,
  '0021-off-list': offList,
  '0022-student-details': studentDetails,
};

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
  // Nothing to do takes no lock, and nothing is written.
  if (Object.keys(steps).every((step) => before.includes(step))) return false;
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
