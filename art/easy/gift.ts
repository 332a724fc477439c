import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import type { Drawing } from '../kit/picture.ts';
import { coin } from '../kit/rupee.ts';
import { workingHand } from '../kit/working-hand.ts';

const giving = workingHand({
  x: 366,
  y: 190,
  turn: -158,
  size: 1.16,
  skin: 'wheat',
  hold: 'pinch',
  sleeve: { dye: dyes.marigold, trim: dyes.madder },
});
const taking = workingHand({
  x: 254,
  y: 430,
  turn: 22,
  size: 1.24,
  skin: 'cocoa',
  hold: 'flat',
  sleeve: { dye: dyes.seaGreen, trim: dyes.straw },
});

/** One hand puts a coin into another hand. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'gift', ground: dyes.plum }, [
    taking.below,
    taking.thumb,
    coin({ x: 306, y: 316, size: 1.2 }),
    giving.below,
    giving.thumb,
  ]),
];
