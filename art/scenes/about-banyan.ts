import { banyan } from '../kit/banyan.ts';
import { openBook, slate, waterPot } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { mat } from '../kit/furniture.ts';
import { kurta, salwar, sari, tShirt, uniform } from '../kit/outfit.ts';
import { lifted } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import { bicycle } from '../kit/bicycle.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { scene } from '../kit/scene.ts';
import { circle } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';
import { wheelchair } from '../kit/wheelchair.ts';

/** How it began: six children, one teacher and one slate under a banyan. */
export const drawings: Drawing[] = [underTheBanyan()];

function underTheBanyan(): Drawing {
  const floor = { at: 560, dye: '#c9a35a', thread: dyes.cotton };
  return scene({ name: 'about-banyan', ground: '#cfe0d6', motif: 'leaf', frame: dyes.leaf, floor }, [
    cut(circle(1096, 340, 56), dyes.marigold),
    cut(circle(1096, 340, 88), dyes.marigold, 0.16),
    ...village(),
    banyan(600, 628, 1),
    bicycle(1060, 610),
    mat(600, 700, 330, 62, dyes.madder, dyes.marigold),
    mat(270, 776, 400, 104, dyes.indigo, dyes.marigold),
    mat(936, 776, 400, 104, dyes.leaf, dyes.straw),
    teacher(),
    ...leftRow(),
    ...rightRow(),
    waterPot({ x: 600, y: 858, size: 0.82 }),
    openBook({ x: 478, y: 838, size: 0.8, turn: -6 }),
  ]);
}

function village(): string[] {
  const hut = (x: number, size: number, dye: string) =>
    place({ x, y: 560, size }, [
      lifted([cut('M-60 0V-66H60V0z', dye), cut('M-84-58L-40-118H40L84-58z', '#a9793a')]),
      cut('M-16 0V-42Q0-54 16-42V0z', dyes.ragi),
    ]);
  return [
    lifted([cut('M-20 540Q180 430 470 560H730Q960 440 1220 480V576H-20z', '#8fb08a')]),
    hut(150, 0.9, dyes.rose),
    hut(262, 0.7, dyes.straw),
    hut(1090, 0.66, dyes.rose),
  ];
}

function teacher(): string {
  return person(
    {
      at: [600, 706],
      size: 1.16,
      pose: 'cross-legged',
      facing: 'front',
      skin: 'almond',
      hair: { cut: 'bun', jasmine: true },
      face: { bindi: dyes.madder, glasses: 'clear', eyes: 'smiling', mouth: 'laugh', earring: dyes.brass },
      wears: sari(dyes.cotton, dyes.madder, dyes.indigo, dyes.madder),
      near: { at: [560, 610], grip: 'hold' },
      far: { at: [672, 592], grip: 'open' },
    },
    [
      slate({ x: 610, y: 588, size: 1.16 }, [
        stroke('M-22 6Q0 16 22 6Q16 20 0 20Q-16 20-22 6zM6 4Q-6-8 6-20Q16-6 6 4z', dyes.cotton, 3),
      ]),
    ],
  );
}

function leftRow(): string[] {
  return [
    person({
      at: [372, 740],
      size: 1.2,
      build: 'child',
      pose: 'cross-legged',
      facing: 'right',
      skin: 'honey',
      hair: { cut: 'short' },
      face: { eyes: 'looking', hearingAid: dyes.teal },
      wears: kurta(dyes.coral, { trim: dyes.cotton, below: dyes.ecru }),
      near: { at: [452, 690], grip: 'open', elbow: 'out' },
    }),
    person({
      at: [150, 762],
      size: 1.2,
      build: 'child',
      pose: 'cross-legged',
      facing: 'right',
      skin: 'umber',
      hair: { cut: 'plait', ribbon: dyes.marigold },
      face: { eyes: 'smiling' },
      wears: uniform('pinafore', dyes.teal),
    }),
    person(
      {
        at: [262, 822],
        size: 1.26,
        build: 'child',
        pose: 'cross-legged',
        facing: 'right',
        skin: 'wheat',
        hair: { cut: 'bob', ribbon: dyes.indigo },
        face: { round: true, eyes: 'smiling', mouth: 'laugh' },
        wears: tShirt(dyes.marigold, dyes.plum, { trim: dyes.madder }),
        near: { at: [318, 772], grip: 'hold' },
        far: { at: [346, 766] },
      },
      [slate({ x: 336, y: 758, size: 0.86, turn: 12 }, [stroke('M-14 8L0-14L14 8M-8 0H8', dyes.cotton, 3)])],
    ),
  ];
}

function rightRow(): string[] {
  const chair = wheelchair({
    at: [1044, 712],
    size: 0.94,
    facing: 'left',
    dye: dyes.coral,
    rim: dyes.madder,
  });
  return [
    chair.behind,
    person({
      at: [1044, 712],
      size: 1.26,
      build: 'child',
      pose: 'sitting',
      facing: 'left',
      skin: 'chestnut',
      hair: { cut: 'cropped' },
      face: { eyes: 'looking', mouth: 'laugh' },
      wears: tShirt(dyes.teal, dyes.night, { trim: dyes.straw }),
    }),
    chair.front,
    person({
      at: [828, 742],
      size: 1.2,
      build: 'child',
      pose: 'cross-legged',
      facing: 'left',
      skin: 'cocoa',
      hair: { cut: 'ponytail', ribbon: dyes.coral },
      face: { eyes: 'looking' },
      wears: salwar(dyes.plum, dyes.marigold, { trim: dyes.straw }),
      near: { at: [770, 718] },
      far: { at: [754, 712] },
    }),
    person({
      at: [930, 836],
      size: 1.24,
      build: 'child',
      pose: 'legs out',
      facing: 'left',
      skin: 'honey',
      hair: { cut: 'curly' },
      face: { glasses: 'dark' },
      wears: tShirt(dyes.madder, dyes.indigo, { trim: dyes.cotton }),
      shoes: { braces: dyes.sky },
      near: { at: [862, 790] },
      far: { at: [852, 786] },
    }),
  ];
}
