import { expect, test } from 'vitest';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { logChange } from '../log/log.ts';
import { changedGuardedFacts } from './edit-texts.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-04-10T06:30:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

onEachEngine('where calls, orders and worries go', (open) => {
  test('is told when it was changed within seven days: each fact once, the newest first', async () => {
    const { repositories } = await open();
    const change = (id: string, at: Date, action = 'publish') =>
      logChange(repositories, meera, { action, kind: 'text', id, name: id }, at);
    await change('facts#email', daysAgo(8));
    await change('facts#phone', daysAgo(6));
    await change('facts#whatsapp', daysAgo(5));
    await change('facts#phone', daysAgo(4), 'restore');
    await change('facts#shortName', daysAgo(1));
    const changed = await changedGuardedFacts(repositories, now);
    expect(changed.map(({ entryId, action, at }) => [entryId, action, at])).toEqual([
      ['facts#phone', 'restore', daysAgo(4).toISOString()],
      ['facts#whatsapp', 'publish', daysAgo(5).toISOString()],
    ]);
  });
});
