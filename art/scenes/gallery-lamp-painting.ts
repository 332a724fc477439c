import { bunting } from '../kit/bunting.ts';
import { diya } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { bench, table } from '../kit/furniture.ts';
import { windowOn } from '../kit/house.ts';
import { kurta, sari, tShirt, uniform, withOver } from '../kit/outfit.ts';
import { lifted } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person, personInLayers } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { potted } from '../kit/plants.ts';
import { scene } from '../kit/scene.ts';
import { box, ellipse } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { wheelchair } from '../kit/wheelchair.ts';

const PAINTS = [dyes.cotton, dyes.marigold, dyes.sky, dyes.coral, dyes.sprout];

/** Three children paint clay lamps at a long table, one of them from her wheelchair; their teacher holds one up. */
export const drawings: Drawing[] = [beforeDiwali()];

function beforeDiwali(): Drawing {
  const chair = wheelchair({
    at: [286, 690],
    size: 1.02,
    facing: 'right',
    dye: dyes.seaGreen,
    rim: dyes.madder,
  });
  const children = atTable();
  const floor = { at: 706, dye: dyes.terracotta };
  return scene(
    { name: 'gallery-lamp-painting', ground: dyes.straw, motif: 'lamp', frame: dyes.madder, floor },
    [
      windowOn(112, 190, 200, 190),
      ...shelf(404, 330),
      bunting([50, 66], [600, 74], 9, 36, 1),
      bunting([600, 74], [1152, 62], 9, 36, 1),
      cut(ellipse(590, 832, 400, 22), '#0d0a1c', 0.2),
      teacher(),
      bench({ x: 640, y: 640, width: 330, height: 160 }),
      chair.behind,
      ...children.map(({ body }) => body),
      table({ x: 596, y: 566, width: 560, height: 262, depth: 74 }),
      ...onTable(),
      ...children.map(({ arms }) => arms),
      ...brushes(),
      chair.front,
      potted({ x: 1098, y: 856, size: 1.1 }, 'flowers', dyes.indigo),
    ],
  );
}

function atTable() {
  return [
    personInLayers({
      at: [286, 690],
      size: 1.36,
      build: 'child',
      pose: 'sitting',
      facing: 'right',
      nod: 4,
      skin: 'chestnut',
      hair: { cut: 'plaits', ribbon: dyes.marigold },
      face: { eyes: 'lowered', mouth: 'smile' },
      wears: uniform('pinafore', dyes.madder, dyes.indigo),
      near: { at: [396, 604], grip: 'pinch' },
      far: { at: [372, 586] },
    }),
    personInLayers({
      at: [552, 628],
      size: 1.36,
      build: 'child',
      pose: 'sitting',
      facing: 'front',
      nod: 6,
      skin: 'umber',
      hair: { cut: 'cropped' },
      face: { hearingAid: dyes.sky, eyes: 'lowered', mouth: 'smile' },
      wears: withOver(
        tShirt(dyes.marigold, dyes.night, { trim: dyes.madder }),
        'apron',
        dyes.indigo,
        dyes.straw,
      ),
      near: { at: [504, 608], grip: 'hold' },
      far: { at: [590, 602], grip: 'pinch' },
    }),
    personInLayers({
      at: [724, 628],
      size: 1.36,
      build: 'child',
      pose: 'sitting',
      facing: 'left',
      nod: -6,
      skin: 'wheat',
      hair: { cut: 'bob', ribbon: dyes.coral },
      face: { round: true, eyes: 'smiling', mouth: 'laugh' },
      wears: kurta(dyes.leaf, { trim: dyes.marigold }),
      near: { at: [704, 612], grip: 'pinch' },
      far: { at: [660, 594] },
    }),
  ];
}

function teacher(): string {
  return [
    cut(ellipse(950, 818, 92, 14), '#0d0a1c', 0.24),
    person(
      {
        at: [950, 810],
        size: 1.36,
        facing: 'left',
        nod: -3,
        skin: 'almond',
        hair: { cut: 'bun', jasmine: true },
        face: { eyes: 'smiling', bindi: dyes.madder, earring: dyes.brass },
        wears: sari(dyes.teal, dyes.marigold, dyes.madder),
        near: { at: [856, 480], grip: 'hold' },
        far: { at: [800, 470], grip: 'hold' },
      },
      [diya({ x: 826, y: 466, size: 1.3 }, true, dyes.cotton)],
    ),
  ].join('');
}

function shelf(x: number, y: number): string[] {
  const lamps = [0, 1, 2, 3, 4].map((at) =>
    diya({ x: 44 + at * 74, y: -2, size: 0.92 }, false, PAINTS[at] ?? dyes.cotton),
  );
  return [
    place({ x, y }, [
      ...lamps,
      lifted([cut(box(0, 0, 384, 16, 4), dyes.wood), stroke('M46 16V40H20M338 16V40H364', dyes.bark, 8)]),
      stitch('M12 8H372', dyes.straw, { width: 2.2, length: 9, opacity: 0.8 }),
    ]),
  ];
}

function onTable(): string[] {
  const waiting = [
    [430, 630, 1],
    [640, 634, 2],
    [760, 634, 3],
    [820, 618, 4],
    [780, 600, 1],
    [838, 596, 0],
  ] as const;
  return [
    ...waiting.map(([x, y, paint]) => diya({ x, y, size: 0.8 }, false, PAINTS[paint])),
    diya({ x: 440, y: 604, size: 0.94 }, false, dyes.cotton),
    diya({ x: 532, y: 622, size: 0.94 }, false, dyes.sky),
    diya({ x: 668, y: 612, size: 0.94 }, false, dyes.marigold),
    paintPot(480, 584, dyes.coral),
    paintPot(612, 586, dyes.cotton),
    paintPot(744, 584, dyes.indigo),
  ];
}

function paintPot(x: number, y: number, paint: string): string {
  return place({ x, y }, [
    lifted([cut('M-17-22H17L14 2Q0 6-14 2z', dyes.mist)]),
    cut(ellipse(0, -22, 17, 5.5), dyes.cotton) + cut(ellipse(0, -21.5, 13, 4), paint),
  ]);
}

function brushes(): string[] {
  const brush = (x: number, y: number, turn: number, paint: string) =>
    place({ x, y, turn }, [
      lifted([stroke('M0 0L0-58', dyes.wood, 5), stroke('M0 4V-6', '#c9d1d8', 6)]),
      cut('M-4 4Q0 22 4 4z', paint),
    ]);
  return [
    brush(438, 603, -72, dyes.cotton),
    brush(606, 594, 24, dyes.coral),
    brush(686, 598, 30, dyes.marigold),
  ];
}
