import { banyan } from '../kit/banyan.ts';
import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { hairDyes } from '../kit/hair.ts';
import { sari, tShirt } from '../kit/outfit.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';

/** A teacher and three children under a big tree. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'banyan', ground: dyes.mist, floor: { at: 430, dye: '#c99a5b' } }, [
    banyan(300, 470, 0.56),
    person({
      at: [300, 520],
      size: 0.86,
      pose: 'cross-legged',
      facing: 'front',
      skin: 'almond',
      hair: { cut: 'bun', dye: hairDyes.grey },
      face: { eyes: 'smiling', glasses: 'clear' },
      wears: sari(dyes.cotton, dyes.madder, dyes.indigo),
    }),
    child(120, 'cocoa', 'right', dyes.coral),
    child(212, 'wheat', 'right', dyes.indigo),
    child(404, 'honey', 'left', dyes.marigold),
    child(490, 'umber', 'left', dyes.plum),
  ]),
];

function child(
  x: number,
  skin: 'cocoa' | 'wheat' | 'honey' | 'umber',
  facing: 'left' | 'right',
  dye: string,
): string {
  return person({
    at: [x, 556],
    size: 1.06,
    build: 'small child',
    pose: 'cross-legged',
    facing,
    skin,
    hair: { cut: facing === 'left' ? 'bob' : 'short' },
    wears: tShirt(dye, dyes.night, { trim: dyes.straw }),
  });
}
