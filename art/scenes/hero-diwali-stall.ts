import { basket, diya } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { hairDyes } from '../kit/hair.ts';
import { marigold } from '../kit/marigold.ts';
import { kurta, sari } from '../kit/outfit.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut, within } from '../kit/pattern.ts';
import { person, personInLayers } from '../kit/person.ts';
import { rangoli } from '../kit/rangoli.ts';
import { awning } from '../kit/awning.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { print } from '../kit/print.ts';
import { scene } from '../kit/scene.ts';
import { box, circle, ellipse } from '../kit/shapes.ts';
import { starLamp } from '../kit/star-lamp.ts';
import { stitch, stroke } from '../kit/stitch.ts';

/** The Diwali stall: a young man sells a lamp to a grandmother and her grandchild. */
export const drawings: Drawing[] = [atTheStall()];

function atTheStall(): Drawing {
  const seller = personInLayers({
    at: [440, 806],
    size: 1.3,
    facing: 'right',
    skin: 'almond',
    hair: { cut: 'short' },
    face: { hearingAid: dyes.coral, eyes: 'smiling', mouth: 'laugh' },
    wears: kurta(dyes.marigold, { trim: dyes.madder, below: dyes.cotton }),
    near: { at: [462, 566], grip: 'rest' },
    far: { at: [604, 500], grip: 'rest' },
  });
  const floor = { at: 716, dye: '#6a3340', thread: dyes.marigold };
  return scene({ name: 'hero-diwali-stall', ground: dyes.plum, motif: 'lamp', floor }, [
    cut(circle(430, 400, 400), '#ffd98a', 0.1) + cut(circle(430, 430, 290), '#ffd98a', 0.12),
    starLamp({ x: 962, y: 214, size: 1.06 }, dyes.marigold, dyes.madder, 160),
    starLamp({ x: 1108, y: 356, size: 0.6 }, dyes.sky, dyes.teal, 540),
    starLamp({ x: 800, y: 150, size: 0.62 }, dyes.coral, dyes.madder, 120),
    ...frame(),
    seller.body,
    ...counter(),
    ...wares(),
    diya({ x: 606, y: 494, size: 0.9 }),
    seller.arms,
    awning({ x: 112, y: 96 }),
    ...customers(),
    rangoli(560, 838),
    basket({ x: 156, y: 866, size: 1.3 }, [
      ...[-30, 0, 30].map((x, at) =>
        place({ x, y: -62 - (at % 2) * 12 }, [marigold(24, at % 2 === 0 ? dyes.marigold : dyes.coral)]),
      ),
      ...[-16, 16].map((x) => place({ x, y: -56 }, [marigold(22, dyes.turmeric)])),
    ]),
  ]);
}

function frame(): string[] {
  return [
    ...[112, 716].map((x) => lifted([cut(box(x - 10, 160, 20, 640, 4), dyes.wood)])),
    lifted([cut(box(100, 240, 628, 14, 4), dyes.wood)]),
    ...[170, 262, 540, 640].map((x, at) =>
      place({ x, y: 250 }, [
        stroke('M0 0V200', dyes.leaf, 3),
        ...[0, 1, 2, 3, 4].map((bead) =>
          place({ x: 0, y: 26 + bead * 40 }, [
            marigold(19, (bead + at) % 2 === 0 ? dyes.marigold : dyes.coral),
          ]),
        ),
        lifted([cut('M0 206C14 222 14 246 0 262C-14 246-14 222 0 206z', dyes.leaf)]),
      ]),
    ),
  ];
}

function counter(): string[] {
  const front = box(90, 606, 652, 216, 6);
  return [
    cut(ellipse(416, 824, 350, 16), '#0d0a1c', 0.3),
    patch(front, dyes.teal, { seam: dyes.straw, inset: 12, thread: { width: 3, length: 12 } }),
    within(front, [
      ...[0, 1, 2, 3, 4].map((at) =>
        cut(
          box(128 + at * 120, 660, 96, 112, 6),
          [dyes.madder, dyes.indigo, dyes.marigold, dyes.leaf, dyes.coral][at] ?? '',
        ),
      ),
      ...[0, 1, 2, 3, 4].map((at) =>
        print(
          (['lamp', 'star', 'elephant', 'fish', 'leaf'] as const)[at] ?? 'lamp',
          { x: 176 + at * 120, y: 716, size: 70 },
          at === 2 ? dyes.madder : dyes.straw,
        ),
      ),
      ...[0, 1, 2, 3, 4].map((at) =>
        stitch(box(134 + at * 120, 666, 84, 100, 4), at === 2 ? dyes.madder : dyes.straw, {
          width: 2.2,
          length: 8,
          opacity: 0.8,
        }),
      ),
    ]),
    patch('M106 556H726L752 612H80z', '#c98f4e', {
      seam: dyes.bark,
      inset: 8,
      thread: { width: 2, opacity: 0.5 },
    }),
    cut(box(80, 610, 672, 14, 4), '#a8733c'),
  ];
}

function wares(): string[] {
  const lamps = (y: number, from: number, count: number, size: number) =>
    Array.from({ length: count }, (_, at) =>
      diya({ x: from + at * 64 * size, y, size }, at % 2 === 1, at % 3 === 0 ? dyes.sky : dyes.cotton),
    );
  return [
    ...lamps(584, 140, 4, 0.86),
    ...lamps(606, 172, 3, 0.92),
    patch(box(556, 520, 74, 64, 5), dyes.indigo, {
      seam: dyes.straw,
      inset: 6,
      thread: { width: 2, length: 6 },
    }),
    patch(box(644, 538, 66, 48, 5), dyes.coral, {
      seam: dyes.straw,
      inset: 6,
      thread: { width: 2, length: 6 },
    }),
    lifted([
      stroke('M593 520V584M556 552H630', dyes.marigold, 6),
      stroke('M677 538V586M644 562H710', dyes.cotton, 6),
    ]),
    lifted([
      stroke('M593 520Q576 500 570 514Q576 524 593 520Q610 500 616 514Q610 524 593 520', dyes.marigold, 5),
    ]),
  ];
}

function customers(): string[] {
  return [
    cut(ellipse(886, 842, 100, 14), '#0d0a1c', 0.3) + cut(ellipse(1056, 850, 74, 12), '#0d0a1c', 0.3),
    person({
      at: [1052, 842],
      size: 1.3,
      build: 'small child',
      facing: 'left',
      nod: -14,
      skin: 'chestnut',
      hair: { cut: 'bob', ribbon: dyes.marigold },
      face: { eyes: 'looking', mouth: 'laugh' },
      wears: kurta(dyes.seaGreen, { trim: dyes.marigold, below: dyes.straw }),
      near: { at: [978, 700], grip: 'hold', elbow: 'up' },
      far: { at: [976, 610], grip: 'open' },
    }),
    person({
      at: [884, 834],
      size: 1.24,
      facing: 'left',
      lean: 5,
      skin: 'cocoa',
      hair: { cut: 'bun', dye: hairDyes.white, jasmine: true },
      face: { elder: true, glasses: 'clear', bindi: dyes.madder, earring: dyes.brass },
      wears: sari(dyes.indigo, dyes.coral, dyes.wine),
      near: { at: [772, 556], grip: 'rest' },
      far: { at: [694, 508], grip: 'rest' },
    }),
  ];
}
