import { describe, expect, it, vi } from 'vitest';
import { type Pixels, rasterise } from './rasterise.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">' +
  '<path d="M0 0H400V300H0z" fill="#fff"/><path d="M190 0H210V300H190z" fill="#000"/></svg>';
const printed = { name: 'post', svg };
const byHand = { ...printed, hand: { scale: 20, frequency: 0.02 } };

// Where the black post begins in each row, in pixels from the left.
function beginnings({ data, width, height }: Pixels): number[] {
  return Array.from({ length: height }, (_, y) => {
    const row = data.subarray(y * width * 3, (y + 1) * width * 3);
    return row.findIndex((value) => value < 128) / 3;
  });
}

describe('a drawing', () => {
  it('without a hand keeps its ruled lines', async () => {
    const pixels = await rasterise(printed, 400);
    expect([pixels.width, pixels.height, pixels.data.length]).toEqual([400, 300, 400 * 300 * 3]);
    expect(new Set(beginnings(pixels))).toEqual(new Set([190]));
  });

  it('with a hand has none, and nothing is displaced further than half its scale', async () => {
    const starts = beginnings(await rasterise(byHand, 400)).map(Math.round);
    expect(new Set(starts).size).toBeGreaterThan(4);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(180);
    expect(Math.max(...starts)).toBeLessThanOrEqual(200);
  });

  it('has the weave of the cloth over it, and no edge that was displaced', async () => {
    const { data, width, height } = await rasterise(byHand, 400);
    const reds = Array.from({ length: width * height }, (_, pixel) => data[pixel * 3] ?? 0);
    const ground = reds.filter((_, pixel) => pixel % width < 150);
    expect(Math.min(...ground)).toBeGreaterThan(200);
    expect(new Set(ground).size).toBeGreaterThan(1);
  });

  it('comes out the same each time, and at each size in its own pixels', async () => {
    const [once, large] = await Promise.all([rasterise(byHand), rasterise(byHand, 800)]);
    vi.resetModules();
    const { rasterise: rasteriseAnew } = await import('./rasterise.ts');
    expect((await rasteriseAnew(byHand)).data.equals(once.data)).toBe(true);
    expect([once.width, once.height, large.width, large.height]).toEqual([1200, 900, 800, 600]);
  });
});
