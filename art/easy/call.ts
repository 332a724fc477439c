import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { salwar } from '../kit/outfit.ts';
import { lifted } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { box } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** A woman speaks on the phone. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'call', ground: dyes.mist }, [
    person({
      at: [290, 882],
      size: 1.84,
      facing: 'front',
      nod: 4,
      skin: 'honey',
      hair: { cut: 'bun', jasmine: true },
      face: { eyes: 'smiling', mouth: 'laugh', bindi: dyes.madder },
      wears: salwar(dyes.plum, dyes.marigold, { trim: dyes.straw }),
      far: { at: [386, 270], grip: 'hold', elbow: 'out' },
    }),
    place({ x: 370, y: 236, turn: 14 }, [lifted([cut(box(-17, -56, 34, 112, 10), dyes.ink)])]),
    stroke('M442 138Q478 166 482 212M472 108Q524 150 528 212', dyes.indigo, 11),
  ]),
];
