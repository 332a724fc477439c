import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { box } from './shapes.ts';
import { stroke } from './stitch.ts';

/** A sheet of paper round the place, 240 by 320 units, `content` on it. */
function sheet(at: Place, content: readonly string[]): string {
  return place(at, [
    lifted([cut('M-120-160H80L120-120V160H-120z', dyes.cotton)]),
    cut('M80-160V-120H120z', '#d8cba8'),
    ...content,
  ]);
}

/** A form on paper: four questions, each a line and a box to write in; the first `filled` boxes are written in. */
export function form(at: Place, filled: number): string {
  const rows = [0, 1, 2, 3].map((row) => {
    const y = -112 + row * 68;
    return [
      stroke(`M-88 ${y}H${-10 + (row % 2) * 22}`, dyes.indigo, 9),
      cut(box(-94, y + 14, 188, 34, 6), '#e4edf0'),
      stroke(box(-94, y + 14, 188, 34, 6), '#7b93b8', 4),
      row < filled ? stroke(`M-80 ${y + 32}q10-14 20 0t20 0t20 0t20 0`, dyes.madder, 5) : '',
    ].join('');
  });
  return sheet(at, rows);
}
