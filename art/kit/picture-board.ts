import { dyes } from './dyes.ts';
import type { Motif } from './motifs.ts';
import { lifted, patch } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { print } from './print.ts';
import { box } from './shapes.ts';
import { stroke } from './stitch.ts';

const CELLS: readonly [Motif, string][] = [
  ['hand', dyes.rose],
  ['pot', dyes.sky],
  ['house', dyes.straw],
  ['fish', dyes.mist],
  ['leaf', dyes.ecru],
  ['lamp', dyes.rose],
];

/** A board of pictures to point at, for who speaks with it: 132 by 96 units round its middle, with a handle above. */
export function pictureBoard(at: Place): string {
  const cells = CELLS.map(([motif, dye], cell) => {
    const [x, y] = [-40 + (cell % 3) * 40, -19 + Math.floor(cell / 3) * 40];
    return cut(box(x - 18, y - 18, 36, 36, 5), dye) + print(motif, { x, y, size: 28 }, dyes.indigo);
  });
  return place(at, [
    lifted([stroke('M-20-46Q-20-62 0-62Q20-62 20-46', dyes.ink, 7)]),
    patch(box(-66, -46, 132, 96, 10), dyes.teal, { seam: false }),
    ...cells,
  ]);
}
