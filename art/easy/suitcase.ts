import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { shirt } from '../kit/outfit.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { box, ellipse } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** A young man arrives with a suitcase and a pillow. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'suitcase', ground: dyes.sky }, [
    cut(ellipse(290, 556, 210, 18), '#1b1206', 0.18),
    person(
      {
        at: [240, 554],
        size: 1.2,
        pose: 'walking',
        facing: 'right',
        skin: 'almond',
        hair: { cut: 'short' },
        face: { eyes: 'smiling', mouth: 'laugh' },
        wears: shirt(dyes.madder, dyes.indigo),
        far: { at: [366, 346], grip: 'hold' },
        near: { at: [300, 336], grip: 'hold' },
      },
      [
        place({ x: 340, y: 316, turn: -10 }, [
          patch('M-86-50Q0-38 86-50Q76 0 86 50Q0 38-86 50Q-76 0-86-50z', dyes.cotton, {
            seam: dyes.indigo,
            inset: 12,
          }),
        ]),
      ],
    ),
    lifted([stroke('M424 408Q426 370 462 370T500 408', dyes.bark, 13)]),
    patch(box(376, 406, 172, 146, 14), dyes.marigold, {
      seam: dyes.bark,
      inset: 15,
      thread: { width: 5, length: 14 },
    }),
    lifted([cut(box(410, 400, 18, 158, 3), dyes.wood), cut(box(496, 400, 18, 158, 3), dyes.wood)]),
  ]),
];
