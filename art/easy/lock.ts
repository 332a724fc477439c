import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { box, circle } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** A padlock. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'lock', ground: dyes.mist }, [
    groundShadow(300, 520, 170),
    lifted([stroke('M200 290V210Q200 108 300 108T400 210V290', '#8a94a6', 44)]),
    patch(box(140, 270, 320, 246, 30), dyes.marigold, {
      seam: dyes.bark,
      inset: 20,
      thread: { width: 6, length: 17 },
    }),
    cut(circle(300, 368, 34), dyes.ink) + cut('M284 380H316L328 452H272z', dyes.ink),
  ]),
];
