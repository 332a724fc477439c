import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { box, circle } from './shapes.ts';

/** Marigolds in a box for a window sill, 108 units wide, its rim at (0, 0). */
export function flowerBox(): string {
  const blooms = [-36, -12, 12, 36].map(
    (x, at) =>
      cut(circle(x, -20 - (at % 2) * 7, 11), at % 2 === 0 ? dyes.coral : dyes.marigold) +
      cut(circle(x, -20 - (at % 2) * 7, 4), dyes.wine),
  );
  return (
    cut('M-50-6Q0-34 50-6V4H-50z', dyes.leaf) +
    blooms.join('') +
    lifted([cut(box(-54, -2, 108, 20, 4), dyes.teal)])
  );
}
