import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { kurta } from '../kit/outfit.ts';
import { lifted } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { box } from '../kit/shapes.ts';

/** An open lift with arrows up and down. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'lift', ground: dyes.rose }, [
    lifted([cut(box(120, 66, 300, 480, 8), '#8a94a6')]),
    cut(box(150, 100, 240, 446), '#f6e3b0'),
    lifted([cut(box(150, 100, 44, 446), '#c9d1d8'), cut(box(346, 100, 44, 446), '#c9d1d8')]),
    cut('M150 546L194 512H346L390 546z', '#c9a05b'),
    person({
      at: [270, 534],
      size: 0.98,
      facing: 'front',
      skin: 'umber',
      hair: { cut: 'cropped' },
      face: { eyes: 'smiling', mouth: 'smile', glasses: 'dark' },
      wears: kurta(dyes.coral, { trim: dyes.cotton, below: dyes.indigo }),
    }),
    lifted([cut(box(452, 190, 100, 200, 14), dyes.indigo)]),
    cut('M502 214L534 268H470z', dyes.marigold),
    cut('M502 366L534 312H470z', dyes.marigold),
  ]),
];
