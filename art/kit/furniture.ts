import { dyes } from './dyes.ts';
import { lifted, patch, shade } from './patch.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import { box } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';
import { grain } from './textures.ts';

/** A table seen a little from above: the middle of its far edge at (x, y), `width` wide, `height` down to the floor. */
export function table({ x, y, width, height, depth = 56, dye = '#c98f4e' }: Surface): string {
  const half = width / 2;
  const top = `M${-half + depth * 0.3} 0H${half - depth * 0.3}L${half} ${depth}H${-half}z`;
  const legs = [-half + 26, half - 26].map((at) =>
    cut(box(at - 11, depth + 8, 22, height - depth - 8, 4), dyes.wood),
  );
  return place({ x, y }, [
    lifted([...legs, cut(box(-half + 18, depth + 8, width - 36, 26, 4), '#94602f')]),
    patch(top, dye, { over: [grain], seam: false }),
    cut(box(-half, depth - 1, width, 16, 5), '#a8733c'),
    shade(box(-half + 18, depth + 15, width - 36, 8), 0.25),
    stitch(`M${-half + 12} ${depth + 7}H${half - 12}`, dyes.straw, { width: 2.4, length: 11, opacity: 0.8 }),
  ]);
}

type Surface = { x: number; y: number; width: number; height: number; depth?: number; dye?: string };

/** A long bench whose seat's middle lies at (x, y), `height` above the floor. */
export function bench({ x, y, width, height, dye = dyes.wood }: Surface): string {
  const half = width / 2;
  const legs = [-half + 34, half - 34].map(
    (at) => `M${at} 8L${at - 8} ${height}M${at} 8L${at + 10} ${height}`,
  );
  return place({ x, y }, [
    lifted([stroke(legs.join(''), dyes.bark, 12), cut(box(-half, -8, width, 22, 6), dye)]),
    stitch(`M${-half + 14} 3H${half - 14}`, dyes.straw, { width: 2.4, length: 11, opacity: 0.7 }),
  ]);
}

/** A round stool whose seat's middle lies at (x, y), `height` above the floor. */
export function stool(x: number, y: number, height: number, dye: string = dyes.terracotta): string {
  return place({ x, y }, [
    lifted([stroke(`M-26 8L-38 ${height}M26 8L38 ${height}M-31 ${height * 0.6}H31`, dyes.bark, 10)]),
    patch('M-46-6Q0-20 46-6Q50 8 42 13Q0 22-42 13Q-50 8-46-6z', dye, {
      seam: dyes.straw,
      inset: 6,
      thread: { width: 2, length: 7 },
    }),
  ]);
}

/** A mat on the floor seen from before, fringed at both ends: its middle at (x, y). */
export function mat(x: number, y: number, width: number, depth: number, dye: string, stripe: string): string {
  const [half, tilt] = [width / 2, depth * 0.6];
  const cloth = `M${-half + tilt}${-depth / 2}H${half - tilt}L${half} ${depth / 2}H${-half}z`;
  const bands = [0.12, 0.2, 0.8, 0.88].map((share) => {
    const [top, foot] = [-half + tilt + (width - 2 * tilt) * share, -half + width * share];
    return `M${top}${-depth / 2 + 3}L${foot} ${depth / 2 - 3}`;
  });
  const ends = Array.from({ length: 7 }, (_, at) => {
    const down = -depth / 2 + (at * depth) / 6;
    const edge = half - tilt + ((down + depth / 2) / depth) * tilt;
    return `M${edge} ${down}h16M${-edge} ${down}h-16`;
  });
  return place({ x, y }, [
    stroke(ends.join(''), dyes.ecru, 3),
    patch(cloth, dye, { inset: 7, thread: { width: 2.2, length: 9, opacity: 0.7 } }),
    stroke(bands.join(''), stripe, 7),
  ]);
}
