import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { salwar, tShirt, uniform } from '../kit/outfit.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { ellipse } from '../kit/shapes.ts';
import { wheelchair } from '../kit/wheelchair.ts';

/** A young man in a wheelchair, a woman and a child with a hearing aid. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'people', ground: dyes.ecru }, [
    cut(ellipse(300, 548, 250, 20), '#1b1206', 0.18),
    person({
      at: [318, 540],
      size: 1.08,
      facing: 'front',
      skin: 'honey',
      hair: { cut: 'plait', jasmine: true },
      face: { eyes: 'smiling', bindi: dyes.madder },
      wears: salwar(dyes.leaf, dyes.marigold, { trim: dyes.straw }),
    }),
    ...inChair(),
    person({
      at: [466, 552],
      size: 1.2,
      build: 'child',
      facing: 'front',
      skin: 'umber',
      hair: { cut: 'plaits', ribbon: dyes.marigold },
      face: { eyes: 'looking', mouth: 'laugh', hearingAid: dyes.sky },
      wears: uniform('pinafore'),
      far: { at: [556, 330], grip: 'open', elbow: 'out' },
    }),
  ]),
];

function inChair(): string[] {
  const chair = wheelchair({ at: [142, 434], size: 1.06, facing: 'right' });
  const man = person({
    at: [142, 434],
    size: 1.14,
    build: 'teen',
    pose: 'sitting',
    facing: 'right',
    skin: 'cocoa',
    hair: { cut: 'short' },
    face: { eyes: 'smiling', mouth: 'laugh' },
    wears: tShirt(dyes.coral, dyes.night, { trim: dyes.cotton }),
  });
  return [chair.behind, man, chair.front];
}
