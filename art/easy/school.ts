import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { hairDyes } from '../kit/hair.ts';
import { blackboard } from '../kit/house.ts';
import { kurta, uniform } from '../kit/outfit.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { stroke } from '../kit/stitch.ts';

/** A teacher shows letters on a board; a girl puts up her hand. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'school', ground: dyes.mist }, [
    blackboard(64, 76, 300, 232, [
      stroke('M60 176L100 60L140 176M76 136H124', dyes.cotton, 12),
      stroke('M190 60V176M190 60Q250 62 238 92T190 116Q258 116 246 150T190 176', dyes.cotton, 12),
    ]),
    person({
      at: [448, 650],
      size: 1.36,
      facing: 'left',
      skin: 'honey',
      hair: { cut: 'short', dye: hairDyes.brown },
      face: { eyes: 'smiling', mouth: 'laugh', glasses: 'clear' },
      wears: kurta(dyes.madder, { trim: dyes.straw }),
      near: { at: [330, 262], grip: 'open', elbow: 'out' },
    }),
    person({
      at: [184, 784],
      size: 1.72,
      build: 'child',
      facing: 'front',
      skin: 'cocoa',
      hair: { cut: 'plaits', ribbon: dyes.marigold },
      face: { eyes: 'looking', mouth: 'laugh' },
      wears: uniform('pinafore'),
      near: { at: [86, 396], grip: 'open', elbow: 'out' },
    }),
  ]),
];
