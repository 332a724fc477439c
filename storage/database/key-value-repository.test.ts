import { expect, test } from 'vitest';
import { onEachEngine } from '../test-on-each-engine.ts';

onEachEngine('a status', (open) => {
  test('is what was written last, until it is removed', async () => {
    const { keyValues: statuses } = (await open()).repositories;
    expect(await statuses.read('a')).toBeUndefined();
    await statuses.write('a', '1');
    await statuses.write('a', '2');
    expect(await statuses.read('a')).toBe('2');
    await statuses.remove('a');
    expect(await statuses.read('a')).toBeUndefined();
  });

  test('is replaced by one of several who saw the same', async () => {
    const { keyValues: statuses } = (await open()).repositories;
    for (const [from, to] of [
      [undefined, '1'],
      ['1', '2'],
    ] as const) {
      const won = await Promise.all(Array.from({ length: 5 }, () => statuses.replace('a', from, to)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await statuses.read('a')).toBe(to);
    }
  });
});
