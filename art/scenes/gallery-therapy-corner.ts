import { dyes } from '../kit/dyes.ts';
import { mat, stool } from '../kit/furniture.ts';
import { windowOn } from '../kit/house.ts';
import { kurta, tShirt } from '../kit/outfit.ts';
import { lifted, patch, shade, shine } from '../kit/patch.ts';
import { cut, within } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place, type Place } from '../kit/place.ts';
import { potted } from '../kit/plants.ts';
import { scene } from '../kit/scene.ts';
import { box, circle, ellipse, star } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { walkingFrame } from '../kit/walking-aids.ts';

/** On a mat a boy with ankle braces reaches up for a ball; the therapist holds it, a friend counts aloud. */
export const drawings: Drawing[] = [reachingUp()];

function reachingUp(): Drawing {
  const floor = { at: 690, dye: dyes.seaGreen, thread: dyes.cotton };
  return scene(
    { name: 'gallery-therapy-corner', ground: dyes.mist, motif: 'hand', frame: dyes.teal, floor },
    [
      wallBars(96, 142),
      ...stars(372, 100),
      windowOn(884, 150, 206, 200),
      walkingFrame({ x: 318, y: 730, size: 0.98, dye: dyes.coral }),
      ball({ x: 1040, y: 690, size: 1.72 }, dyes.plum, dyes.coral),
      mat(560, 796, 720, 108, dyes.indigo, dyes.marigold),
      cut(ellipse(470, 808, 74, 12), '#0d0a1c', 0.3),
      therapist(),
      ball({ x: 650, y: 326 }, dyes.madder, dyes.cotton),
      boy(),
      friend(),
      potted({ x: 1100, y: 862, size: 0.96 }, 'broad', dyes.indigo),
    ],
  );
}

function boy(): string {
  return person({
    at: [470, 800],
    size: 1.5,
    build: 'child',
    facing: 'front',
    nod: 10,
    lean: 5,
    skin: 'cocoa',
    hair: { cut: 'curly' },
    face: { eyes: 'looking', mouth: 'laugh' },
    wears: tShirt(dyes.marigold, dyes.night, { trim: dyes.madder, shorts: true }),
    shoes: { sandals: dyes.madder, braces: dyes.sky },
    near: { at: [366, 590], grip: 'open' },
    far: { at: [602, 366], grip: 'open', elbow: 'out' },
  });
}

function therapist(): string {
  return [
    stool(810, 694, 104, dyes.coral),
    person({
      at: [806, 688],
      size: 1.36,
      pose: 'sitting',
      facing: 'left',
      nod: -8,
      skin: 'honey',
      hair: { cut: 'short', dye: '#3a2318' },
      face: { eyes: 'smiling', mouth: 'laugh', glasses: 'clear' },
      beard: { kind: 'stubble', dye: '#3a2318' },
      wears: kurta(dyes.teal, { trim: dyes.cotton, below: dyes.cotton }),
      near: { at: [708, 372], grip: 'open', elbow: 'up' },
      far: { at: [694, 290], grip: 'open', elbow: 'up' },
    }),
  ].join('');
}

function friend(): string {
  return person({
    at: [210, 838],
    size: 1.36,
    build: 'child',
    pose: 'cross-legged',
    facing: 'right',
    nod: -8,
    skin: 'almond',
    hair: { cut: 'plaits', ribbon: dyes.marigold },
    face: { round: true, eyes: 'smiling', mouth: 'laugh' },
    wears: tShirt(dyes.coral, dyes.plum, { trim: dyes.cotton }),
    near: { at: [294, 700], grip: 'open', elbow: 'out' },
    far: { at: [316, 720], grip: 'open', elbow: 'out' },
  });
}

/** A ball of two cloths sewn in gores, 62 units from its middle to its edge. */
function ball(at: Place, dye: string, band: string): string {
  const round = circle(0, 0, 62);
  return place(at, [
    patch(round, dye, { seam: false }),
    within(round, [
      cut('M-24-70Q-52 0-24 70H24Q52 0 24-70z', band),
      cut('M-7-70Q-14 0-7 70H7Q14 0 7-70z', dye),
      shade('M-62 20Q0 60 62 10V70H-62z', 0.16),
      shine(ellipse(-24, -28, 18, 12), 0.28),
    ]),
    stitch('M-24-58Q-50 0-24 58M24-58Q50 0 24 58', dyes.marigold, { width: 2.4, length: 8 }),
  ]);
}

function wallBars(x: number, y: number): string {
  const bars = Array.from({ length: 9 }, (_, at) => `M8 ${34 + at * 58}H162`);
  return place({ x, y }, [
    lifted([
      stroke(bars.join(''), '#c98f4e', 13),
      cut(box(-8, 0, 24, 556, 6) + box(154, 0, 24, 556, 6), dyes.wood),
    ]),
    stitch('M4 14V540M166 14V540', dyes.straw, { width: 2.4, length: 10, opacity: 0.8 }),
  ]);
}

/** Ten stars on a strip of cloth, one for each time: seven are sewn on already. */
function stars(x: number, y: number): string[] {
  const sewn = Array.from({ length: 10 }, (_, at) => {
    const [sx, sy] = [46 + (at % 5) * 62, 42 + Math.floor(at / 5) * 62];
    const shape = star(sx, sy, 5, 24, 11);
    return at < 7
      ? lifted([cut(shape, at % 2 === 0 ? dyes.marigold : dyes.coral)])
      : stitch(shape, dyes.teal, { width: 2.4, length: 6 });
  });
  return [
    place({ x, y }, [
      stroke('M30 2L170-34L310 2', dyes.bark, 3),
      patch(box(0, 0, 340, 146, 8), dyes.cotton, { seam: dyes.teal, inset: 8 }),
      ...sewn,
    ]),
  ];
}
