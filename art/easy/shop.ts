import { diya } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { print } from '../kit/print.ts';
import { rupee } from '../kit/rupee.ts';
import { circle } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** A bag and a clay lamp made by hand, with a price tag. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'shop', ground: dyes.mist }, [
    groundShadow(300, 504, 230),
    lifted([stroke('M172 250Q174 110 250 110T328 250', dyes.ragi, 20)]),
    patch('M96 240Q250 226 404 240L384 500Q250 510 116 500z', dyes.indigo, {
      seam: dyes.straw,
      inset: 16,
      thread: { width: 5, length: 15 },
    }),
    print('elephant', { x: 250, y: 374, size: 190 }, dyes.straw),
    diya({ x: 474, y: 500, size: 2.2 }),
    stroke('M328 250Q380 250 420 190', dyes.bark, 5),
    place({ x: 446, y: 160, turn: 16 }, [
      patch('M-70-44L-100 0L-70 44H90V-44z', dyes.marigold, { seam: dyes.bark, inset: 10 }),
      cut(circle(-72, 0, 9), dyes.mist),
      rupee({ x: 16, y: 0, size: 0.8 }, dyes.ink, 11),
    ]),
  ]),
];
