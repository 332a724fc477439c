import { dyes } from './dyes.ts';
import { lifted, patch } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { circle, ellipse } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';

/** A leaf that grows from (0, 0) upward, 60 units long. */
function leaf(dye: string, vein: string = '#b9d69a'): string {
  return cut('M0 0C-22-16-20-44 0-60C20-44 22-16 0 0z', dye) + stroke('M0-4V-50', vein, 2, 'opacity=".7"');
}

/** A plant in a clay pot that stands at the place: broad leaves, or tulsi with its small ones. */
export function potted(
  at: Place,
  kind: 'broad' | 'tulsi' | 'flowers' = 'broad',
  pot: string = dyes.terracotta,
): string {
  return place(at, [
    cut(ellipse(0, 0, 52, 7), '#0d0a1c', 0.26),
    lifted(PLANTS[kind]()),
    patch('M-44-70H44L34 0H-34z', pot, { seam: false }),
    patch('M-50-84H50L46-62H-46z', pot, { seam: false }),
    stitch('M-40-74H40', dyes.straw, { width: 2.4, length: 8 }),
    stroke('M-32-36l8-9l8 9l8-9l8 9l8-9l8 9l8-9l8 9', dyes.straw, 2.6, 'opacity=".85"'),
  ]);
}

const PLANTS = {
  broad: () =>
    [-62, -36, -12, 14, 40, 64].map((turn, at) =>
      place({ x: turn * 0.3, y: -76, turn, size: 1.5 - Math.abs(turn) * 0.006 }, [
        leaf(at % 2 === 0 ? dyes.leaf : '#4f8a4a'),
      ]),
    ),
  tulsi: () => [
    stroke('M0-76V-190M0-110L-36-158M0-120L38-164', '#5a6b32', 5),
    ...[
      [0, -196],
      [-14, -176],
      [16, -172],
      [-38, -164],
      [40, -170],
      [-24, -142],
      [26, -146],
      [-4, -140],
      [-46, -140],
      [50, -146],
      [-14, -112],
      [16, -112],
    ].map(([x = 0, y = 0], at) =>
      place({ x, y: y + 10, turn: x, size: 0.5 }, [leaf(at % 3 === 0 ? '#4f8a4a' : dyes.leaf)]),
    ),
  ],
  flowers: () => [
    ...[-50, -20, 20, 50].map((turn) => place({ x: turn * 0.4, y: -76, turn, size: 1.1 }, [leaf(dyes.leaf)])),
    stroke('M-20-76Q-30-120-34-150M0-76V-170M20-76Q30-120 36-146', '#3f7a45', 4),
    ...[
      [-34, -152],
      [0, -174],
      [36, -148],
    ].map(
      ([x = 0, y = 0]) =>
        cut(circle(x, y, 21), dyes.marigold) +
        cut(circle(x, y, 13), dyes.turmeric) +
        cut(circle(x, y, 5), '#b0481d'),
    ),
  ],
} as const;
