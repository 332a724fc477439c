import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { mobilePhone } from '../kit/mobile-phone.ts';
import { lifted } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { box, circle } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';
import { workingHand } from '../kit/working-hand.ts';

const pointing = workingHand({
  x: 424,
  y: 356,
  turn: -38,
  size: 1.2,
  skin: 'wheat',
  hold: 'pinch',
  sleeve: { dye: dyes.madder, trim: dyes.straw },
});

/** A mobile phone shows a name; a finger points at it. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'check-name', ground: dyes.leaf }, [
    mobilePhone({ x: 250, y: 290, size: 1.6 }, [
      cut(box(-54, -100, 108, 68, 8), '#f6e3b0'),
      cut(circle(-30, -66, 17), dyes.indigo),
      stroke('M-2-76H42M-2-56H28', dyes.indigo, 8),
      stroke('M-50-4H50M-50 22H50M-50 48H10', '#c3cdd4', 8),
      lifted([cut(circle(0, 82, 24), dyes.leaf)]),
      stroke('M-11 83L-3 91L12 73', dyes.cotton, 7),
    ]),
    pointing.below,
    pointing.thumb,
  ]),
];
