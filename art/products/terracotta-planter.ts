import { dyes } from '../kit/dyes.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { lifted, patch, shade, shine } from '../kit/patch.ts';
import { cut, within } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { circle, ellipse } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

const FLOOR = 530;
const GREENS = [dyes.sprout, '#5f9350', '#96bd62'] as const;

/** The terracotta planter with its band of painted dancers, small or large, a trowel beside it for measure. */
export const drawings: Drawing[] = [
  planter('terracotta-planter', 1),
  planter('terracotta-planter-small', 0.68),
  planter('terracotta-planter-large', 1.1),
];

function planter(name: string, size: number): Drawing {
  return picture({ name, ground: dyes.indigo, motif: 'pot' }, [
    groundShadow(360, FLOOR, 168 * size),
    place({ x: 360, y: FLOOR, size }, [plant(), pot()]),
    groundShadow(632, FLOOR, 40),
    place({ x: 640, y: FLOOR - 4, turn: 14 }, [trowel()]),
  ]);
}

function pot(): string {
  const body = 'M-134-206H134Q138-90 96-8Q90 4 76 4H-76Q-90 4-96-8Q-138-90-134-206z';
  return [
    patch(body, dyes.terracotta, { seam: false }),
    within(body, [
      shine('M-120-210Q-120-90-84 4H-62Q-98-90-98-210z', 0.14),
      shade('M84-210Q84-90 50 10H110L150-210z', 0.15),
      stroke('M-140-158H140M-140-58H140', dyes.cotton, 4),
      stroke(zigzag(), dyes.cotton, 4),
      ...[-96, -48, 0, 48, 96].map((x) => place({ x, y: -106 }, [dancer()])),
    ]),
    patch('M-152-246Q0-258 152-246V-196Q0-184-152-196z', '#cf7440', {
      seam: dyes.cotton,
      inset: 13,
      thread: { width: 4, length: 10 },
    }),
    shade('M-134-194Q0-183 134-194V-178Q0-170-134-178z', 0.2),
  ].join('');
}

function zigzag(): string {
  return Array.from(
    { length: 16 },
    (_, at) => `${at === 0 ? 'M' : 'L'}${-120 + at * 16} ${at % 2 === 0 ? -42 : -26}`,
  ).join('');
}

/** A figure of two triangles, hands held with the next. */
function dancer(): string {
  return (
    cut(`M-13-22H13L0 0zM0-2L13 20H-13z${circle(0, -32, 6)}`, dyes.cotton) +
    stroke('M-13-22L-24-8M13-22L24-8M-7 20L-10 36M7 20L10 36', dyes.cotton, 3.4)
  );
}

function plant(): string {
  const leaves = [
    [-74, 50],
    [70, 46],
    [-46, 108],
    [48, 112],
    [-24, 62],
    [26, 70],
    [-62, 88],
    [60, 84],
    [-14, 128],
    [14, 96],
  ] as const;
  return [
    cut(ellipse(0, -244, 130, 14), '#4d2c1b'),
    ...leaves.map(([turn, reach], at) =>
      place({ x: turn * 0.5, y: -244, turn: turn * 0.78 }, [
        stroke(`M0 4Q${at % 2 === 0 ? 6 : -6} ${-reach * 0.6} 0 ${-reach}`, '#4c7a3a', 6),
        place({ x: 0, y: -reach + 10, size: 0.72 + (at % 3) * 0.1 }, [leaf(GREENS[at % 3] ?? GREENS[0])]),
      ]),
    ),
    place({ x: 0, y: -252 }, [
      lifted([stroke('M0 10V-110', '#4c7a3a', 6)]),
      place({ x: 0, y: -96, size: 0.9 }, [leaf(GREENS[0])]),
    ]),
  ].join('');
}

/** A heart-shaped leaf of the money plant. */
function leaf(dye: string): string {
  return (
    patch('M0 0C-34 10-52-16-40-44C-30-66-8-74 0-98C8-74 30-66 40-44C52-16 34 10 0 0z', dye, {
      seam: false,
    }) + stroke('M0-4Q3-40 0-78M0-22L-20-38M0-22L20-38', '#e6efc4', 3, 'opacity=".8"')
  );
}

function trowel(): string {
  return [
    lifted([stroke('M0-152V-110', '#8f9aa6', 12)]),
    patch('M-34-118Q0-132 34-118Q38-40 0 0Q-38-40-34-118z', '#b9c3cc', { seam: false }),
    shade('M0-126Q30-126 34-118Q38-40 0 0z', 0.14),
    patch('M-16-244Q0-262 16-244L13-150H-13z', dyes.madder, {
      seam: dyes.straw,
      inset: 7,
      thread: { width: 2.6, length: 8 },
    }),
  ].join('');
}
