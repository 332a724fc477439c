import type { Hono } from 'hono';
import { beforeAll, describe } from 'vitest';
import { createRepositories, type Repositories } from '../storage/create-repositories.ts';
import { createSqlite, testEngines } from '../storage/database/test-databases.ts';
import { type ReadyDatabase, takeReady } from '../storage/database/test-ready-databases.ts';
import { noLimits } from '../storage/limits/limits.ts';
import type { ApiMessages } from './api-messages.ts';
import { type ApiParts, createApi } from './create-api.ts';

// Each names itself.
const testMessages: ApiMessages = {
  received: 'Thank you, {firstName}: {reference}',
  phoneInDoubt: 'We will call {phone}.',
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
let takeDatabase: () => Promise<ReadyDatabase> = () => takeReady('sqlite', createSqlite);

/** Runs tests of the API on SQLite and on PostgreSQL. */
export function onEachEngine(tests: () => void): void {
  describe.each(testEngines())('on $engine', ({ engine, create }) => {
    beforeAll(() => {
      takeDatabase = () => takeReady(engine, create);
    });
    tests();
  });
}

/** An API over a database of its own; `logged` is what no visitor sees. */
export type TestApi = {
  api: Hono;
  database: ReadyDatabase;
  repositories: Repositories;
  logged: object[];
  breakDatabase(): Promise<void>;
};

/** Opens an API for a test; the address of a request is what its header `X-Address` says. */
export async function openTestApi(parts: Partial<ApiParts> = {}): Promise<TestApi> {
  const database = await takeDatabase();
  const repositories = createRepositories(database.db);
  const logged: object[] = [];
  const api = createApi({
    repositories,
    messages: () => testMessages,
    enrolledAccess: 'open',
    limits: noLimits,
    clientAddress: (context) => context.req.header('X-Address') ?? '',
    log: { error: (details) => logged.push(details) },
    productsForVisitors: async () => ({ shown: (product) => product, stale: false }),
    isOutdated: false,
    allowedOrigins: [],
    ...parts,
  });
  return {
    api,
    database,
    repositories,
    logged,
    breakDatabase: () => database.close(),
  };
}
