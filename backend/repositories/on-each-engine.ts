import { describe, onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { testEngines } from '../database/test-databases.ts';
import { createRepositories, type Repositories } from './create-repositories.ts';

/** Repositories over an empty database of the test's own; `reports` are the sentences about broken rows. */
export type OpenedRepositories = { repositories: Repositories; db: OpenDatabase['db']; reports: string[] };

/** Runs tests on SQLite and on PostgreSQL; what they open is closed and removed when the test has finished. */
export function onEachEngine(what: string, tests: (open: () => Promise<OpenedRepositories>) => void) {
  describe.each(testEngines())(`${what} on $engine`, ({ create }) => {
    tests(async () => {
      const database = await create();
      const { db, close } = await openDatabase(database.place);
      onTestFinished(async () => {
        await close();
        await database.remove();
      });
      const reports: string[] = [];
      return { repositories: createRepositories(db, (sentence) => reports.push(sentence)), db, reports };
    });
  });
}
