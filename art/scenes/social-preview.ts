import { basket, diya, spool, waterPot } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { lettering } from '../kit/lettering.ts';
import { mango } from '../kit/mango.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { place, type Place } from '../kit/place.ts';
import { print, row } from '../kit/print.ts';
import { scene } from '../kit/scene.ts';
import { box, circle, ellipse } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { tassel } from '../kit/tassel.ts';
import { jute } from '../kit/textures.ts';

const SHELF = 576;

/** What a shared link shows: the name, the lamp whose wick is a thread, and a row of things made by hand. */
export const drawings: Drawing[] = [
  scene(
    {
      name: 'social-preview',
      width: 1200,
      height: 630,
      ground: dyes.indigo,
      motif: 'lamp',
      frame: dyes.marigold,
      floor: { at: 508, dye: dyes.ecru, thread: dyes.madder },
    },
    [place({ x: 236, y: 262 }, [lamp()]), ...name(), thread(), ...madeByHand()],
  ),
];

function name(): string[] {
  const lines = ['Diya Dhaga', 'Foundation'].map((words, at) => ({
    words,
    line: { x: 438, y: 186 + at * 126, capitals: 79 },
  }));
  return lines.map(({ words, line }) => lifted([lettering(words, line, dyes.cotton)]));
}

/** From the spool under the name, over the lamp's rim into the oil, where it is the wick. */
function thread(): string {
  const way = 'M1080 506C1060 400 980 350 800 364S560 388 470 358S396 270 338 280';
  const wick = 'M338 280Q300 284 277 244';
  return [
    stroke(way, dyes.night, 8, 'opacity=".3"'),
    stitch(way, dyes.marigold, { width: 6, length: 26 }),
    lifted([stroke(wick, dyes.cotton, 9)]),
  ].join('');
}

function lamp(): string {
  return [
    cut(circle(34, -88, 168), '#ffd98a', 0.08) + cut(circle(34, -88, 116), '#ffd98a', 0.12),
    lifted([cut('M-172 0Q-90-26 0-26Q90-26 172 0Q90 50 0 50Q-90 50-172 0z', '#8f421c')]),
    cut('M-120 6Q0-16 120 6Q60 40 0 40Q-60 40-120 6z', dyes.turmeric),
    patch('M40-182C92-118 100-78 70-38C48-14 10-16-6-42C-32-84 26-118 40-182z', dyes.marigold, { inset: 9 }),
    cut('M38-106C58-80 58-60 44-46C34-36 16-40 12-54C6-72 34-82 38-106z', '#fff3d6'),
    patch('M-172 0Q0 62 172 0Q160 146 0 150Q-160 146-172 0z', dyes.coral, { seam: false }),
    patch('M-172 0Q0 62 172 0Q170 34 154 58Q0 112-154 58Q-170 34-172 0z', dyes.terracotta, { inset: 9 }),
    stitch('M-128 96Q0 140 128 96', dyes.cotton, { width: 7, length: 24 }),
    ...[-84, -42, 0, 42, 84].map((x) => cut(circle(x, 62 - Math.abs(x) * 0.13, 6), dyes.straw)),
  ].join('');
}

function madeByHand(): string[] {
  return [
    ...[128, 346, 468, 540, 636, 982, 1090].map((x) => groundShadow(x, SHELF, 56)),
    cushion({ x: 124, y: SHELF - 64, turn: -6 }),
    diya({ x: 232, y: SHELF, size: 1.1 }),
    tote({ x: 344, y: SHELF }),
    jar({ x: 466, y: SHELF }),
    place({ x: 540, y: SHELF, size: 0.52 }, [mango(dyes.marigold, dyes.coral)]),
    waterPot({ x: 634, y: SHELF, size: 1.06 }, '#a84e22'),
    diya({ x: 732, y: SHELF, size: 1.1 }, true, dyes.sky),
    basket({ x: 848, y: SHELF, size: 1.06 }, [
      spool({ x: -30, y: -34, turn: -14 }, dyes.leaf),
      spool({ x: 28, y: -36, turn: 12 }, dyes.madder),
      spool({ x: -2, y: -44 }, dyes.sky),
    ]),
    folded({ x: 980, y: SHELF }),
    spool({ x: 1090, y: SHELF, size: 1.34 }, dyes.marigold),
  ];
}

function cushion(at: Place): string {
  const edge =
    'M-62-58Q-56-66-48-62Q0-52 48-62Q58-66 62-58Q54 0 64 56Q62 66 54 64Q0 54-54 64Q-64 66-64 56Q-54 0-62-58z';
  return place(at, [
    ...[-1, 1].map((side) =>
      place({ x: side * 60, y: -56, turn: side * -135 }, [tassel(24, dyes.marigold, dyes.cotton)]),
    ),
    patch(edge, dyes.leaf, { seam: dyes.straw, inset: 9, thread: { width: 2, length: 8 } }),
    print('elephant', { x: 0, y: 2, size: 70 }, dyes.straw),
  ]);
}

function tote(at: Place): string {
  return place(at, [
    lifted([stroke('M-26-104C-26-168 26-168 26-104', dyes.madder, 9)]),
    patch('M-60-118Q0-124 60-118L52-2Q0 3-52-2z', dyes.jute, { over: [jute], seam: false }),
    patch('M-61-118Q0-124 61-118L59-96Q0-102-59-96z', dyes.madder, {
      inset: 6,
      thread: { width: 2, length: 7 },
    }),
    print('leaf', { x: 0, y: -48, size: 62 }, dyes.indigo),
  ]);
}

function jar(at: Place): string {
  return place(at, [
    patch('M-34-78H34Q44-66 42-50L40-4Q0 4-40-4L-42-50Q-44-66-34-78z', '#e0a03a', { seam: false }),
    shade('M18-78H34Q44-66 42-50L40-4Q30-1 18 0z', 0.14),
    ...[
      [-18, -24],
      [10, -16],
      [-2, -42],
      [22, -40],
    ].map(([x = 0, y = 0]) => cut(ellipse(x, y, 11, 7), dyes.sprout)),
    patch(
      'M-40-80Q-44-104 0-106Q44-104 40-80Q46-70 36-72Q18-66 0-72Q-18-66-36-72Q-46-70-40-80z',
      dyes.madder,
      { seam: false },
    ),
    stroke('M-38-80Q0-72 38-80', dyes.straw, 4),
  ]);
}

/** Three lengths of cloth, folded and laid one on another, with a row of blocks on each fold. */
function folded(at: Place): string {
  const lengths = [
    [dyes.night, dyes.sky, 66],
    [dyes.madder, dyes.straw, 60],
    [dyes.marigold, dyes.wine, 63],
  ] as const;
  const folds = lengths.map(([dye, ink, half], up) =>
    place({ x: 0, y: -up * 34 }, [
      lifted([cut(box(-half, -34, half * 2, 34, 12), dye)]),
      row('star', { x: -half + 22, y: -17, size: 16 }, 5, (half - 22) / 2, ink),
    ]),
  );
  return place(at, folds);
}
