import { dyes } from './dyes.ts';
import { lifted, patch } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { box, ellipse } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';

/** A satchel that stands at the place, 112 units high. */
export function schoolbag(at: Place): string {
  return place(at, [
    cut(ellipse(0, 2, 62, 9), '#0d0a1c', 0.25),
    lifted([stroke('M-22-88Q-20-112 0-112Q20-112 22-88', dyes.plum, 8)]),
    patch('M-50-84Q0-104 50-84L56 0H-56z', dyes.coral, { seam: dyes.straw, inset: 8 }),
    patch('M-36-44H36L38-6H-38z', dyes.plum, { seam: false }),
    stitch('M-32-38H32', dyes.straw, { width: 2.4, length: 8 }),
    cut(box(-8, -54, 16, 18, 3), dyes.marigold),
  ]);
}
