import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { logEntry, person } from '../../storage/test-records.ts';
import { exportLog, readLog } from './read-log.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const ravi = { personId: 'p2', personName: 'Ravi Sen' };
const product = { kind: 'product', entryId: 'bag', entryName: 'Jute Bag' };
const all = { offset: 0, limit: 50 };

onEachEngine('the log', (open) => {
  test('is narrowed by person, kind, thing and time', async () => {
    const { repositories } = await open();
    const { log } = repositories;
    await log.add({ ...logEntry, action: 'one' }, '2026-11-21T10:00:00.000Z');
    await log.add({ ...logEntry, ...ravi, ...product, action: 'two' }, '2026-11-22T10:00:00.000Z');
    await log.add({ ...logEntry, ...product, action: 'three' }, '2026-11-23T10:00:00.000Z');
    const found = async (filter: Parameters<typeof log.page>[0]) => {
      const entries = await log.page(filter, all);
      expect(await log.count(filter)).toBe(entries.length);
      return entries.map(({ action }) => action);
    };
    expect(await found({})).toEqual(['three', 'two', 'one']);
    expect(await found({ personId: 'p2' })).toEqual(['two']);
    expect(await found({ kind: 'product' })).toEqual(['three', 'two']);
    expect(await found({ words: 'jute' })).toEqual(['three', 'two']);
    expect(await found({ words: 'HE-73MKQ9' })).toEqual(['one']);
    expect(await found({ words: '%' })).toEqual([]);
    expect(await found({ from: '2026-11-22T10:00:00.000Z', to: '2026-11-23T10:00:00.000Z' })).toEqual([
      'two',
    ]);
    expect(await log.page({}, { offset: 1, limit: 1 })).toMatchObject([{ action: 'two' }]);
  });

  test('knows whoever it tells of, by the name that they had last', async () => {
    const { repositories } = await open();
    const { log } = repositories;
    await log.add({ ...logEntry, ...ravi }, '2026-11-21T10:00:00.000Z');
    await log.add(logEntry, '2026-11-22T10:00:00.000Z');
    await log.add({ ...logEntry, ...ravi, personName: 'Ravi S. Sen' }, '2026-11-23T10:00:00.000Z');
    expect(await log.people()).toEqual([meera, { id: 'p2', name: 'Ravi S. Sen' }]);
  });

  test('tells owners of staff all, others what was done, but of others neither how they sign in nor what changed', async () => {
    const { repositories } = await open();
    const attempts = ['sign-in', 'sign-out', 'fail-sign-in', 'fail-proof', 'end-sessions'];
    const changes = ['reset', 'accept-reset', 'set-password', 'add-passkey', 'remove-passkey'];
    const waysIn = [...attempts, ...changes, 'renew-recovery-codes'];
    const entries = [
      { kind: 'product', action: 'publish', entryId: 'p2' },
      { kind: 'person', action: 'change-role', entryId: 'p2' },
      { kind: 'person', action: 'fail-sign-in', entryId: 'p2' },
      { kind: 'person', action: 'change-role', entryId: 'p3' },
      ...waysIn.map((action) => ({ kind: 'person', action, entryId: 'p3' })),
      { kind: 'person', action: 'fail-unknown-sign-in', entryId: '' },
    ];
    for (const [second, entry] of entries.entries())
      await repositories.log.add(
        { ...logEntry, ...entry, before: '{"role":"reader"}', after: '{"role":"editor"}' },
        new Date(second * 1000).toISOString(),
      );
    const seenBy = async (id: string, role: 'owner' | 'editor' | 'reader') => {
      const read = await readLog(repositories, { ...person, id, role }, {}, all);
      expect(read.total).toBe(read.entries.length);
      return read.entries
        .map(({ action, entryId, before, after }) =>
          [action, entryId, ...(before || after ? ['with changes'] : [])].join(' '),
        )
        .toReversed();
    };
    expect(await seenBy('p1', 'owner')).toEqual(
      entries.map(({ action, entryId }) => `${action} ${entryId} with changes`),
    );
    expect(await seenBy('p2', 'editor')).toEqual([
      'publish p2 with changes',
      'change-role p2 with changes',
      'fail-sign-in p2 with changes',
      'change-role p3',
    ]);
    expect(await seenBy('p4', 'reader')).toEqual([
      'publish p2 with changes',
      'change-role p2',
      'change-role p3',
    ]);
    const paged = await readLog(
      repositories,
      { ...person, id: 'p4', role: 'reader' },
      {},
      { offset: 1, limit: 1 },
    );
    expect([paged.total, paged.entries.map(({ entryId }) => entryId)]).toEqual([3, ['p2']]);
  });

  test('is taken as a spreadsheet in which nothing runs as a formula, and tells of that', async () => {
    const { repositories } = await open();
    await repositories.log.add({ ...logEntry, entryName: '=1+1' }, '2026-11-21T10:00:00.000Z');
    const words = {
      headings: ['Time', 'Person', 'What', 'Changes'] as const,
      time: (iso: string) => iso,
      sentence: ({ entryName }: { entryName: string }) => entryName,
      changes: () => '',
    };
    const now = new Date('2026-11-23T10:00:00.000Z');
    const csv = await exportLog(repositories, meera, { filter: {}, words }, now);
    expect(csv).toContain(`"2026-11-21T10:00:00.000Z","Meera Joshi","'=1+1"`);
    expect(await repositories.log.page({}, { offset: 0, limit: 1 })).toMatchObject([
      { action: 'export', kind: 'site', after: '{"count":1}' },
    ]);
  });

  test('has no function that changes or removes an entry', async () => {
    const { repositories } = await open();
    expect(Object.keys(repositories.log).toSorted()).toEqual(['add', 'count', 'page', 'people']);
  });
});

test('the log’s repository only adds to its table; another one takes out, for retention and erasure only', () => {
  const writes = /\b(insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*['"]log['"]/g;
  const found = globSync('storage/**/!(*.test).ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(writes)].map(([, how]) => `${file} ${how}`),
  );
  expect(found.toSorted()).toEqual([
    'storage/log/log-forgetting-repository.ts deleteFrom',
    'storage/log/log-forgetting-repository.ts updateTable',
    'storage/log/log-repository.ts insertInto',
  ]);
  const users = globSync('{back-office,cli,desk,server}/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('.logForgetting'),
  );
  expect(users.toSorted()).toEqual([
    'back-office/hostel/forget.ts',
    'back-office/hostel/kept-students.ts',
    'back-office/privacy/remove-due.ts',
    'back-office/privacy/repeat-applications.ts',
    'back-office/privacy/repeat.ts',
    'back-office/texts/erase-earlier-texts.ts',
  ]);
});
