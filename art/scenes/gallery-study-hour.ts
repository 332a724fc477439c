import { openBook } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { bench, table } from '../kit/furniture.ts';
import { nightWindow } from '../kit/night-window.ts';
import { kurta, shirt, tShirt } from '../kit/outfit.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut, within } from '../kit/pattern.ts';
import { personInLayers } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { potted } from '../kit/plants.ts';
import { scene } from '../kit/scene.ts';
import { box, circle, ellipse } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { guideCane } from '../kit/walking-aids.ts';

/** Three students at one table in the evening: he reads Braille, she writes, the third does sums on an abacus. */
export const drawings: Drawing[] = [studying()];

function studying(): Drawing {
  const students = atTable();
  const floor = { at: 716, dye: dyes.wine, thread: dyes.straw };
  return scene(
    { name: 'gallery-study-hour', ground: dyes.indigo, motif: 'house', frame: dyes.straw, floor },
    [
      within(box(0, 0, 1200, 716), [
        cut(circle(480, 500, 400), '#ffd98a', 0.1) + cut(circle(480, 500, 260), '#ffd98a', 0.13),
      ]),
      nightWindow(110, 120, 210, 220),
      ...bookshelf(760, 118),
      timetable(408, 128),
      guideCane([150, 716], [176, 470]),
      cut(ellipse(610, 842, 440, 22), '#0d0a1c', 0.3),
      bench({ x: 610, y: 636, width: 720, height: 190 }),
      ...students.map(({ body }) => body),
      table({ x: 610, y: 570, width: 780, height: 270, depth: 96 }),
      cut(ellipse(640, 618, 300, 38), '#fff0b8', 0.28),
      braille(350, 628),
      notebook(606, 632),
      abacus(868, 596),
      openBook({ x: 742, y: 640, size: 0.8, turn: 6 }, dyes.madder),
      lamp(466, 600),
      ...students.map(({ arms }) => arms),
      ...pencils(),
      potted({ x: 1104, y: 860, size: 1.04 }, 'broad', dyes.marigold),
    ],
  );
}

function atTable() {
  return [
    personInLayers({
      at: [306, 626],
      size: 1.4,
      build: 'teen',
      pose: 'sitting',
      facing: 'right',
      lean: 4,
      nod: -4,
      skin: 'cocoa',
      hair: { cut: 'short' },
      face: { eyes: 'lowered', mouth: 'smile' },
      wears: shirt(dyes.marigold, dyes.night),
      near: { at: [336, 620] },
      far: { at: [382, 612] },
    }),
    personInLayers({
      at: [610, 628],
      size: 1.4,
      build: 'teen',
      pose: 'sitting',
      facing: 'front',
      nod: 7,
      skin: 'honey',
      hair: { cut: 'plaits', ribbon: dyes.coral },
      face: { eyes: 'lowered', glasses: 'clear', bindi: dyes.madder },
      wears: kurta(dyes.coral, { trim: dyes.cotton, sleeve: 0.6 }),
      near: { at: [572, 632], grip: 'rest' },
      far: { at: [644, 624], grip: 'pinch' },
    }),
    personInLayers({
      at: [868, 628],
      size: 1.4,
      build: 'teen',
      pose: 'sitting',
      facing: 'front',
      nod: -4,
      skin: 'wheat',
      hair: { cut: 'cropped' },
      face: { round: true, eyes: 'lowered', mouth: 'smile', hearingAid: dyes.seaGreen },
      wears: tShirt(dyes.seaGreen, dyes.plum, { trim: dyes.straw }),
      near: { at: [824, 610], grip: 'pinch' },
      far: { at: [922, 622], grip: 'rest' },
    }),
  ];
}

function bookshelf(x: number, y: number): string[] {
  const spines = [
    dyes.madder,
    dyes.marigold,
    dyes.seaGreen,
    dyes.coral,
    dyes.cotton,
    dyes.plum,
    dyes.sky,
    dyes.terracotta,
  ];
  const row = (down: number, count: number, first: number) =>
    Array.from({ length: count }, (_, at) => {
      const [tall, dye] = [
        76 - ((at * 7 + first) % 4) * 7,
        spines[(at + first) % spines.length] ?? dyes.madder,
      ];
      return place({ x: 22 + at * 31, y: down, turn: at === count - 1 ? 9 : 0 }, [
        lifted([cut(box(0, -tall, 26, tall, 3), dye)]),
        stroke(`M5 ${-tall + 14}H21M5 ${-tall + 20}H21`, dye === dyes.cotton ? dyes.indigo : dyes.straw, 2.4),
      ]);
    });
  const board = (down: number) => lifted([cut(box(-12, down, 344, 15, 4), dyes.wood)]);
  return [place({ x, y }, [...row(90, 9, 0), board(90), ...row(206, 8, 3), globe(292, 206), board(206)])];
}

function globe(x: number, y: number): string {
  return place({ x, y }, [
    lifted([cut('M-20 0H20L6-14H-6z', dyes.brass), stroke('M-32-52Q-28-16 0-14Q28-16 32-52', dyes.brass, 5)]),
    lifted([cut(circle(0, -50, 27), dyes.sky)]),
    cut('M-18-62Q-6-74 6-66Q2-54-8-50Q-18-50-18-62zM4-46Q18-52 22-42Q14-30 6-34z', dyes.leaf),
  ]);
}

function timetable(x: number, y: number): string {
  const cells = Array.from({ length: 15 }, (_, at) =>
    cut(
      box(20 + (at % 5) * 42, 34 + Math.floor(at / 5) * 34, 34, 26, 4),
      [dyes.rose, dyes.sky, dyes.straw, dyes.mist][(at * 3 + Math.floor(at / 5)) % 4] ?? dyes.rose,
    ),
  );
  return place({ x, y, turn: -2 }, [
    patch(box(0, 0, 244, 148, 6), dyes.cotton, { seam: dyes.madder, inset: 7 }),
    stroke('M24 22H120', dyes.madder, 6),
    ...cells,
    cut(circle(122, 4, 7), dyes.madder),
  ]);
}

/** A thick white book without ink, its lines in raised dots. */
function braille(x: number, y: number): string {
  const dots = Array.from({ length: 60 }, (_, at) => {
    const [column, line] = [at % 15, Math.floor(at / 15)];
    if ((at * 7 + line * 3) % 5 === 0) return '';
    const across = -84 + column * 12 + (column > 6 ? 8 : 0);
    return cut(circle(across * (0.94 + line * 0.05), -18 + line * 11, 2.3), '#8b7c60');
  });
  return place({ x, y }, [
    lifted([cut('M-98-32L98-32L112 30H-112z', dyes.seaGreen)]),
    cut('M-92-34Q-48-42 0-30V26Q-50 14-104 26zM92-34Q48-42 0-30V26Q50 14 104 26z', dyes.cotton),
    shade('M-12-32L0-30V26L-16 22zM12-32L0-30V26L16 22z', 0.1),
    ...dots,
  ]);
}

function notebook(x: number, y: number): string {
  return place({ x, y }, [
    lifted([cut('M-62-26H60L74 30H-76z', dyes.cotton)]),
    stroke('M-50-14H36M-54-2H50M-58 10H20', dyes.indigo, 2.6, 'opacity=".6"'),
    stroke('M-44-26L-56 30', dyes.madder, 2),
  ]);
}

function abacus(x: number, y: number): string {
  const beads = [dyes.madder, dyes.marigold, dyes.teal];
  const rods = [0, 1, 2].map((rod) => {
    const y0 = -4 + rod * 18;
    const strung = Array.from({ length: 7 }, (_, at) =>
      cut(ellipse(-58 + at * 13 + (at > 3 - rod ? 36 : 0), y0, 6.4, 8), beads[rod] ?? dyes.madder),
    );
    return stroke(`M-70 ${y0}H70`, '#c9d1d8', 3) + strung.join('');
  });
  return place({ x, y }, [
    cut(box(-74, -16, 148, 62, 4), '#1b1206', 0.2),
    ...rods,
    lifted([stroke(box(-76, -18, 152, 66, 5), dyes.bark, 10)]),
  ]);
}

function lamp(x: number, y: number): string {
  return place({ x, y }, [
    cut(ellipse(0, 8, 46, 9), '#0d0a1c', 0.3),
    lifted([cut('M-36 6Q0-14 36 6Q0 16-36 6z', dyes.brass), stroke('M0 0V-82', dyes.brass, 9)]),
    cut('M-44-78H44L130 30H-130z', '#ffe9a8', 0.16),
    lifted([cut('M-28-136H28L54-78Q0-66-54-78z', dyes.madder)]),
    stitch('M-46-82Q0-70 46-82', dyes.straw, { width: 2.8, length: 9 }),
    cut(ellipse(0, -76, 30, 6), '#fff0b8'),
  ]);
}

function pencils(): string[] {
  return [
    lifted([stroke('M636 646L672 592', dyes.leaf, 6)]),
    lifted([stroke('M700 606l40-6', dyes.coral, 6)]),
    lifted([cut(box(524, 636, 30, 16, 4), dyes.rose)]),
  ];
}
