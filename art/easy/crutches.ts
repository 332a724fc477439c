import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { kurta } from '../kit/outfit.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { ellipse } from '../kit/shapes.ts';
import { crutch } from '../kit/walking-aids.ts';

/** A girl who walks with two crutches. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'crutches', ground: dyes.sky }, [
    cut(ellipse(300, 556, 170, 16), '#1b1206', 0.2),
    crutch([170, 556], [222, 396], dyes.madder),
    crutch([430, 556], [378, 396], dyes.madder),
    person({
      at: [300, 554],
      size: 1.32,
      build: 'teen',
      facing: 'front',
      skin: 'cocoa',
      hair: { cut: 'ponytail', ribbon: dyes.coral },
      face: { eyes: 'looking', mouth: 'laugh' },
      wears: kurta(dyes.marigold, { trim: dyes.madder, below: dyes.indigo, sleeve: 0.5 }),
      shoes: { sandals: dyes.madder },
      near: { at: [230, 396], grip: 'hold' },
      far: { at: [370, 396], grip: 'hold' },
    }),
  ]),
];
