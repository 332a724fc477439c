import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { box, circle, ellipse } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** A bus with an open door and a ramp. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'bus', ground: dyes.sky, floor: { at: 486, dye: '#b7a98c' } }, [
    cut(ellipse(300, 500, 260, 18), '#1b1206', 0.24),
    patch('M56 190Q56 150 96 150H490Q536 150 544 196L556 330V468H56z', dyes.marigold, { seam: false }),
    cut(box(56, 372, 500, 32), dyes.madder),
    ...[88, 186].map((x) => cut(box(x, 192, 82, 96, 10), '#dff0f2')),
    cut('M424 192H496Q508 192 510 206L520 288H424z', '#dff0f2'),
    cut(box(294, 186, 100, 282, 8), '#5b3a1c'),
    lifted([cut('M290 466H398L440 528H262z', '#c9d1d8')]),
    stroke('M300 490H396M284 512H412', '#8a94a6', 6),
    ...[150, 486].map(
      (x) => lifted([cut(circle(x, 470, 50), dyes.ink)]) + cut(circle(x, 470, 22), '#c9d1d8'),
    ),
    cut(circle(128, 236, 24), '#945a36') + cut('M104 234Q104 208 128 208T152 234Q128 220 104 234z', dyes.ink),
    cut(circle(228, 236, 24), '#dca878') +
      cut('M204 234Q204 206 228 206T254 250Q250 222 228 220Q210 222 204 234z', dyes.ink),
    cut('M98 288Q100 262 128 262T158 288z', dyes.teal) +
      cut('M198 288Q200 262 228 262T258 288z', dyes.madder),
  ]),
];
