import { describe, expect, it } from 'vitest';
import { inset } from './inset.ts';
import { outline } from './outline.ts';
import { box, circle } from './shapes.ts';

describe('outline', () => {
  it('reads relative, horizontal and vertical commands as places', () => {
    const corners = [
      [10, 20],
      [40, 20],
      [40, 25],
    ];
    expect(outline('M10 20h30v5z')).toEqual([corners]);
  });

  it('throws on an arc, which would silently be drawn wrong', () => {
    expect(() => outline('M0 0A5 5 0 0 1 10 10z')).toThrow('A');
  });
});

describe('inset', () => {
  it('runs inside a box at the wanted distance', () => {
    const line = numbers(inset(box(0, 0, 100, 80), 10));
    expect([Math.min(...line), Math.max(...line)]).toEqual([10, 90]);
  });

  it('runs round a hole as well as along the edge', () => {
    expect(inset(circle(0, 0, 100) + circle(0, 0, 40), 10).match(/M/g)).toHaveLength(2);
  });

  it('is empty where the shape is too narrow for a seam', () => {
    expect(inset(box(0, 0, 100, 8), 10)).toBe('');
  });
});

function numbers(d: string): number[] {
  return (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}
