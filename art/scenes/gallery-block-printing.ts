import { dyes } from '../kit/dyes.ts';
import { table } from '../kit/furniture.ts';
import { kurta, salwar, withOver } from '../kit/outfit.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { personInLayers } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { print } from '../kit/print.ts';
import { scene } from '../kit/scene.ts';
import { box, ellipse } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import type { Motif } from '../kit/motifs.ts';

/** Two young people press carved blocks along a length of cotton; finished cloths dry on a line behind them. */
export const drawings: Drawing[] = [printing()];

function printing(): Drawing {
  const printers = atCloth();
  const floor = { at: 770, dye: dyes.ragi };
  return scene(
    { name: 'gallery-block-printing', ground: dyes.leaf, motif: 'leaf', frame: dyes.straw, floor },
    [
      ...dryingLine(),
      ...printers.map(({ body }) => body),
      cut(ellipse(600, 848, 470, 20), '#0d0a1c', 0.26),
      table({ x: 600, y: 570, width: 900, height: 270, depth: 110 }),
      ...cotton(),
      ...tray(918, 628),
      block(404, 622, 'leaf'),
      block(704, 602, 'leaf'),
      ...printers.map(({ arms }) => arms),
    ],
  );
}

function atCloth() {
  return [
    personInLayers({
      at: [420, 862],
      size: 1.42,
      facing: 'front',
      lean: -3,
      nod: -5,
      skin: 'cocoa',
      hair: { cut: 'plait', ribbon: dyes.coral },
      face: { eyes: 'lowered', mouth: 'smile', nosePin: true, earring: dyes.brass },
      wears: salwar(dyes.marigold, dyes.coral, { trim: dyes.madder, sleeve: 0.46 }),
      near: { at: [392, 584], grip: 'rest' },
      far: { at: [424, 580], grip: 'rest' },
    }),
    personInLayers({
      at: [740, 862],
      size: 1.42,
      facing: 'front',
      lean: 2,
      nod: 5,
      skin: 'wheat',
      hair: { cut: 'short' },
      face: { round: true, eyes: 'lowered', mouth: 'smile' },
      wears: withOver(
        kurta(dyes.sky, { trim: dyes.cotton, sleeve: 0.46 }),
        'apron',
        dyes.plum,
        dyes.marigold,
      ),
      near: { at: [694, 562], grip: 'hold' },
      far: { at: [800, 612], grip: 'rest' },
    }),
  ];
}

/** The length of cotton on the table, falling over its edge, and what is printed on it so far. */
function cotton(): string[] {
  const rows = [
    { y: 600, from: 262, apart: 71, count: 2, size: 40 },
    { y: 644, from: 244, apart: 75, count: 8, size: 46 },
    { y: 730, from: 236, apart: 77, count: 9, size: 56 },
    { y: 796, from: 236, apart: 77, count: 9, size: 56 },
  ];
  return [
    patch('M248 576H868L886 684L882 836Q800 848 720 836T560 838T400 836T212 838L206 684z', dyes.cotton, {
      seam: false,
    }),
    shade('M206 680H886V698H206z', 0.13),
    shade('M330 700Q344 770 334 838H352Q356 770 344 700zM648 700Q660 770 650 838H668Q674 770 662 700z', 0.07),
    ...rows.flatMap(({ y, from, apart, count, size }) =>
      Array.from({ length: count }, (_, at) =>
        print('leaf', { x: from + at * apart, y, size, turn: at % 2 === 0 ? 14 : -14 }, dyes.indigo, 0.92),
      ),
    ),
    stroke('M214 762H880', dyes.madder, 4, 'opacity=".85"'),
    stitch('M216 826Q380 828 560 828T880 826', dyes.indigo, { width: 3, length: 10 }),
  ];
}

/** A carved block with its grip, standing where it presses. */
function block(x: number, y: number, motif: Motif): string {
  return place({ x, y }, [
    cut(ellipse(0, 4, 46, 9), dyes.indigo, 0.4),
    patch(box(-38, -30, 76, 32, 5), '#a9703a', { seam: false }),
    lifted([cut('M-14-54Q0-62 14-54L20-30H-20z', dyes.bark)]),
    cut(box(-38, -6, 76, 8, 3), dyes.indigo),
    print(motif, { x: 0, y: -18, size: 20, turn: 90 }, dyes.straw, 0.7),
  ]);
}

function tray(x: number, y: number): string[] {
  return [
    place({ x, y }, [
      lifted([cut('M-50-22H50L62 20H-62z', dyes.bark)]),
      cut('M-42-16H42L50 12H-50z', dyes.indigo),
      cut('M-30-10H10L4-4H-34z', '#ffffff', 0.18),
    ]),
  ];
}

function dryingLine(): string[] {
  const cloths: readonly [number, number, number, string, Motif, string][] = [
    [92, 160, 330, dyes.indigo, 'fish', dyes.straw],
    [270, 190, 280, dyes.madder, 'star', dyes.straw],
    [500, 176, 310, dyes.straw, 'elephant', dyes.madder],
    [706, 176, 250, dyes.teal, 'leaf', dyes.straw],
    [906, 196, 330, dyes.coral, 'lamp', dyes.wine],
  ];
  return [
    stroke('M30 104Q600 132 1170 100', dyes.jute, 5),
    ...cloths.map(([x, width, height, dye, motif, ink]) => cloth(x, width, height, dye, motif, ink)),
  ];
}

function cloth(x: number, width: number, height: number, dye: string, motif: Motif, ink: string): string {
  const columns = Math.floor(width / 62);
  const rows = Math.floor((height - 40) / 66);
  const presses = Array.from({ length: columns * rows }, (_, at) =>
    print(
      motif,
      {
        x: ((at % columns) + 0.5) * (width / columns),
        y: 58 + Math.floor(at / columns) * 66,
        size: 44,
      },
      ink,
      0.9,
    ),
  );
  return place({ x, y: 112 }, [
    patch(
      `M0 2Q${width / 2} 8 ${width} 0L${width + 4} ${height}Q${width * 0.7} ${height + 10} ${width / 2} ${height}T-4 ${height}z`,
      dye,
      { inset: 9 },
    ),
    ...presses,
    shade(`M${width * 0.64} 4L${width * 0.72} ${height}H${width * 0.82}L${width * 0.72} 4z`, 0.1),
    ...[18, width - 18].map((at) => lifted([cut(box(at - 6, -12, 12, 30, 4), dyes.wood)])),
  ]);
}
