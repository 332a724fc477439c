import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { mobilePhone } from '../kit/mobile-phone.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { box, circle } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';
import { workingHand } from '../kit/working-hand.ts';

const holding = workingHand({
  x: 330,
  y: 480,
  turn: -6,
  size: 1.3,
  skin: 'almond',
  hold: 'flat',
  sleeve: { dye: dyes.teal, trim: dyes.straw },
});
const keys = Array.from({ length: 9 }, (_, key) =>
  cut(circle(-36 + (key % 3) * 36, -36 + Math.floor(key / 3) * 38, 13), dyes.indigo),
);

/** A hand holds a mobile phone with its number keys. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'phone', ground: dyes.straw }, [
    holding.below,
    mobilePhone({ x: 300, y: 270, size: 1.5, turn: 4 }, [
      cut(box(-54, -104, 108, 40, 8), '#dbe6ea'),
      stroke('M-40-84H34', dyes.indigo, 9),
      ...keys,
    ]),
    holding.thumb,
  ]),
];
