import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { mobilePhone } from '../kit/mobile-phone.ts';
import { lifted } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { box } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** A mobile phone reads a square code. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'scan', ground: dyes.rose }, [
    lifted([cut(box(60, 130, 300, 340, 14), dyes.cotton)]),
    code(94, 182, 232),
    mobilePhone({ x: 424, y: 320, size: 1.36, turn: 6 }, [
      code(-46, -76, 92),
      stroke('M-52 42H52', dyes.leaf, 9),
      stroke('M-20 78L-4 94L26 62', dyes.leaf, 12),
    ]),
  ]),
];

/** A square that looks like a code and says nothing. */
function code(x: number, y: number, width: number): string {
  const unit = width / 9;
  const eyes = [
    [0, 0],
    [6, 0],
    [0, 6],
  ].map(
    ([column = 0, row = 0]) =>
      cut(
        box(column * unit, row * unit, 3 * unit, 3 * unit) +
          box((column + 0.7) * unit, (row + 0.7) * unit, 1.6 * unit, 1.6 * unit),
        dyes.ink,
      ) + cut(box((column + 1.1) * unit, (row + 1.1) * unit, 0.8 * unit, 0.8 * unit), dyes.ink),
  );
  const dots = Array.from({ length: 81 }, (_, at) => {
    const [column, row] = [at % 9, Math.floor(at / 9)];
    const inEye = (column < 4 && row < 4) || (column > 4 && row < 4) || (column < 4 && row > 4);
    return inEye || (at * 7 + row * 5) % 3 === 0 ? '' : box(column * unit, row * unit, unit, unit);
  });
  return place({ x, y }, [...eyes, cut(dots.join(''), dyes.ink)]);
}
