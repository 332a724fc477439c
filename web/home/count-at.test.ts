import { describe, expect, it } from 'vitest';
import { countAt } from './count-at.ts';

describe('countAt', () => {
  it.each([
    [0, 0],
    [1000, 392],
    [2500, 500],
    [2501, 500],
    [3_600_000, 500],
    [-16, 0],
  ])('shows after %i ms %i of 500', (elapsedMs, shown) => {
    expect(countAt(500, elapsedMs)).toBe(shown);
  });

  it('never goes back and never past the figure', () => {
    const shown = Array.from({ length: 300 }, (_, index) => countAt(350, index * 10));
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(shown.at(-1)).toBe(350);
  });
});
