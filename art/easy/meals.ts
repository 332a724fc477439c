import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { lifted } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { circle, ellipse } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** A steel plate with rice, dal, vegetables and rotis. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'meals', ground: dyes.leaf }, [
    lifted([cut(circle(300, 304, 226), '#b9c1c8')]),
    cut(circle(300, 304, 204), '#dfe4e8'),
    bowl(206, 196, '#e2a62f'),
    bowl(342, 160, dyes.sprout),
    bowl(432, 272, dyes.cotton),
    lifted([cut(circle(194, 356, 88), '#d9a566'), cut(circle(216, 376, 88), '#e6bb80')]),
    ...[
      [190, 350],
      [232, 336],
      [250, 392],
      [196, 412],
      [226, 378],
    ].map(([x = 0, y = 0]) => cut(ellipse(x, y, 11, 8), '#b57c3c', 0.7)),
    lifted([cut('M306 416Q316 330 388 336Q464 352 456 424Q420 478 356 470Q306 462 306 416z', dyes.cotton)]),
    stroke('M340 400l12-6M372 376l12 6M400 414l12-6M364 436l12 4M424 386l10 6M336 432l8 4', '#cfc3a2', 6),
  ]),
];

function bowl(x: number, y: number, dye: string): string {
  return (
    lifted([cut(circle(x, y, 62), '#aab3bb')]) +
    cut(circle(x, y, 50), dye) +
    cut(ellipse(x - 14, y - 16, 14, 8), '#ffffff', 0.4)
  );
}
