import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { table } from '../kit/furniture.ts';
import { kurta, withOver } from '../kit/outfit.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { personInLayers } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { print } from '../kit/print.ts';
import { box } from '../kit/shapes.ts';

const printer = personInLayers({
  at: [290, 716],
  size: 1.56,
  facing: 'front',
  nod: 4,
  skin: 'umber',
  hair: { cut: 'ponytail', ribbon: dyes.coral },
  face: { eyes: 'smiling', mouth: 'laugh', bindi: dyes.madder },
  wears: withOver(kurta(dyes.coral, { trim: dyes.cotton }), 'apron', dyes.indigo, dyes.straw),
  near: { at: [176, 462], grip: 'rest' },
  far: { at: [356, 436], grip: 'hold' },
});

/** A young woman at a table prints leaves on a cloth and is glad. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'work', ground: dyes.ecru }, [
    printer.body,
    table({ x: 300, y: 416, width: 640, height: 320, depth: 180 }),
    patch('M56 440H480L510 572Q280 586 60 572z', dyes.cotton, {
      seam: dyes.indigo,
      inset: 12,
      thread: { width: 4, length: 12 },
    }),
    ...[
      [130, 486],
      [226, 486],
      [130, 544],
      [226, 544],
      [322, 544],
    ].map(([x = 0, y = 0]) => print('leaf', { x, y, size: 56 }, dyes.madder)),
    lifted([cut(box(318, 458, 74, 40, 6), dyes.wood), cut(box(332, 424, 46, 36, 8), dyes.bark)]),
    printer.arms,
  ]),
];
