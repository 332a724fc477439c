import { expect, it } from 'vitest';
import type { Stepwise } from '../../domain/stepwise.ts';
import { inSlices } from './in-slices.ts';

it('gives the outcome of the work', async () => {
  function* counting(): Stepwise<number> {
    for (let step = 0; step < 5; step++) yield;
    return 5;
  }
  expect(await inSlices(counting())).toBe(5);
});

it('lets others come in between', async () => {
  let others = false;
  setTimeout(() => (others = true));
  function* untilOthersCame(): Stepwise<string> {
    while (!others) yield;
    return 'they came';
  }
  expect(await inSlices(untilOthersCame())).toBe('they came');
});

it('throws what the work throws', async () => {
  // oxlint-disable-next-line require-yield -- it breaks before its first step is done
  function* broken(): Stepwise<never> {
    throw new Error('broken');
  }
  await expect(inSlices(broken())).rejects.toThrow('broken');
});
