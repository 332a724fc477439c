import { diya } from '../kit/craft-things.ts';
import { drum } from '../kit/drum.ts';
import { dyes } from '../kit/dyes.ts';
import { bench, mat, stool } from '../kit/furniture.ts';
import { door, lantern, windowOn } from '../kit/house.ts';
import { marigold } from '../kit/marigold.ts';
import { kurta, salwar, shirt } from '../kit/outfit.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut, within } from '../kit/pattern.ts';
import { person, personInLayers } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { potted } from '../kit/plants.ts';
import { scene } from '../kit/scene.ts';
import { box, circle, star } from '../kit/shapes.ts';
import { stitch } from '../kit/stitch.ts';
import { crutch, guideCane } from '../kit/walking-aids.ts';

/** The hostel's veranda at dusk: lamps are lit, four young people talk and one of them drums. */
export const drawings: Drawing[] = [atDusk()];

function atDusk(): Drawing {
  const floor = { at: 792, dye: '#2c2a4a', thread: dyes.sky };
  return scene({ name: 'hero-veranda', ground: dyes.night, motif: 'star', floor }, [
    ...sky(),
    ...house(),
    ...talking(),
    ...music(),
    ...[130, 246, 362, 478, 594, 710, 826, 942, 1058].map((x, at) =>
      diya({ x, y: 792, size: 0.74 }, true, at % 2 === 0 ? dyes.cotton : dyes.marigold),
    ),
    potted({ x: 92, y: 868, size: 1.16 }, 'tulsi', dyes.madder),
    potted({ x: 1108, y: 872, size: 1.1 }, 'flowers', dyes.terracotta),
  ]);
}

function sky(): string[] {
  const stars = [
    [86, 96, 9],
    [210, 66, 6],
    [420, 84, 7],
    [560, 58, 9],
    [742, 86, 6],
    [1000, 66, 6],
  ] as const;
  return [
    ...stars.map(([x, y, size]) => cut(star(x, y, 4, size, size * 0.3), dyes.straw)),
    place({ x: 1114, y: 80, size: 0.8 }, [
      lifted([cut('M-6-35C-46-27-50 29-6 35C20 37 36 21 38 7C14 21-24 5-6-35z', dyes.straw)]),
    ]),
  ];
}

function house(): string[] {
  const tiles = Array.from(
    { length: 22 },
    (_, at) => `M${70 + at * 48.5} 168Q${94 + at * 48.5} 214 ${118.5 + at * 48.5} 168`,
  );
  return [
    patch(box(100, 190, 1000, 530), '#d58a4c', { seam: false }),
    within(box(104, 194, 992, 450), [
      cut(circle(404, 330, 290), '#ffd98a', 0.22),
      cut(circle(836, 330, 270), '#ffd98a', 0.22),
    ]),
    shade(box(100, 190, 1000, 44), 0.28),
    stitch('M118 640H1082', '#f3c98b', { width: 3, length: 13, opacity: 0.6 }),
    cut(box(100, 648, 1000, 72), '#9a4a34'),
    windowOn(306, 286, 190, 168, 'lamplight'),
    door(704, 716, 156, 352, dyes.teal),
    toran(),
    windowOn(896, 286, 150, 168, 'lamplight'),
    ...[138, 1062].map(pillar),
    patch('M60 170L130 92H1070L1140 170Q600 184 60 170z', dyes.wine, { seam: dyes.coral, inset: 12 }),
    lifted([cut(tiles.join(''), dyes.madder), cut(box(64, 150, 1072, 22, 4), dyes.madder)]),
    patch(box(66, 706, 1068, 92, 6), '#a5533b', { seam: false }),
    cut(box(66, 706, 1068, 22, 6), '#c26f4c'),
    stitch('M86 717H1114', dyes.straw, { width: 3, length: 14, opacity: 0.7 }),
    lantern({ x: 404, y: 192, size: 1.3 }),
    lantern({ x: 836, y: 192, size: 1.3 }),
  ];
}

function pillar(x: number): string {
  return [
    patch(box(x - 24, 196, 48, 512), '#e7b26a', {
      seam: dyes.madder,
      inset: 9,
      thread: { width: 2.6, length: 10 },
    }),
    lifted([cut(box(x - 36, 196, 72, 26, 4), dyes.madder), cut(box(x - 36, 672, 72, 38, 4), dyes.madder)]),
  ].join('');
}

function toran(): string {
  return Array.from({ length: 7 }, (_, at) =>
    place({ x: 626 + at * 26, y: 362 + (at % 2) * 7 }, [
      lifted([cut('M0 8C10 20 10 36 0 48C-10 36-10 20 0 8z', dyes.leaf)]),
      marigold(14, at % 2 === 0 ? dyes.marigold : dyes.coral),
    ]),
  ).join('');
}

/** He keeps his crutches at hand, she her guide cane; what they say is funny. */
function talking(): string[] {
  return [
    bench({ x: 392, y: 604, width: 500, height: 110 }),
    person(
      {
        at: [236, 596],
        size: 1.3,
        build: 'teen',
        pose: 'sitting',
        facing: 'right',
        skin: 'chestnut',
        hair: { cut: 'short' },
        face: { eyes: 'smiling' },
        wears: shirt(dyes.sky, dyes.indigo),
        near: { at: [366, 528], grip: 'hold' },
        far: { at: [398, 502], grip: 'hold' },
      },
      [crutch([424, 712], [396, 510], dyes.coral), crutch([392, 716], [366, 536], dyes.coral)],
    ),
    person(
      {
        at: [594, 596],
        size: 1.3,
        build: 'teen',
        pose: 'sitting',
        facing: 'left',
        skin: 'honey',
        hair: { cut: 'ponytail', ribbon: dyes.coral },
        face: { glasses: 'dark', mouth: 'laugh', earring: dyes.brass },
        wears: salwar(dyes.madder, dyes.straw, { trim: dyes.cotton, below: dyes.plum }),
        near: { at: [498, 520], grip: 'hold' },
        far: { at: [520, 556], grip: 'rest' },
      },
      [guideCane([452, 716], [500, 524])],
    ),
  ];
}

function music(): string[] {
  const drummer = personInLayers({
    at: [776, 742],
    size: 1.24,
    build: 'teen',
    pose: 'cross-legged',
    facing: 'front',
    nod: 6,
    skin: 'umber',
    hair: { cut: 'curly' },
    face: { eyes: 'smiling', mouth: 'laugh', hearingAid: dyes.sky },
    wears: kurta(dyes.marigold, { trim: dyes.madder, below: dyes.cotton }),
    near: { at: [706, 664], grip: 'rest' },
    far: { at: [848, 654], grip: 'rest' },
  });
  return [
    mat(776, 738, 250, 44, dyes.indigo, dyes.marigold),
    drummer.body,
    drum({ x: 776, y: 676, turn: 3, size: 0.98 }),
    drummer.arms,
    stool(1024, 632, 84, dyes.plum),
    person({
      at: [1024, 626],
      size: 1.24,
      build: 'teen',
      pose: 'sitting',
      facing: 'left',
      skin: 'wheat',
      covered: { kind: 'headscarf', dye: dyes.teal, trim: dyes.straw },
      face: { eyes: 'smiling', mouth: 'smile' },
      wears: salwar(dyes.coral, dyes.teal, { trim: dyes.straw, below: dyes.teal }),
      near: { at: [940, 536], grip: 'open' },
      far: { at: [924, 540], grip: 'open' },
    }),
  ];
}
