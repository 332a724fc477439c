import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import { circle, ellipse } from './shapes.ts';
import { stroke } from './stitch.ts';

/** A bicycle whose wheels stand at (x, y), 170 units long. */
export function bicycle(x: number, y: number): string {
  const wheel = (at: number) =>
    place({ x: at, y: -36 }, [
      stroke(circle(0, 0, 34), dyes.ink, 5),
      stroke('M-34 0H34M0-34V34M-24-24L24 24M24-24L-24 24', '#8a94a6', 1.6),
    ]);
  return place({ x, y, size: 0.92 }, [
    cut(ellipse(0, 0, 92, 7), '#0d0a1c', 0.22),
    wheel(-56),
    wheel(56),
    lifted([
      stroke(
        'M-56-36L-22-84H34L56-36M-22-84L4-36H-56M4-36L34-84M-28-100L-22-84M34-84L28-108H46',
        dyes.madder,
        5.5,
      ),
    ]),
    lifted([stroke('M-42-102H-16', dyes.ragi, 9)]),
    stroke('M24-110Q40-116 50-108', dyes.ink, 5),
  ]);
}
