import { dyes } from '../kit/dyes.ts';
import { door, windowOn } from '../kit/house.ts';
import { kurta, sari, tShirt, uniform } from '../kit/outfit.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person, personInLayers } from '../kit/person.ts';
import { mangoTree } from '../kit/mango-tree.ts';
import { washingLine } from '../kit/washing-line.ts';
import { flowerBox } from '../kit/flower-box.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { potted } from '../kit/plants.ts';
import { print } from '../kit/print.ts';
import { scene } from '../kit/scene.ts';
import { box, circle, ellipse } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { walkingFrame } from '../kit/walking-aids.ts';
import { wheelchair } from '../kit/wheelchair.ts';

/** The hostel: two storeys, a ramp as wide as the steps, the washing out, children at the gate. */
export const drawings: Drawing[] = [atHome()];

function atHome(): Drawing {
  const floor = { at: 676, dye: '#7c9a55', thread: dyes.cotton };
  return scene({ name: 'hostel-house', ground: '#bfdbdc', motif: 'house', frame: dyes.indigo, floor }, [
    cut(circle(130, 150, 54), dyes.marigold) + cut(circle(130, 150, 82), dyes.marigold, 0.18),
    lifted([cut('M-20 690Q140 560 330 650T760 640T1220 600V700H-20z', '#5f8a5c')]),
    mangoTree(1056, 690),
    ...upperFloor(),
    ...lowerFloor(),
    ...ramp(),
    washingLine([62, 452], [308, 462]),
    onTheRamp(),
    ...path(),
    ...gate(),
    ...atTheGate(),
  ]);
}

function upperFloor(): string[] {
  return [
    patch(box(306, 186, 588, 260), '#e9b06a', {
      seam: dyes.madder,
      inset: 12,
      thread: { width: 2.6, length: 11, opacity: 0.7 },
    }),
    windowOn(346, 244, 116, 128, 'curtains'),
    windowOn(738, 244, 116, 128, 'curtains'),
    door(600, 428, 120, 196, dyes.indigo),
    ...[412, 790].map((x) => place({ x: x - 8, y: 394 }, [flowerBox()])),
    patch('M262 200L330 96H870L938 200z', dyes.madder, { seam: dyes.straw, inset: 12 }),
    stroke('M300 168H900M316 140H884M330 116H870', '#1b1206', 2.4, 'opacity=".2" stroke-dasharray="26 6"'),
    lifted([cut(box(252, 192, 696, 18, 5), dyes.wine)]),
    patch(circle(600, 148, 32), dyes.cotton, {
      seam: dyes.indigo,
      inset: 5,
      thread: { width: 2, length: 6 },
    }),
    print('lamp', { x: 600, y: 148, size: 38 }, dyes.madder),
  ];
}

function lowerFloor(): string[] {
  const balusters = Array.from({ length: 33 }, (_, at) => `M${300 + at * 18.75} 400V436`);
  return [
    patch(box(306, 446, 588, 226), '#d98f5a', { seam: false }),
    shade(box(306, 446, 588, 46), 0.26),
    windowOn(362, 498, 112, 112, 'curtains'),
    door(600, 660, 130, 160, dyes.teal),
    windowOn(726, 498, 112, 112, 'curtains'),
    lifted([
      stroke(balusters.join(''), dyes.cotton, 5),
      cut(box(286, 392, 628, 13, 5), dyes.cotton),
      cut(box(280, 432, 640, 22, 5), dyes.wine),
    ]),
    stitch('M296 443H904', dyes.straw, { width: 2.4, length: 10 }),
    ...[318, 500, 700, 882].map((x) =>
      lifted([
        cut(box(x - 13, 454, 26, 206, 3), dyes.cotton),
        cut(box(x - 20, 454, 40, 14, 3), dyes.madder),
        cut(box(x - 20, 644, 40, 18, 3), dyes.madder),
      ]),
    ),
    patch(box(284, 656, 632, 52, 4), '#a5533b', {
      seam: dyes.straw,
      inset: 9,
      thread: { width: 2.2, length: 10, opacity: 0.6 },
    }),
    lifted([
      cut(box(520, 672, 160, 16, 2), '#c26f4c'),
      cut(box(508, 688, 184, 16, 2), '#b5623f'),
      cut(box(496, 704, 208, 16, 2), '#a5533b'),
    ]),
    potted({ x: 344, y: 660, size: 0.66 }),
    potted({ x: 484, y: 662, size: 0.6 }, 'tulsi', dyes.indigo),
  ];
}

/** The ramp comes down to the right, a rail along it. */
function ramp(): string[] {
  const posts = [0, 1, 2, 3, 4].map((at) => `M${730 + at * 88} ${662 + at * 18}v-58`);
  return [
    patch('M704 660H742L1120 738L1112 752H704z', '#c9875c', { seam: false }),
    shade('M704 708H916L1112 752H704z', 0.14),
    stitch('M724 676L1096 746', dyes.cotton, { width: 2.6, length: 12 }),
    lifted([stroke(`${posts.join('')}M722 602L1090 678`, dyes.indigo, 7)]),
  ];
}

/** She comes up the ramp, tilted as it is. */
function onTheRamp(): string {
  const chair = wheelchair({ at: [0, 0], size: 0.6, facing: 'left', dye: dyes.marigold, rim: dyes.madder });
  const girl = person({
    at: [0, 0],
    size: 0.8,
    build: 'child',
    pose: 'sitting',
    facing: 'left',
    skin: 'cocoa',
    hair: { cut: 'plaits', ribbon: dyes.marigold },
    face: { eyes: 'smiling', mouth: 'laugh' },
    wears: uniform('pinafore'),
    near: { at: [-8, -10], grip: 'hold' },
  });
  return place({ x: 964, y: 642, turn: 11 }, [chair.behind, girl, chair.front]);
}

function path(): string[] {
  return [
    cut('M508 720H692Q720 800 860 900H340Q480 800 508 720z', '#dcb878'),
    stitch('M520 730Q500 806 384 890M680 730Q700 806 816 890', dyes.cotton, {
      width: 3,
      length: 13,
      opacity: 0.7,
    }),
  ];
}

function gate(): string[] {
  const fence = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / 34) }, (_, at) => `M${from + at * 34} 868V776l0-8`).join(
      '',
    );
  const post = (x: number) => [
    patch(box(x - 24, 730, 48, 146, 4), '#d98f5a', {
      seam: dyes.madder,
      inset: 8,
      thread: { width: 2.2, length: 8 },
    }),
    lifted([cut(box(x - 32, 718, 64, 18, 4), dyes.madder), cut(circle(x, 706, 13), dyes.marigold)]),
  ];
  return [
    lifted([stroke(fence(60, 390), dyes.cotton, 10), stroke('M46 796H380M46 846H380', dyes.cotton, 8)]),
    lifted([stroke(fence(844, 1160), dyes.cotton, 10), stroke('M836 796H1152M836 846H1152', dyes.cotton, 8)]),
    ...post(392),
    ...post(814),
  ];
}

function atTheGate(): string[] {
  const warden = personInLayers({
    at: [600, 846],
    size: 0.84,
    facing: 'front',
    skin: 'chestnut',
    hair: { cut: 'plait', jasmine: true },
    face: { bindi: dyes.madder, earring: dyes.brass },
    wears: sari(dyes.teal, dyes.marigold, dyes.madder),
    near: { at: [530, 694], grip: 'rest', elbow: 'in' },
    far: { at: [672, 694], grip: 'rest', elbow: 'in' },
  });
  return [
    cut(ellipse(600, 858, 170, 13), '#0d0a1c', 0.22),
    warden.body,
    person({
      at: [502, 854],
      size: 0.84,
      build: 'child',
      facing: 'front',
      nod: -5,
      skin: 'wheat',
      hair: { cut: 'cropped' },
      face: { round: true, eyes: 'smiling', mouth: 'laugh' },
      wears: tShirt(dyes.coral, dyes.indigo, { shorts: true, trim: dyes.cotton }),
      near: { at: [424, 640], grip: 'open' },
    }),
    person({
      at: [702, 856],
      size: 0.86,
      build: 'child',
      facing: 'front',
      nod: 6,
      skin: 'umber',
      hair: { cut: 'plaits', ribbon: dyes.coral },
      face: { eyes: 'looking' },
      wears: kurta(dyes.marigold, { trim: dyes.madder, below: dyes.leaf, sleeve: 0.5 }),
      near: { at: [670, 780], grip: 'hold' },
      far: { at: [742, 780], grip: 'hold' },
    }),
    warden.arms,
    walkingFrame({ x: 706, y: 866, size: 0.56 }),
  ];
}
