import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { table } from '../kit/furniture.ts';
import { shirt } from '../kit/outfit.ts';
import { patch } from '../kit/patch.ts';
import { personInLayers } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { sewingMachine } from '../kit/sewing-machine.ts';

const sewer = personInLayers({
  at: [196, 706],
  size: 1.56,
  facing: 'right',
  nod: 6,
  skin: 'cocoa',
  hair: { cut: 'cropped' },
  face: { eyes: 'lowered', mouth: 'smile', hearingAid: dyes.sky },
  wears: shirt(dyes.seaGreen, dyes.night),
  near: { at: [226, 486] },
  far: { at: [276, 462] },
});

/** A young man sews at a machine. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'workshop', ground: dyes.rose }, [
    sewer.body,
    table({ x: 310, y: 414, width: 620, height: 320, depth: 120 }),
    sewingMachine({ x: 366, y: 490, size: 1.7 }, dyes.leaf),
    patch('M90 452Q190 436 268 452L280 486Q200 488 170 506Q150 560 96 574Q72 500 90 452z', dyes.marigold, {
      seam: dyes.madder,
      inset: 10,
    }),
    sewer.arms,
  ]),
];
