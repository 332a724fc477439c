import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { box } from './shapes.ts';
import { stroke } from './stitch.ts';

/** A closed envelope round the place, 340 by 230 units. */
export function envelope(at: Place): string {
  return place(at, [
    lifted([cut(box(-170, -115, 340, 230, 12), dyes.cotton)]),
    stroke('M-158 104L-40 0M158 104L40 0', '#c9b98f', 6),
    lifted([cut('M-168-108Q-170-115-158-115H158Q170-115 168-108L18 20Q0 34-18 20z', '#efe0bb')]),
  ]);
}
