import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { box } from './shapes.ts';
import { stroke } from './stitch.ts';

/** A mobile phone round the place, 160 by 290 units; `screen` is drawn round its middle, 132 by 230 units. */
export function mobilePhone(at: Place, screen: readonly string[], light: string = dyes.cotton): string {
  return place(at, [
    lifted([cut(box(-80, -145, 160, 290, 24), dyes.ink)]),
    cut(box(-66, -118, 132, 230, 8), light),
    stroke('M-16-132H16', '#8a94a6', 6),
    ...screen,
  ]);
}
