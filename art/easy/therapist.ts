import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { kurta, tShirt } from '../kit/outfit.ts';
import { lifted } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { circle, ellipse } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** A therapist holds a ball; a boy with leg braces reaches for it. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'therapist', ground: dyes.mist }, [
    cut(ellipse(300, 556, 230, 16), '#1b1206', 0.18),
    person({
      at: [188, 552],
      size: 1.46,
      build: 'child',
      facing: 'right',
      skin: 'cocoa',
      hair: { cut: 'curly' },
      face: { eyes: 'looking', mouth: 'laugh' },
      wears: tShirt(dyes.marigold, dyes.night, { trim: dyes.madder, shorts: true }),
      shoes: { sandals: dyes.madder, braces: dyes.plum },
      near: { at: [276, 300], grip: 'open', elbow: 'out' },
      far: { at: [290, 280], grip: 'open', elbow: 'out' },
    }),
    lifted([cut(circle(338, 244, 56), dyes.madder)]),
    stroke('M296 208Q338 244 300 284M380 208Q338 244 376 284', dyes.cotton, 9),
    person({
      at: [460, 554],
      size: 1.2,
      facing: 'left',
      skin: 'honey',
      hair: { cut: 'bun' },
      face: { eyes: 'smiling', mouth: 'laugh', glasses: 'clear' },
      wears: kurta(dyes.teal, { trim: dyes.cotton }),
      near: { at: [386, 268], grip: 'open', elbow: 'out' },
      far: { at: [380, 220], grip: 'open', elbow: 'out' },
    }),
  ]),
];
