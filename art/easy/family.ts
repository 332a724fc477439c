import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { hairDyes } from '../kit/hair.ts';
import { kurta, salwar, tShirt } from '../kit/outfit.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { ellipse } from '../kit/shapes.ts';

/** A mother, a father and their daughter. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'family', ground: dyes.mist }, [
    cut(ellipse(300, 556, 230, 18), '#1b1206', 0.18),
    person({
      at: [186, 550],
      size: 1.18,
      facing: 'front',
      nod: 5,
      skin: 'almond',
      hair: { cut: 'balding', dye: hairDyes.black },
      beard: { kind: 'moustache', dye: hairDyes.black },
      face: { eyes: 'smiling' },
      wears: kurta(dyes.cotton, { trim: dyes.madder, below: dyes.straw }),
    }),
    person({
      at: [420, 550],
      size: 1.14,
      facing: 'front',
      nod: -5,
      skin: 'chestnut',
      hair: { cut: 'bun', jasmine: true },
      covered: { kind: 'headscarf', dye: dyes.plum, trim: dyes.coral },
      face: { eyes: 'smiling' },
      wears: salwar(dyes.seaGreen, dyes.plum, { trim: dyes.straw }),
    }),
    person({
      at: [302, 556],
      size: 1.2,
      build: 'child',
      facing: 'front',
      skin: 'almond',
      hair: { cut: 'plaits', ribbon: dyes.madder },
      face: { round: true, eyes: 'smiling', mouth: 'laugh' },
      wears: tShirt(dyes.marigold, dyes.indigo, { trim: dyes.madder }),
    }),
  ]),
];
