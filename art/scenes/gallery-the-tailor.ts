import { spool } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { stool, table } from '../kit/furniture.ts';
import { windowOn } from '../kit/house.ts';
import { kurta, salwar } from '../kit/outfit.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person, personInLayers } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { potted } from '../kit/plants.ts';
import { print } from '../kit/print.ts';
import { scene } from '../kit/scene.ts';
import { sewingMachine } from '../kit/sewing-machine.ts';
import { box, circle, ellipse } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { crutch } from '../kit/walking-aids.ts';

/** A young tailor with ankle braces at her machine; an apprentice holds the far end of the cloth. */
export const drawings: Drawing[] = [theTailor()];

function theTailor(): Drawing {
  const tailor = personInLayers({
    at: [352, 668],
    size: 1.46,
    pose: 'sitting',
    facing: 'right',
    lean: 6,
    nod: 5,
    skin: 'cocoa',
    hair: { cut: 'plait', ribbon: dyes.coral, jasmine: true },
    face: { eyes: 'lowered', mouth: 'smile', bindi: dyes.marigold, earring: dyes.brass },
    wears: kurta(dyes.seaGreen, { trim: dyes.straw, below: dyes.indigo }),
    shoes: { sandals: dyes.ink, braces: dyes.coral },
    near: { at: [500, 594] },
    far: { at: [524, 572] },
  });
  const floor = { at: 716, dye: dyes.sky, thread: dyes.cotton };
  return scene({ name: 'gallery-the-tailor', ground: dyes.rose, motif: 'star', frame: dyes.wine, floor }, [
    windowOn(96, 128, 184, 196),
    ...rail(),
    ...spools(),
    cut(ellipse(560, 848, 430, 20), '#0d0a1c', 0.26),
    crutch([150, 800], [196, 560], dyes.marigold),
    crutch([178, 812], [218, 572], dyes.marigold),
    stool(344, 678, 150, dyes.madder),
    apprentice(),
    tailor.body,
    table({ x: 668, y: 582, width: 560, height: 262, depth: 62 }),
    ...fallingCloth(),
    sewingMachine({ x: 622, y: 616, size: 1.26 }, dyes.marigold),
    ...seamedCloth(),
    tailor.arms,
    ...scraps(),
    potted({ x: 1104, y: 862, size: 0.9 }, 'flowers', dyes.teal),
  ]);
}

function apprentice(): string {
  return person(
    {
      at: [948, 812],
      size: 1.36,
      build: 'teen',
      facing: 'left',
      nod: 4,
      skin: 'wheat',
      hair: { cut: 'bob', ribbon: dyes.madder },
      face: { round: true, eyes: 'smiling', mouth: 'smile' },
      wears: salwar(dyes.indigo, dyes.coral, { trim: dyes.marigold, below: dyes.straw }),
      near: { at: [868, 590], grip: 'hold' },
      far: { at: [838, 566], grip: 'hold' },
    },
    [measuringTape(948, 500)],
  );
}

function measuringTape(x: number, y: number): string {
  const tape = `M${x - 30} ${y - 26}Q${x - 34} ${y + 40} ${x - 24} ${y + 104}M${x + 20} ${y - 26}Q${x + 30} ${y + 30} ${x + 24} ${y + 70}`;
  return lifted([stroke(tape, dyes.marigold, 9)]) + stroke(tape, dyes.ink, 3, 'stroke-dasharray="0.1 11"');
}

/** The marigold cloth runs under the needle and over the table to the apprentice. */
function seamedCloth(): string[] {
  return [
    patch(
      'M470 592Q520 574 560 584L574 612Q540 628 474 634Q440 660 446 720Q424 700 430 640Q440 606 470 592z',
      dyes.marigold,
      {
        seam: false,
      },
    ),
    stroke('M482 600Q524 588 560 598', dyes.madder, 4, 'stroke-dasharray="8 6"'),
    shade('M452 640Q440 660 446 720Q424 700 430 640Q440 630 452 640z', 0.14),
  ];
}

function fallingCloth(): string[] {
  return [
    patch(
      'M556 588Q700 578 838 562L880 596Q870 640 890 724Q872 772 846 716Q848 656 820 632Q690 628 566 616z',
      dyes.marigold,
      {
        seam: false,
      },
    ),
    stroke('M832 572L868 600Q858 650 878 740', dyes.madder, 7),
    stitch('M846 574L880 600Q872 650 888 722', dyes.cotton, { width: 2.2, length: 8 }),
    shade('M820 632Q848 656 846 716L858 740Q866 660 838 622z', 0.14),
    print('leaf', { x: 800, y: 604, size: 30, turn: 70 }, dyes.madder, 0.7),
    print('leaf', { x: 864, y: 676, size: 30, turn: 10 }, dyes.madder, 0.7),
  ];
}

/** What is finished hangs on a rail. */
function rail(): string[] {
  return [
    lifted([cut(box(366, 112, 526, 12, 5), dyes.wood)]),
    ...[396, 862].map((x) => stroke(`M${x} 118V86`, dyes.bark, 8)),
    garment(452, dyes.madder, dyes.straw, 150),
    garment(592, dyes.teal, dyes.marigold, 178),
    garment(730, dyes.cotton, dyes.indigo, 128),
    frock(838),
  ];
}

function garment(x: number, dye: string, trim: string, length: number): string {
  return place({ x, y: 118 }, [
    stroke('M0 0q12-14 0-20M0 0L-40 28M0 0L40 28', dyes.ink, 4),
    patch(
      `M-16 22Q0 36 16 22L44 32L76 96L50 108L42 82L50 ${length + 40}Q0 ${length + 52}-50 ${length + 40}L-42 82L-50 108L-76 96L-44 32z`,
      dye,
      { seam: trim, inset: 7, thread: { width: 2, length: 8, opacity: 0.6 } },
    ),
    stroke('M-15 24Q0 38 15 24M0 32V84', trim, 6),
    stroke(`M-48 ${length + 34}Q0 ${length + 46} 48 ${length + 34}`, trim, 6),
  ]);
}

function frock(x: number): string {
  return place({ x, y: 118, size: 0.82 }, [
    stroke('M0 0q12-14 0-20M0 0L-32 28M0 0L32 28', dyes.ink, 4),
    patch('M-14 22Q0 34 14 22L38 30L30 84L66 176Q0 192-66 176L-30 84L-38 30z', dyes.coral, {
      seam: dyes.cotton,
      inset: 7,
    }),
    stroke('M-31 84Q0 92 31 84', dyes.indigo, 8),
    print('fish', { x: 0, y: 134, size: 46 }, dyes.cotton),
  ]);
}

function spools(): string[] {
  const kinds = [dyes.madder, dyes.marigold, dyes.indigo, dyes.leaf, dyes.coral, dyes.cotton];
  return [
    place({ x: 946, y: 312 }, [
      ...kinds.slice(0, 3).map((dye, at) => spool({ x: 36 + at * 52, y: -2 }, dye)),
      lifted([cut(box(0, 0, 186, 14, 4), dyes.wood)]),
      ...kinds.slice(3).map((dye, at) => spool({ x: 36 + at * 52, y: -88 }, dye)),
      lifted([cut(box(0, -86, 186, 14, 4), dyes.wood)]),
      lifted([stroke('M4-160V18M182-160V18', dyes.bark, 9)]),
    ]),
  ];
}

function scraps(): string[] {
  return [
    cut(ellipse(560, 806, 60, 8), '#0d0a1c', 0.3),
    place({ x: 590, y: 806 }, [
      patch('M-58-54H58L46 0H-46z', dyes.jute, { seam: dyes.bark, inset: 8 }),
      lifted([cut('M-44-54Q-40-84-12-74L-6-54zM-10-54Q0-92 28-76L34-54z', dyes.madder)]),
      lifted([cut('M14-54Q30-78 50-66L52-54z', dyes.sky)]),
      cut(circle(-22, -62, 6), dyes.marigold),
    ]),
  ];
}
