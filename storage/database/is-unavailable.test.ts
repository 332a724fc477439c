import { expect, test } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';

test.each([
  ['SQLite’s full disk', { errcode: 13 }, true],
  ['a disk error with an extended code', { errcode: 10 | (19 << 8) }, true],
  ['a value that is taken', { errcode: 19 }, false],
  ['PostgreSQL’s full disk', { code: '53100' }, true],
  ['a read-only PostgreSQL', { code: '25006' }, true],
  ['a PostgreSQL that shuts down', { code: '57P01' }, true],
  ['a refused connection', { code: 'ECONNREFUSED' }, true],
  ['a lost connection', { message: 'Connection terminated unexpectedly' }, true],
  ['a mistake in a statement', { code: '42601' }, false],
  ['a mistake in the program', {}, false],
])('%s', (_name, details, expected) => {
  const error = Object.assign(new Error('why'), details);
  expect(isUnavailable(error)).toBe(expected);
  expect(isUnavailable(new Error('outer', { cause: error }))).toBe(expected);
});
