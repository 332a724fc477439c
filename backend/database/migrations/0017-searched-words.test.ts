import { expect, test } from 'vitest';
import { onEachEngine } from '../../repositories/test-on-each-engine.ts';
import { logEntry } from '../../repositories/test-records.ts';
import { searchedWords } from './0017-searched-words.ts';

const at = '2026-04-01T06:30:00.000Z';

onEachEngine('the log of an earlier release', (open) => {
  test.each([
    [
      'application',
      { filter: { state: 'new', words: 'Asha "Rao"', lookedAfterBy: '' }, count: 2 },
      { filter: { state: 'new', lookedAfterBy: '', searched: true }, count: 2 },
    ],
    ['application', { filter: { words: '' }, count: 9 }, { filter: { searched: false }, count: 9 }],
    [
      'student',
      { filter: { words: 'आशा', feesPaid: false }, count: 1 },
      { filter: { feesPaid: false, searched: true }, count: 1 },
    ],
    ['student', { filter: { left: true }, count: 3 }, { filter: { left: true }, count: 3 }],
    [
      'student',
      { filter: { searched: true, left: false }, count: 3 },
      { filter: { searched: true, left: false }, count: 3 },
    ],
    ['application', { count: 4 }, { count: 4 }],
  ])(
    'says of an export of kind %s %j afterwards %j, also after a second time',
    async (kind, old, present) => {
      const { repositories, db } = await open();
      await repositories.log.add(
        { ...logEntry, action: 'export', kind, before: '', after: JSON.stringify(old) },
        at,
      );
      const [before] = await repositories.log.page({}, { offset: 0, limit: 1 });
      for (let times = 1; times <= 2; times += 1) {
        await searchedWords.up(db);
        expect(await repositories.log.page({}, { offset: 0, limit: 2 })).toEqual([
          { ...before, after: JSON.stringify(present) },
        ]);
      }
    },
  );

  test('keeps other entries, and of an export that can’t be read only who took it', async () => {
    const { repositories, db } = await open();
    const change = { ...logEntry, action: 'change', after: '{"filter":{"words":"Asha"}}' };
    const unreadable = { ...logEntry, action: 'export', after: '{"filter":{"words":"Asha' };
    await repositories.log.add(change, at);
    await repositories.log.add(unreadable, at);
    await searchedWords.up(db);
    expect(await repositories.log.page({}, { offset: 0, limit: 2 })).toMatchObject([
      { ...unreadable, after: '' },
      change,
    ]);
  });
});
