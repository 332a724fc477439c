import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { salwar } from '../kit/outfit.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { speechBubble } from '../kit/speech-bubble.ts';
import { stroke } from '../kit/stitch.ts';

/** A girl speaks; her bubble holds three lines. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'speak', ground: dyes.sky }, [
    person({
      at: [186, 800],
      size: 2.06,
      build: 'child',
      facing: 'right',
      skin: 'wheat',
      hair: { cut: 'plaits', ribbon: dyes.coral },
      face: { eyes: 'looking', mouth: 'laugh' },
      wears: salwar(dyes.madder, dyes.marigold, { trim: dyes.straw, below: dyes.indigo }),
      near: { at: [300, 520], grip: 'open' },
    }),
    speechBubble({ x: 428, y: 176, size: 1.3 }, dyes.cotton, dyes.indigo, [
      stroke('M-60-34H56M-60-4H60M-60 26H20', dyes.indigo, 12),
    ]),
  ]),
];
