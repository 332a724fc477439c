import { expect, test } from 'vitest';
import { logDifferences } from './read-log.ts';

test('only the fields that differ are listed, with what they were and are', () => {
  const before = { name: 'Bag', price: '5', tags: ['jute', 'red'], draft: { alt: '' } };
  const after = { name: 'Bag', price: '6', tags: ['jute'], draft: { alt: 'A bag' }, featured: true };
  expect(logDifferences(JSON.stringify(before), JSON.stringify(after))).toEqual([
    { path: ['price'], before: '5', after: '6' },
    { path: ['tags', '2'], before: 'red', after: undefined },
    { path: ['draft', 'alt'], before: undefined, after: 'A bag' },
    { path: ['featured'], before: undefined, after: true },
  ]);
});

test('what was deleted or added is listed whole, and nothing where nothing is known', () => {
  expect(logDifferences('{"name":"Bag"}', '')).toEqual([{ path: ['name'], before: 'Bag', after: undefined }]);
  expect(logDifferences('', '"text"')).toEqual([{ path: [], before: undefined, after: 'text' }]);
  expect(logDifferences('', '')).toEqual([]);
  expect(logDifferences('{half', '')).toEqual([{ path: [], before: '{half', after: undefined }]);
});

test('secrets are never shown, should one have been logged', () => {
  const after = { passwordHash: 'a', totpSecret: 'b', recoveryCodes: ['c'], token: 'd', role: 'owner' };
  expect(logDifferences('', JSON.stringify(after)).map(({ path }) => path)).toEqual([['role']]);
});
