import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { kurta } from '../kit/outfit.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { stroke } from '../kit/stitch.ts';

/** A woman speaks with her hands. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'signing', ground: dyes.ecru }, [
    person({
      at: [300, 900],
      size: 1.9,
      facing: 'front',
      skin: 'umber',
      hair: { cut: 'bob' },
      face: { eyes: 'looking', mouth: 'laugh', hearingAid: dyes.sky, earring: dyes.brass },
      wears: kurta(dyes.indigo, { trim: dyes.coral, sleeve: 0.6 }),
      near: { at: [150, 250], grip: 'open', elbow: 'out' },
      far: { at: [404, 452], grip: 'open', elbow: 'out' },
    }),
    stroke(
      'M102 156Q68 178 58 216M120 118Q74 138 46 178M480 502Q504 476 500 442M516 520Q546 480 536 430',
      dyes.coral,
      10,
    ),
  ]),
];
