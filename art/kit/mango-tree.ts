import { dyes } from './dyes.ts';
import { lifted, patch } from './patch.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import { circle, ring } from './shapes.ts';
import { stitch } from './stitch.ts';

/** A mango tree in fruit whose foot stands at (x, y), 460 units high. */
export function mangoTree(x: number, y: number): string {
  return place({ x, y }, [
    patch('M-26 6Q-14-120-30-240L-4-200L14-262Q8-120 30 6z', '#8a6038', { seam: false }),
    lifted(
      ring(0, -330, 9, 74)
        .map(([dx, dy], at) => cut(circle(dx, dy, 66), at % 2 === 0 ? dyes.leaf : '#3d7d4c'))
        .concat(cut(circle(0, -330, 84), dyes.leaf)),
    ),
    stitch(circle(0, -330, 104), '#d9e8b4', { width: 2.4, length: 11, opacity: 0.6 }),
    ...ring(0, -330, 7, 70).map(([dx, dy]) =>
      place({ x: dx, y: dy }, [cut('M-9-6C2-20 16-6 12 8C8 18-10 16-9-6z', dyes.marigold)]),
    ),
  ]);
}
