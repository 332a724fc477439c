import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { ellipse } from './shapes.ts';
import { stroke } from './stitch.ts';

/** A dholak that lies across at the place, a skin at either end: 150 units long. */
export function drum(at: Place, dye: string = dyes.madder): string {
  return place(at, [
    lifted([cut('M-66-30Q0-50 66-30Q76 0 66 30Q0 50-66 30Q-76 0-66-30z', dye)]),
    stroke('M-62-28L-40 34L-20-38L0 40L20-38L40 34L62-28', dyes.straw, 3.2),
    stroke('M-62 28L-40-34L-20 38L0-40L20 38L40-34L62 28', dyes.straw, 3.2),
    cut('M-10-42Q0-44 10-42V42Q0 44-10 42z', dyes.marigold),
    lifted([cut(ellipse(-67, 0, 12, 33), '#e9d5ac'), cut(ellipse(67, 0, 12, 33), '#e9d5ac')]),
    cut(ellipse(-69, 0, 6, 17), '#4b2b1c') + cut(ellipse(69, 0, 6, 17), '#4b2b1c'),
  ]);
}
