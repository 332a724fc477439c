import { expect, test } from 'vitest';
import { application, asha } from '../../storage/test-records.ts';
import { HIDDEN } from './log.ts';
import { logDifferences } from './read-log.ts';

const differences = (before: string, after: string) => logDifferences({ kind: 'product', before, after });

test('only the fields that differ are listed, with what they were and are', () => {
  const before = { name: 'Bag', price: '5', tags: ['jute', 'red'], draft: { alt: '' } };
  const after = { name: 'Bag', price: '6', tags: ['jute'], draft: { alt: 'A bag' }, featured: true };
  expect(differences(JSON.stringify(before), JSON.stringify(after))).toEqual([
    { path: ['price'], before: '5', after: '6' },
    { path: ['tags', '2'], before: 'red', after: undefined },
    { path: ['draft', 'alt'], before: undefined, after: 'A bag' },
    { path: ['featured'], before: undefined, after: true },
  ]);
});

test('what was deleted or added is listed whole, and nothing where nothing is known', () => {
  expect(differences('{"name":"Bag"}', '')).toEqual([{ path: ['name'], before: 'Bag', after: undefined }]);
  expect(differences('', '"text"')).toEqual([{ path: [], before: undefined, after: 'text' }]);
  expect(differences('', '')).toEqual([]);
  expect(differences('{half', '')).toEqual([{ path: [], before: '{half', after: undefined }]);
});

test('secrets are never shown, should one have been logged', () => {
  const after = { passwordHash: 'a', totpSecret: 'b', recoveryCodes: ['c'], token: 'd', role: 'owner' };
  expect(differences('', JSON.stringify(after)).map(({ path }) => path)).toEqual([['role']]);
});

test('what an application, its notes and a student’s contact details say is for who opens their page', () => {
  const handled = { ...application, state: 'new', lookedAfterBy: '' };
  const binned = JSON.stringify({ application: handled, notes: [{ text: 'A note' }], state: 'new' });
  const told = [
    ...logDifferences({ kind: 'application', before: JSON.stringify(handled), after: '{"note":"A note"}' }),
    ...logDifferences({ kind: 'application', before: binned, after: '' }),
    ...logDifferences({ kind: 'student', before: '', after: JSON.stringify({ student: asha }) }),
  ];
  const shown = told.filter(({ before, after }) => before !== HIDDEN || after !== HIDDEN);
  const hidden = told.filter((difference) => !shown.includes(difference)).map(({ path }) => path.at(-1));
  expect(shown.map(({ path }) => path.at(-1))).toEqual([
    'state',
    'state',
    'name',
    'course',
    'c_year',
    'section',
    'hostelName',
    'roomNumber',
    'feesPaid',
  ]);
  expect(new Set(hidden)).toEqual(
    new Set([...Object.keys(application), 'note', 'text', 'state', 'email', 'phone', 'address']),
  );
});
