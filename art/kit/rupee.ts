import { dyes } from './dyes.ts';
import { lifted, patch } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { box, circle } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';

/** The sign ₹ round the place, 80 units high. */
export function rupee(at: Place, dye: string, width = 9): string {
  return place(at, [stroke('M-26-38H26M-26-16H26M-26-38H-8Q16-38 16-16T-8 6H-24L12 40', dye, width)]);
}

/** A gold coin round the place, 110 units across. */
export function coin(at: Place): string {
  return place(at, [
    lifted([cut(circle(0, 0, 55), dyes.brass)]),
    stitch(circle(0, 0, 46), '#8a5f16', { width: 3.4, length: 9 }),
    rupee({ x: 0, y: 0, size: 0.72 }, '#7a5312', 11),
  ]);
}

/** A bank note round the place, 250 by 120 units. */
export function bankNote(at: Place, dye: string, print: string): string {
  return place(at, [
    patch(box(-125, -60, 250, 120, 8), dye, { seam: print, inset: 11, thread: { width: 3, length: 10 } }),
    cut(circle(0, 0, 38), dyes.cotton, 0.75),
    rupee({ x: 0, y: 0, size: 0.62 }, print, 12),
    stroke('M-96-22H-66M-96 22H-66M66-22H96M66 22H96', print, 6, 'opacity=".6"'),
  ]);
}
