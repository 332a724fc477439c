import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { mobilePhone } from '../kit/mobile-phone.ts';
import { patch } from '../kit/patch.ts';
import type { Drawing } from '../kit/picture.ts';
import { box } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';
import { workingHand } from '../kit/working-hand.ts';

const pressing = workingHand({
  x: 424,
  y: 396,
  turn: -38,
  size: 1.2,
  skin: 'chestnut',
  hold: 'pinch',
  sleeve: { dye: dyes.teal, trim: dyes.straw },
});

/** A mobile phone with one large button, and a hand that presses it. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'press', ground: dyes.rose }, [
    mobilePhone({ x: 250, y: 290, size: 1.6 }, [
      stroke('M-50-92H50M-50-62H20', '#c3cdd4', 10),
      patch(box(-54, -14, 108, 76, 18), dyes.indigo, { seam: dyes.straw }),
      stroke('M-24 24H18M4 8L20 24L4 40', dyes.cotton, 10),
    ]),
    pressing.below,
    pressing.thumb,
  ]),
];
