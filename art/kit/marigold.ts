import { lifted, shade } from './patch.ts';
import { cut } from './pattern.ts';
import { circle, ring } from './shapes.ts';

/** A cloth marigold round (0, 0), ruffle on ruffle, seen from the front. */
export function marigold(radius: number, dye: string): string {
  const ruffle = ring(0, 0, 12, radius * 0.74).map(([x, y]) => cut(circle(x, y, radius * 0.3), dye));
  return [
    lifted([...ruffle, cut(circle(0, 0, radius * 0.8), dye)]),
    shade(circle(0, 0, radius * 0.66), 0.1),
    ...ring(0, 0, 9, radius * 0.46).map(([x, y]) => cut(circle(x, y, radius * 0.24), dye)),
    cut(circle(0, 0, radius * 0.26), '#b0481d', 0.55),
  ].join('');
}
