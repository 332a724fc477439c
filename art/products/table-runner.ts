import { dyes } from '../kit/dyes.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { marigold } from '../kit/marigold.ts';
import { patch, shade } from '../kit/patch.ts';
import { cut, within } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { print, row } from '../kit/print.ts';
import { box, ellipse } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { tassel } from '../kit/tassel.ts';
import { grain } from '../kit/textures.ts';

const LYING = 'M-96-150H96L132 0H-132z';
const HANGING = 'M-132 0H132V150L0 232L-132 150z';

/** The table runner on a table, its end hanging over the edge, a bowl of marigolds on it. */
export const drawings: Drawing[] = [
  picture({ name: 'table-runner', ground: dyes.plum, motif: 'lamp' }, [
    groundShadow(400, 548, 300),
    place({ x: 400, y: 266 }, [table(), runner()]),
    place({ x: 400, y: 222 }, [bowl()]),
  ]),
];

function table(): string {
  return [
    patch(box(-286, 20, 34, 270, 8), '#8b5a2c', { over: [grain], seam: false }),
    patch(box(252, 20, 34, 270, 8), '#8b5a2c', { over: [grain], seam: false }),
    patch('M-262-150H262L328 0H-328z', '#b47a42', { over: [grain], seam: false }),
    patch(box(-328, 0, 656, 34, 6), dyes.wood, { over: [grain], seam: false }),
  ].join('');
}

function runner(): string {
  return [
    patch(LYING, dyes.cotton, { seam: false }),
    within(LYING, [
      stroke('M-82-150L-114 0M82-150L114 0', dyes.indigo, 9),
      shade('M-140-16H140V4H-140z', 0.1),
      ...[-126, -86, -42].flatMap((y, at) =>
        [-40, 0, 40].map((x) => print('star', { x: x * (1 + at * 0.12), y, size: 20 + at * 3 }, dyes.madder)),
      ),
    ]),
    place({ x: 0, y: 222 }, [tassel(70, dyes.madder, dyes.marigold)]),
    ...[-1, 1].map((side) =>
      place({ x: side * 122, y: 150, size: 0.7 }, [tassel(70, dyes.madder, dyes.marigold)]),
    ),
    patch(HANGING, dyes.cotton, { seam: false }),
    within(HANGING, [
      stroke('M-114 0V142L0 211L114 142V0', dyes.indigo, 9),
      stitch('M-98 0V132L0 192L98 132V0', dyes.madder),
      row('fish', { x: -60, y: 60, size: 54 }, 3, 60, dyes.indigo),
      cut(box(-98, 14, 196, 8), dyes.madder),
      cut(box(-98, 98, 196, 8), dyes.madder),
      print('star', { x: 0, y: 144, size: 54 }, dyes.madder),
      shade('M-140-2H140V10H-140z', 0.16),
    ]),
  ].join('');
}

function bowl(): string {
  const heads: readonly (readonly [number, number, number, string])[] = [
    [-66, -44, 30, dyes.marigold],
    [-8, -62, 34, dyes.coral],
    [52, -50, 32, dyes.marigold],
    [-36, -30, 30, dyes.turmeric],
    [22, -30, 30, dyes.marigold],
    [76, -28, 24, dyes.coral],
  ];
  return [
    cut(ellipse(0, 30, 104, 12), '#1b1206', 0.3),
    ...heads.map(([x, y, radius, dye]) => place({ x, y }, [marigold(radius, dye)])),
    patch('M-108-22Q0-2 108-22Q96 30 48 34H-48Q-96 30-108-22z', '#b9893a', { seam: dyes.straw, inset: 11 }),
  ].join('');
}
