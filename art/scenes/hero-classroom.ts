import { bunting } from '../kit/bunting.ts';
import { openBook, slate } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { bench, table } from '../kit/furniture.ts';
import { blackboard } from '../kit/house.ts';
import type { Motif } from '../kit/motifs.ts';
import { salwar, tShirt, uniform } from '../kit/outfit.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person, personInLayers } from '../kit/person.ts';
import { schoolbag } from '../kit/schoolbag.ts';
import type { Drawing } from '../kit/picture.ts';
import { pictureBoard } from '../kit/picture-board.ts';
import { place } from '../kit/place.ts';
import { potted } from '../kit/plants.ts';
import { print } from '../kit/print.ts';
import { scene } from '../kit/scene.ts';
import { box, ellipse } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';
import { wheelchair } from '../kit/wheelchair.ts';

/** Four children round a table, one of them in her wheelchair, and a teacher who shows a board of pictures. */
export const drawings: Drawing[] = [inClass()];

function inClass(): Drawing {
  const teacher = person(
    {
      at: [206, 792],
      size: 1.34,
      facing: 'right',
      skin: 'almond',
      hair: { cut: 'plait', ribbon: dyes.marigold },
      face: { bindi: dyes.madder, earring: dyes.brass, eyes: 'smiling' },
      wears: salwar(dyes.madder, dyes.marigold, { trim: dyes.straw }),
      near: { at: [296, 432], grip: 'hold' },
      far: { at: [372, 416], grip: 'hold' },
    },
    [pictureBoard({ x: 348, y: 372, size: 1.12, turn: 4 })],
  );
  const chair = wheelchair({ at: [944, 690], size: 1.02, facing: 'left', dye: dyes.marigold });
  const girl = personInLayers({
    at: [944, 690],
    size: 1.36,
    build: 'child',
    pose: 'sitting',
    facing: 'left',
    skin: 'cocoa',
    hair: { cut: 'plaits', ribbon: dyes.coral },
    face: { mouth: 'laugh', eyes: 'looking' },
    wears: uniform('pinafore'),
    near: { at: [838, 606], grip: 'pinch' },
    far: { at: [862, 584] },
  });
  const others = atTable();
  const floor = { at: 706, dye: dyes.turmeric, thread: dyes.cotton };
  return scene({ name: 'hero-classroom', ground: dyes.mist, motif: 'star', frame: dyes.indigo, floor }, [
    blackboard(366, 136, 470, 246, chalked()),
    bunting([50, 66], [610, 72], 9, 34, 1),
    bunting([610, 72], [1152, 62], 9, 34, 1),
    chart(),
    cut(ellipse(640, 826, 380, 22), '#0d0a1c', 0.2),
    cut(ellipse(206, 800, 90, 14), '#0d0a1c', 0.22),
    teacher,
    bench({ x: 642, y: 640, width: 430, height: 160 }),
    ...others.map(({ body }) => body),
    chair.behind,
    girl.body,
    table({ x: 642, y: 566, width: 500, height: 260, depth: 66 }),
    ...onTable(),
    ...others.map(({ arms }) => arms),
    girl.arms,
    chair.front,
    potted({ x: 1098, y: 846, size: 1.2 }),
    schoolbag({ x: 330, y: 858, size: 1.05 }),
  ]);
}

function atTable() {
  return [
    personInLayers({
      at: [506, 628],
      size: 1.34,
      build: 'child',
      pose: 'sitting',
      facing: 'left',
      skin: 'wheat',
      hair: { cut: 'bob', ribbon: dyes.madder },
      face: { round: true, eyes: 'smiling' },
      wears: tShirt(dyes.coral, dyes.indigo, { trim: dyes.cotton }),
      near: { at: [500, 602] },
      far: { at: [446, 594] },
    }),
    personInLayers({
      at: [648, 628],
      size: 1.34,
      build: 'child',
      pose: 'sitting',
      facing: 'front',
      nod: -6,
      skin: 'umber',
      hair: { cut: 'curly' },
      face: { glasses: 'clear', eyes: 'looking' },
      wears: uniform('trousers'),
      near: { at: [598, 606], grip: 'rest' },
      far: { at: [682, 596], grip: 'pinch' },
    }),
    personInLayers({
      at: [782, 628],
      size: 1.34,
      build: 'child',
      pose: 'sitting',
      facing: 'left',
      skin: 'honey',
      hair: { cut: 'short' },
      face: { hearingAid: dyes.marigold, eyes: 'lowered' },
      wears: tShirt(dyes.leaf, dyes.night, { trim: dyes.marigold }),
      near: { at: [752, 606], grip: 'pinch' },
      far: { at: [716, 590] },
    }),
  ];
}

function onTable(): string[] {
  return [
    openBook({ x: 478, y: 602, size: 0.84 }, dyes.indigo),
    slate({ x: 640, y: 612, size: 0.86, turn: -4 }, [stroke('M-18 8Q-10-16 0 0T20-6', dyes.cotton, 3)]),
    lifted([stroke('M690 592L710 566', dyes.marigold, 6), stroke('M724 602L708 584', dyes.coral, 6)]),
    ...[0, 1, 2].map((at) =>
      lifted([
        stroke(`M${768 + at * 10} ${622 + at * 2}l-26-3`, [dyes.teal, dyes.madder, dyes.leaf][at] ?? '', 7),
      ]),
    ),
    patch('M690 596L752 592L760 616L686 622z', dyes.cotton, { seam: false }),
    print('fish', { x: 724, y: 607, size: 34 }, dyes.teal),
    lifted([stroke('M826 602L842 588', dyes.madder, 6)]),
    patch('M770 604L842 600L850 618L772 624z', dyes.ecru, { seam: false }),
    print('leaf', { x: 800, y: 612, size: 22, turn: 80 }, dyes.leaf),
  ];
}

function chalked(): string[] {
  const chalk = (d: string, dye: string = dyes.cotton) => stroke(d, dye, 4, 'opacity=".88"');
  return [
    chalk('M40 168V106L84 66L128 106V168zM70 168V132H98V168M56 116h14v14H56z'),
    chalk(
      'M150 168H330M186 168Q184 128 186 110M186 110Q150 104 158 78Q170 52 196 62Q226 60 222 88Q220 112 186 110',
      '#bfe0b0',
    ),
    chalk(
      'M276 70Q296 52 312 70Q320 92 300 100Q276 100 276 70M296 40V30M332 60l10-8M338 88h12M264 52l-8-8',
      dyes.marigold,
    ),
    chalk('M372 82L386 72V124', '#f2c4b4'),
    chalk('M404 84Q410 70 424 76Q434 90 406 124H436', '#cfe3f2'),
    chalk(
      'M376 150Q396 142 394 160Q388 168 384 168Q402 172 394 190Q384 198 374 190M414 146V170H440M432 156V196',
      '#bfe0b0',
    ),
    chalk('M36 206Q60 196 84 206T132 206T180 206T228 206'),
  ];
}

/** A cloth on the wall with the print of every hand of the class. */
function chart(): string {
  const prints: [number, number, Motif, string, number][] = [
    [46, 58, 'hand', dyes.madder, -12],
    [116, 52, 'hand', dyes.indigo, 8],
    [186, 60, 'hand', dyes.leaf, -4],
    [50, 132, 'hand', dyes.teal, 10],
    [118, 136, 'hand', dyes.coral, -8],
    [184, 132, 'hand', dyes.plum, 14],
  ];
  return place({ x: 900, y: 150 }, [
    lifted([stroke('M-14 0H246', dyes.wood, 12)]),
    patch(box(0, 2, 232, 184, 3), dyes.cotton, { seam: dyes.madder, inset: 9 }),
    ...prints.map(([x, y, motif, dye, turn]) => print(motif, { x, y, turn, size: 56 }, dye)),
    stroke('M0-4L116-40L232-4', dyes.bark, 3),
  ]);
}
