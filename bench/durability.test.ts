import { expect, inject, test } from 'vitest';
import { runDurability } from './durability.ts';

// A process alone is tried before a release.
const runs = inject('thorough')
  ? [
      { kills: 3, processes: 1 },
      { kills: 3, processes: 2 },
    ]
  : [{ kills: 2, processes: 2 }];

test.each(runs)(
  'after $kills kills of $processes process(es) every promised application is found, and none twice',
  async (run) => {
    const { promised, lost, doubled } = await runDurability(run);
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(promised).toBeGreaterThan(10);
  },
  120_000,
);
