import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { form } from '../kit/paper.ts';
import { lifted } from '../kit/patch.ts';
import type { Drawing } from '../kit/picture.ts';
import { stroke } from '../kit/stitch.ts';
import { workingHand } from '../kit/working-hand.ts';

const writing = workingHand({
  x: 446,
  y: 440,
  turn: -34,
  size: 1.1,
  skin: 'cocoa',
  hold: 'pinch',
  sleeve: { dye: dyes.coral, trim: dyes.straw },
});

/** A form on paper and a hand that fills it in. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'form', ground: dyes.teal }, [
    form({ x: 262, y: 300, size: 1.5, turn: -3 }, 2),
    writing.below,
    lifted([stroke('M316 402L452 268', dyes.marigold, 20), stroke('M306 412L318 400', '#f3d9a8', 18)]),
    writing.thumb,
  ]),
];
