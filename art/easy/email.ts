import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { envelope } from '../kit/envelope.ts';
import { lifted } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { circle } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** An envelope with the sign that stands in every e-mail address. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'email', ground: dyes.rose }, [
    envelope({ x: 300, y: 300, size: 1.36 }),
    lifted([cut(circle(300, 330, 104), dyes.indigo)]),
    stroke(
      'M334 330a34 34 0 1 1-10-24M334 300V338Q336 362 354 362Q374 358 374 326A74 74 0 1 0 336 392',
      dyes.cotton,
      15,
    ),
  ]),
];
