import { slate } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { tShirt } from '../kit/outfit.ts';
import { lifted } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { ellipse } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** A girl with a slate and a book. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'learning', ground: dyes.straw }, [
    person({
      at: [300, 836],
      size: 2.16,
      build: 'child',
      facing: 'front',
      skin: 'honey',
      hair: { cut: 'bob', ribbon: dyes.madder },
      face: { round: true, eyes: 'smiling', mouth: 'laugh' },
      wears: tShirt(dyes.teal, dyes.night, { trim: dyes.coral }),
      near: { at: [204, 478], grip: 'hold', elbow: 'out' },
      far: { at: [396, 478], grip: 'hold', elbow: 'out' },
    }),
    slate({ x: 300, y: 478, size: 2.5 }, [
      stroke('M-26-8L-19-14V8M-4-12Q2-18 8-12Q10-6-6 8H10M24-14H32L26-4Q36-2 30 8H20', dyes.cotton, 3.4),
    ]),
    lifted([cut(ellipse(196, 486, 20, 26), '#c88d5c'), cut(ellipse(404, 486, 20, 26), '#c88d5c')]),
  ]),
];
