import { expect, inject, test } from 'vitest';
import { testEngines } from './test-databases.ts';

const missing = inject('postgresUrl') ? '' : ' (skipped: PostgreSQL could not be started)';

test.skipIf(missing)(`tests of the database run on PostgreSQL too${missing}`, () => {
  expect(testEngines().map(({ engine }) => engine)).toEqual(['sqlite', 'postgres']);
});
