import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { rupee } from '../kit/rupee.ts';
import { box, circle } from '../kit/shapes.ts';

/** A bank with columns and the sign of the rupee. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'bank', ground: dyes.sky, floor: { at: 536, dye: '#b7a98c' } }, [
    lifted([cut(box(90, 466, 420, 34, 5), '#b9a27a'), cut(box(66, 500, 468, 40, 5), '#a88f63')]),
    patch(box(112, 236, 376, 232), dyes.ecru, { seam: false }),
    ...[136, 218, 342, 424].map((x) =>
      lifted([cut(box(x, 244, 40, 222, 4), dyes.cotton), cut(box(x - 8, 238, 56, 20, 4), dyes.straw)]),
    ),
    cut(box(268, 330, 64, 136, 4), dyes.indigo),
    patch('M70 236L300 84L530 236z', dyes.terracotta, {
      seam: dyes.straw,
      inset: 16,
      thread: { width: 5, length: 14 },
    }),
    lifted([cut(circle(300, 178, 44), dyes.cotton)]),
    rupee({ x: 300, y: 178, size: 0.66 }, dyes.indigo, 12),
  ]),
];
