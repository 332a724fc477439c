import { openBook } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { table } from '../kit/furniture.ts';
import { sari, tShirt } from '../kit/outfit.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';

/** A woman and a boy read a book together. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'reading-together', ground: dyes.mist }, [
    person({
      at: [190, 690],
      size: 1.42,
      facing: 'right',
      nod: 8,
      skin: 'chestnut',
      hair: { cut: 'bun', jasmine: true },
      face: { eyes: 'lowered', bindi: dyes.madder, earring: dyes.brass },
      wears: sari(dyes.madder, dyes.marigold, dyes.leaf),
      near: { at: [250, 470], grip: 'rest' },
    }),
    person({
      at: [440, 680],
      size: 1.76,
      build: 'child',
      facing: 'left',
      nod: 8,
      skin: 'almond',
      hair: { cut: 'curly' },
      face: { eyes: 'lowered', mouth: 'smile', glasses: 'clear' },
      wears: tShirt(dyes.teal, dyes.night, { trim: dyes.straw }),
      near: { at: [362, 474], grip: 'rest' },
    }),
    table({ x: 300, y: 456, width: 640, height: 300, depth: 170 }),
    openBook({ x: 300, y: 510, size: 3 }, dyes.indigo),
  ]),
];
