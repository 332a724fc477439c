import type { Hono } from 'hono';
import { beforeAll, describe } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { createSqlite, type TestDatabase, testEngines } from '../database/test-databases.ts';
import { createRepositories, type Repositories } from '../repositories/create-repositories.ts';
import type { ApiMessages } from './api-messages.ts';
import { type ApiParts, createApi } from './create-api.ts';

// Each names itself.
const testMessages: ApiMessages = {
  received: 'Thank you, {firstName}: {reference}',
  aadhaarHidden: 'Aadhaar hidden',
  fieldProblems: {
    default: {
      missing: 'missing',
      'too-long': 'too long',
      'not-an-email': 'not an email',
      'not-a-choice': 'not a choice',
    },
    firstName: { missing: 'first name missing' },
  },
  invalidApplication: 'invalid application',
  malformedBody: 'malformed body',
  bodyTooLarge: 'body too large',
  notJson: 'not JSON',
  tooManyRequests: 'too many requests',
  enrolledClosed: 'enrolled closed',
  notFound: 'not found',
  methodNotAllowed: 'method not allowed',
  failed: 'failed',
  unavailable: 'unavailable',
};

// Which engine the tests that run now are tried on.
let createDatabase: () => Promise<TestDatabase> = createSqlite;

/** Runs tests of the API on SQLite and on PostgreSQL. */
export function onEachEngine(tests: () => void): void {
  describe.each(testEngines())('on $engine', ({ create }) => {
    beforeAll(() => {
      createDatabase = create;
    });
    tests();
  });
}

/** An API over a database of its own; `logged` is what no visitor sees. */
export type TestApi = {
  api: Hono;
  repositories: Repositories;
  logged: object[];
  breakDatabase(): Promise<void>;
  remove(): Promise<void>;
};

/** Opens an API for a test; the address of a request is what its header `X-Address` says. */
export async function openTestApi(parts: Partial<ApiParts> = {}): Promise<TestApi> {
  const database = await createDatabase();
  const opened = await openDatabase(database.place);
  const repositories = createRepositories(opened.db);
  const logged: object[] = [];
  const api = createApi({
    repositories,
    messages: () => testMessages,
    enrolledAccess: 'open',
    rateLimit: false,
    pool: undefined,
    clientAddress: (context) => context.req.header('X-Address') ?? '',
    log: { error: (details) => logged.push(details) },
    buildProblems: [],
    allowedOrigins: [],
    ...parts,
  });
  return {
    api,
    repositories,
    logged,
    breakDatabase: () => opened.close(),
    async remove() {
      await opened.close();
      await database.remove();
    },
  };
}
