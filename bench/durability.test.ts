import { expect, test } from 'vitest';
import { runDurability } from './durability-run.ts';

test.each([1, 2])(
  'after three kills of %i process(es) every promised application is found, and none twice',
  async (processes) => {
    const { promised, lost, doubled } = await runDurability({ kills: 3, processes });
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(promised).toBeGreaterThan(10);
  },
  120_000,
);
