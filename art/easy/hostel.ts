import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { door, windowOn } from '../kit/house.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { box, circle } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** The hostel: a house of two storeys with a ramp to its door. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'hostel', ground: dyes.sky, floor: { at: 508, dye: '#7c9a55' } }, [
    cut(circle(500, 100, 42), dyes.marigold),
    patch(box(110, 196, 380, 314), '#e9b06a', { seam: false }),
    ...[146, 262, 378].map((x) => windowOn(x, 236, 74, 76, 'curtains')),
    lifted([cut(box(98, 344, 404, 18, 5), dyes.wine)]),
    windowOn(146, 392, 74, 76, 'curtains'),
    door(318, 508, 92, 134, dyes.indigo),
    patch('M72 204L160 92H440L528 204z', dyes.madder, {
      seam: dyes.straw,
      inset: 15,
      thread: { width: 5, length: 15 },
    }),
    lifted([cut(box(76, 192, 448, 20, 6), dyes.wine)]),
    patch('M262 500H376L560 548V562H262z', '#c9875c', { seam: false }),
    lifted([stroke('M384 506V446M468 526V470M548 546V492M384 446L548 492', dyes.indigo, 9)]),
  ]),
];
