import { describe } from 'vitest';
import { createRepositories, type Repositories } from './create-repositories.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { testEngines } from './database/test-databases.ts';
import { takeReady } from './database/test-ready-databases.ts';

/** Repositories over a database of the test's own in which nothing is stored; `reports` are the sentences about broken rows. */
export type OpenedRepositories = { repositories: Repositories; db: OpenDatabase['db']; reports: string[] };

/** Runs tests on SQLite and on PostgreSQL. */
export function onEachEngine(what: string, tests: (open: () => Promise<OpenedRepositories>) => void) {
  describe.each(testEngines())(`${what} on $engine`, ({ engine, create }) => {
    tests(async () => {
      const { db } = await takeReady(engine, create);
      const reports: string[] = [];
      return { repositories: createRepositories(db, (sentence) => reports.push(sentence)), db, reports };
    });
  });
}
