import { waterPot } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { mat } from '../kit/furniture.ts';
import { lantern } from '../kit/house.ts';
import { nightWindow } from '../kit/night-window.ts';
import { hairDyes } from '../kit/hair.ts';
import { kurta, salwar, sari, shirt, tShirt } from '../kit/outfit.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person, personInLayers } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place, type Place } from '../kit/place.ts';
import { scene } from '../kit/scene.ts';
import { box, circle, ellipse } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { crutch } from '../kit/walking-aids.ts';

/** Four students eat together on the floor from steel plates; the cook gives one of them more. */
export const drawings: Drawing[] = [atSupper()];

function atSupper(): Drawing {
  const floor = { at: 640, dye: dyes.ragi, thread: dyes.straw };
  const eaters = students();
  return scene(
    { name: 'gallery-hostel-supper', ground: dyes.terracotta, motif: 'pot', frame: dyes.straw, floor },
    [
      cut(circle(560, 300, 320), '#ffd98a', 0.14),
      nightWindow(96, 120, 190, 180),
      ...shelf(400, 236),
      lantern({ x: 560, y: 30, size: 1.4 }),
      waterPot({ x: 122, y: 690, size: 1.3 }, dyes.madder),
      crutch([318, 640], [330, 440], dyes.seaGreen),
      crutch([352, 640], [352, 436], dyes.seaGreen),
      mat(600, 780, 1000, 210, dyes.indigo, dyes.marigold),
      cook(),
      ...eaters.back,
      thali({ x: 430, y: 790, size: 0.96 }),
      thali({ x: 650, y: 790, size: 0.96 }),
      ...eaters.sides.map(({ body }) => body),
      thali({ x: 336, y: 842 }),
      thali({ x: 872, y: 844 }),
      ...eaters.sides.map(({ arms }) => arms),
      ladle([748, 574], [694, 806]),
      cup(556, 838),
      ricePot(556, 800),
    ],
  );
}

function students() {
  const back = [
    person({
      at: [432, 752],
      size: 1.3,
      build: 'teen',
      pose: 'cross-legged',
      facing: 'front',
      nod: 6,
      skin: 'umber',
      hair: { cut: 'short' },
      face: { eyes: 'smiling', mouth: 'laugh' },
      wears: shirt(dyes.sky, dyes.night),
      near: { at: [404, 752], grip: 'rest' },
      far: { at: [462, 748], grip: 'pinch' },
    }),
    person({
      at: [650, 752],
      size: 1.3,
      build: 'teen',
      pose: 'cross-legged',
      facing: 'front',
      nod: -6,
      skin: 'honey',
      covered: { kind: 'headscarf', dye: dyes.plum, trim: dyes.marigold },
      face: { eyes: 'smiling', mouth: 'smile' },
      wears: salwar(dyes.marigold, dyes.plum, { trim: dyes.straw, below: dyes.plum }),
      near: { at: [622, 750], grip: 'pinch' },
      far: { at: [684, 752], grip: 'rest' },
    }),
  ];
  const sides = [
    personInLayers({
      at: [214, 838],
      size: 1.3,
      build: 'teen',
      pose: 'cross-legged',
      facing: 'right',
      nod: 6,
      skin: 'chestnut',
      hair: { cut: 'plaits', ribbon: dyes.coral },
      face: { eyes: 'lowered', earring: dyes.brass },
      wears: kurta(dyes.leaf, { trim: dyes.marigold, below: dyes.straw }),
      near: { at: [312, 808], grip: 'pinch' },
      far: { at: [300, 786] },
    }),
    personInLayers({
      at: [986, 838],
      size: 1.3,
      build: 'teen',
      pose: 'cross-legged',
      facing: 'left',
      nod: -10,
      skin: 'almond',
      hair: { cut: 'cropped' },
      face: { round: true, hearingAid: dyes.marigold, eyes: 'looking', mouth: 'laugh' },
      wears: tShirt(dyes.madder, dyes.teal, { trim: dyes.cotton }),
      near: { at: [898, 814], grip: 'rest' },
      far: { at: [890, 770], grip: 'open' },
    }),
  ];
  return { back, sides };
}

function cook(): string {
  return [
    cut(ellipse(858, 720, 90, 14), '#0d0a1c', 0.26),
    person(
      {
        at: [858, 712],
        size: 1.34,
        facing: 'left',
        lean: 8,
        nod: 6,
        skin: 'cocoa',
        hair: { cut: 'bun', dye: hairDyes.grey },
        face: { eyes: 'smiling', elder: true, bindi: dyes.madder, earring: dyes.brass },
        wears: sari(dyes.teal, dyes.straw, dyes.coral),
        near: { at: [852, 536], grip: 'hold' },
        far: { at: [752, 552], grip: 'hold' },
      },
      [pail(850, 618)],
    ),
  ].join('');
}

/** A steel plate seen from above its edge: rice, dal in its bowl, a vegetable, half a lemon. */
function thali(at: Place): string {
  return place(at, [
    cut(ellipse(0, 6, 68, 22), '#0d0a1c', 0.28),
    lifted([cut(ellipse(0, 0, 66, 21), '#c3cad2')]),
    cut(ellipse(0, -1, 56, 16), '#e3e8ec'),
    cut('M-34-2Q-30-22-10-22Q10-22 14-3Q-8 6-34-2z', '#fffaf0'),
    cut(ellipse(30, -6, 18, 8), '#aab3bd') + cut(ellipse(30, -8, 14, 5.5), dyes.marigold),
    cut('M-2 6Q10 0 28 6Q18 13 2 12z', dyes.leaf),
    cut(ellipse(-36, 4, 8, 4), '#e8d44a'),
    stroke('M-22-14l4 2M-10-17l4 1M-2-11l4 2', '#d8cdb6', 2),
  ]);
}

function ricePot(x: number, y: number): string {
  return place({ x, y, size: 0.9 }, [
    cut(ellipse(0, 2, 74, 14), '#0d0a1c', 0.3),
    lifted([cut('M-62-64H62Q70-20 44 2Q0 12-44 2Q-70-20-62-64z', dyes.brass)]),
    shade('M24-64H62Q70-20 44 2Q26 8 6 9Q34-20 24-64z', 0.16),
    lifted([cut(ellipse(0, -64, 70, 15), '#eec66a')]),
    cut(ellipse(0, -64, 58, 10), '#fffaf0'),
    cut('M-40-66Q-20-92 6-90Q34-84 42-66Q0-58-40-66z', '#fffaf0'),
    stitch('M-58-34Q0-22 58-34', dyes.bark, { width: 2.4, length: 9, opacity: 0.6 }),
    stroke('M-8-112q-10-12 0-24t0-22M18-108q-8-10 0-20t0-18', '#fffaf0', 4, 'opacity=".5"'),
  ]);
}

function cup(x: number, y: number): string {
  return [-104, 112]
    .map((dx) =>
      place({ x: x + dx, y }, [
        cut(ellipse(0, 2, 22, 6), '#0d0a1c', 0.26),
        lifted([cut('M-17-46H17L14 2Q0 6-14 2z', '#c3cad2')]),
        cut(ellipse(0, -46, 17, 5), '#8fb7c4'),
        stroke('M-9-38L-7-6', '#ffffff', 3, 'opacity=".7"'),
      ]),
    )
    .join('');
}

/** The pail of dal that hangs from her hand. */
function pail(x: number, y: number): string {
  return place({ x, y }, [
    stroke('M-44-26Q-30-82 2-84Q34-82 44-26', '#8a949e', 5),
    lifted([cut('M-46-28H46L36 34Q0 42-36 34z', '#c3cad2')]),
    cut(ellipse(0, -28, 46, 10), '#aab3bd') + cut(ellipse(0, -28, 39, 7), dyes.marigold),
    stroke('M-30-12L-25 24', '#ffffff', 4, 'opacity=".6"'),
  ]);
}

function ladle([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): string {
  return [
    lifted([stroke(`M${x + 8} ${y - 24}L${toX} ${toY - 30}`, '#9aa4ae', 7)]),
    lifted([
      cut(
        `M${toX - 26} ${toY - 38}H${toX + 18}Q${toX + 16} ${toY - 10} ${toX - 4} ${toY - 8}Q${toX - 24} ${toY - 10} ${toX - 26} ${toY - 38}z`,
        '#c3cad2',
      ),
    ]),
    cut(ellipse(toX - 4, toY - 38, 22, 5), dyes.marigold),
  ].join('');
}

function shelf(x: number, y: number): string[] {
  const jars = [dyes.madder, dyes.leaf, dyes.marigold, dyes.plum].map((dye, at) =>
    place({ x: 40 + at * 50, y: 0 }, [
      lifted([cut(box(-18, -52, 36, 52, 6), dyes.ecru)]),
      cut(box(-14, -34, 28, 32, 4), dye),
      lifted([cut(box(-20, -62, 40, 12, 4), dyes.bark)]),
    ]),
  );
  const plates = [0, 1, 2].map((at) => lifted([cut(ellipse(268 + at * 26, -38, 12, 38), '#c3cad2')]));
  return [
    place({ x, y }, [
      ...jars,
      ...plates,
      patch(box(0, 0, 350, 16, 4), dyes.bark, { seam: false }),
      stitch('M12 8H338', dyes.straw, { width: 2.2, length: 9, opacity: 0.7 }),
    ]),
  ];
}
