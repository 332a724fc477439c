import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { salwar, shirt } from '../kit/outfit.ts';
import { patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { schoolbag } from '../kit/schoolbag.ts';
import { box, ellipse } from '../kit/shapes.ts';

/** Two students with bags; one has a hearing aid. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'residents', ground: dyes.rose }, [
    cut(ellipse(300, 556, 220, 18), '#1b1206', 0.18),
    person({
      at: [190, 556],
      size: 1.3,
      build: 'teen',
      facing: 'right',
      skin: 'wheat',
      hair: { cut: 'short' },
      face: { round: true, eyes: 'smiling', mouth: 'laugh', hearingAid: dyes.indigo },
      wears: shirt(dyes.seaGreen, dyes.night),
      near: { at: [232, 400], grip: 'hold' },
    }),
    schoolbag({ x: 244, y: 512, size: 0.98 }),
    person(
      {
        at: [418, 556],
        size: 1.3,
        build: 'teen',
        facing: 'left',
        skin: 'cocoa',
        hair: { cut: 'plait', ribbon: dyes.marigold },
        face: { eyes: 'smiling', mouth: 'smile', glasses: 'clear' },
        wears: salwar(dyes.indigo, dyes.coral, { trim: dyes.marigold, below: dyes.straw }),
        far: { at: [370, 380], grip: 'hold' },
        near: { at: [384, 388], grip: 'hold' },
      },
      [
        place({ x: 366, y: 372, turn: -8 }, [
          patch(box(-40, -52, 80, 104, 6), dyes.madder, { seam: dyes.straw, inset: 9 }),
        ]),
      ],
    ),
  ]),
];
