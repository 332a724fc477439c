import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { tShirt } from '../kit/outfit.ts';
import { patch } from '../kit/patch.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { box } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** A boy with a name label on his shirt. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'name', ground: dyes.straw }, [
    person({
      at: [300, 1010],
      size: 2.3,
      facing: 'front',
      skin: 'honey',
      build: 'teen',
      hair: { cut: 'curly' },
      face: { eyes: 'looking', mouth: 'smile' },
      wears: tShirt(dyes.indigo, dyes.night, { trim: dyes.coral }),
    }),
    place({ x: 300, y: 478, turn: -3 }, [
      patch(box(-128, -62, 256, 124, 12), dyes.cotton, {
        seam: dyes.madder,
        inset: 11,
        thread: { width: 4, length: 12 },
      }),
      stroke('M-84 10q14-40 28 0t28 0t28 0t28 0t28 0t28 0', dyes.madder, 10),
    ]),
  ]),
];
