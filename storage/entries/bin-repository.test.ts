import { expect, test } from 'vitest';
import { onEachEngine } from '../test-on-each-engine.ts';

onEachEngine('the bin', (open) => {
  test('gives what is in it, the newest first, also of one kind only', async () => {
    const { bin } = (await open()).repositories;
    const binned = { name: 'Asha Rao', data: '{}', deletedBy: 'Meera Joshi' };
    const student = {
      ...binned,
      id: 'b',
      kind: 'student',
      entryId: 's1',
      deletedAt: '2026-04-01T06:30:00.000Z',
    };
    const product = { ...student, id: 'c', kind: 'product', deletedAt: '2026-04-02T06:30:00.000Z' };
    const newer = { ...student, id: 'a', entryId: 's2', deletedAt: '2026-04-03T06:30:00.000Z' };
    for (const entry of [student, product, newer]) await bin.add(entry);
    expect(await bin.all()).toEqual([newer, product, student]);
    expect(await bin.all('student')).toEqual([newer, student]);
    expect(await bin.all('home-product')).toEqual([]);
  });
});
