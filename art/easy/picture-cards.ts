import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { hand } from '../kit/hand.ts';
import { tShirt } from '../kit/outfit.ts';
import { person } from '../kit/person.ts';
import { pictureBoard } from '../kit/picture-board.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';

/** A boy with a board of pictures to point at. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'picture-cards', ground: dyes.ecru }, [
    person({
      at: [300, 850],
      size: 2.2,
      build: 'child',
      facing: 'front',
      skin: 'chestnut',
      hair: { cut: 'short' },
      face: { round: true, eyes: 'looking', mouth: 'laugh' },
      wears: tShirt(dyes.coral, dyes.night, { trim: dyes.cotton }),
      near: { at: [180, 490], grip: 'hold', elbow: 'out' },
    }),
    pictureBoard({ x: 318, y: 486, size: 2 }),
    place({ x: 180, y: 494, turn: -8, size: 1.9 }, [hand('pinch', 'chestnut')]),
  ]),
];
