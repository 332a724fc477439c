import { bunting } from '../kit/bunting.ts';
import { dyes } from '../kit/dyes.ts';
import { kurta, salwar, sari } from '../kit/outfit.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut, within } from '../kit/pattern.ts';
import { person, personInLayers } from '../kit/person.ts';
import type { Motif } from '../kit/motifs.ts';
import type { Drawing } from '../kit/picture.ts';
import { place, type Place } from '../kit/place.ts';
import { print } from '../kit/print.ts';
import { scene } from '../kit/scene.ts';
import { box, circle, ellipse } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';

/** At her own stall a young woman with a hearing aid hands a bag over the counter; a grandfather waits his turn. */
export const drawings: Drawing[] = [firstMarketDay()];

function firstMarketDay(): Drawing {
  const seller = personInLayers({
    at: [430, 806],
    size: 1.3,
    facing: 'right',
    skin: 'chestnut',
    hair: { cut: 'ponytail', ribbon: dyes.marigold },
    face: { eyes: 'smiling', mouth: 'laugh', hearingAid: dyes.sky, bindi: dyes.madder },
    wears: salwar(dyes.indigo, dyes.marigold, { trim: dyes.coral }),
    near: { at: [582, 506], grip: 'hold' },
    far: { at: [632, 466], grip: 'hold' },
  });
  const floor = { at: 716, dye: '#c99a5b', thread: dyes.cotton };
  return scene(
    { name: 'gallery-first-market-day', ground: dyes.sky, motif: 'fish', frame: dyes.indigo, floor },
    [
      ...street(),
      ...frame(),
      ...hungUp(),
      seller.body,
      ...counter(),
      ...wares(),
      seller.arms,
      bag({ x: 654, y: 520, size: 0.86 }, dyes.madder, 'elephant', dyes.straw),
      awning(),
      ...customers(),
    ],
  );
}

/** The street behind: hills, round trees, flags from the stall to the next one. */
function street(): string[] {
  const tree = (x: number, size: number, dye: string) =>
    place({ x, y: 716, size }, [
      lifted([stroke('M0 0V-120M0-60L-26-96M0-70L24-104', dyes.bark, 14)]),
      patch('M-70-110C-100-170-60-230 0-226C60-230 100-170 70-110Q0-76-70-110z', dye, {
        inset: 9,
        thread: { width: 2.2 },
      }),
    ]);
  return [
    cut('M0 620Q120 540 250 600T520 590T800 606T1200 560V716H0z', dyes.sprout, 0.55),
    cut(circle(1030, 150, 50), dyes.marigold),
    tree(962, 1.1, dyes.leaf),
    tree(1146, 1.5, '#4f8a4a'),
    bunting([748, 128], [1174, 250], 8, 34, 0.9),
  ];
}

function frame(): string[] {
  return [
    lifted([cut(box(104, 190, 20, 640, 4) + box(732, 190, 20, 640, 4), dyes.wood)]),
    cut(box(124, 214, 608, 380), dyes.wine, 0.82),
    lifted([cut(box(112, 292, 632, 12, 4), dyes.wood)]),
  ];
}

/** What hangs from the bar at the back of the stall. */
function hungUp(): string[] {
  const goods: readonly [number, string, Motif, string][] = [
    [190, dyes.jute, 'leaf', dyes.leaf],
    [290, dyes.coral, 'star', dyes.cotton],
    [640, dyes.teal, 'fish', dyes.straw],
  ];
  return [
    ...goods.map(([x, dye, motif, ink]) =>
      place({ x, y: 302 }, [
        stroke('M0 0V20', dyes.ink, 4),
        bag({ x: 0, y: 70, size: 0.72 }, dye, motif, ink),
      ]),
    ),
    ...[548, 572, 596].map((x, at) =>
      lifted([
        stroke(
          `M${x} 302q-10 66 0 96q10-30 0-96`,
          [dyes.marigold, dyes.seaGreen, dyes.coral][at] ?? dyes.coral,
          6,
        ),
      ]),
    ),
  ];
}

function awning(): string {
  const stripes = Array.from({ length: 9 }, (_, at) => {
    const [top, foot] = [132 + at * 66, 78 + at * 78];
    const stripe = `M${top} 122H${top + 66}L${foot + 78} 222Q${foot + 39} 258 ${foot} 222z`;
    return cut(stripe, at % 2 === 0 ? dyes.cotton : dyes.madder);
  });
  return [
    lifted(stripes),
    stitch('M84 214H774', dyes.indigo, { width: 2.6, length: 11, opacity: 0.6 }),
    lifted([cut(box(122, 108, 612, 22, 6), dyes.wood)]),
  ].join('');
}

function counter(): string[] {
  const panels: readonly [number, Motif, string, string][] = [
    [136, 'elephant', dyes.marigold, dyes.wine],
    [260, 'leaf', dyes.cotton, dyes.leaf],
    [384, 'star', dyes.coral, dyes.cotton],
    [508, 'fish', dyes.sky, dyes.indigo],
    [632, 'lamp', dyes.straw, dyes.madder],
  ];
  return [
    cut(ellipse(428, 838, 370, 20), '#0d0a1c', 0.28),
    patch(box(96, 606, 664, 226, 6), dyes.seaGreen, { seam: dyes.cotton, inset: 10 }),
    ...panels.map(
      ([x, motif, dye, ink]) =>
        patch(box(x, 652, 98, 150, 5), dye, { seam: false }) +
        stitch(box(x + 7, 659, 84, 136, 4), ink, { width: 2.2, length: 8, opacity: 0.7 }) +
        print(motif, { x: x + 49, y: 727, size: 72 }, ink),
    ),
    patch('M80 566H776L792 614H64z', '#c98f4e', {
      seam: dyes.bark,
      inset: 8,
      thread: { width: 2, opacity: 0.5 },
    }),
    cut(box(64, 612, 728, 16, 4), '#a8733c'),
  ];
}

function wares(): string[] {
  const pouch = (x: number, dye: string) =>
    place({ x, y: 600 }, [
      patch('M-28-32Q0-42 28-32Q40 0 0 4Q-40 0-28-32z', dye, {
        seam: dyes.straw,
        inset: 6,
        thread: { width: 2, length: 6 },
      }),
      stroke('M-24-34Q0-42 24-34', dyes.brass, 5),
    ]);
  const folded = (dye: string, band: string, up: number) =>
    place({ x: 190, y: 596 - up }, [
      patch('M-62-20Q-70-8-62 2H64V-20z', dye, { seam: false }),
      stroke('M-40-20V2M42-20V2', band, 6),
    ]);
  return [
    folded(dyes.madder, dyes.straw, 0),
    folded(dyes.cotton, dyes.indigo, 21),
    folded(dyes.marigold, dyes.leaf, 42),
    pouch(306, dyes.plum),
    pouch(372, dyes.coral),
    tin(716, 606),
    priceCard(468, 604),
  ];
}

/** The tin for the money, its lid open. */
function tin(x: number, y: number): string {
  return place({ x, y }, [
    lifted([cut('M-38-46L-32-74H34L38-46z', '#8a949e')]),
    lifted([cut(box(-40, -46, 80, 48, 5), dyes.marigold)]),
    stitch('M-32-34H32', dyes.wine, { width: 2.4, length: 8 }),
    print('star', { x: 0, y: -16, size: 28 }, dyes.wine),
  ]);
}

function priceCard(x: number, y: number): string {
  return place({ x, y, turn: -3 }, [
    lifted([cut('M-34-52H34L40 2H-40z', dyes.cotton)]),
    stroke('M-14-38H14M-14-28H14M-10-38Q12-38 6-27Q2-20-10-20L8-4', dyes.madder, 4.5),
  ]);
}

/** A bag with two handles, printed once: 110 units wide, its middle at the place. */
function bag(at: Place, dye: string, motif: Motif, ink: string): string {
  return place(at, [
    stroke('M-26-42Q-24-92 0-92Q24-92 26-42', dyes.bark, 8),
    patch('M-52-46H52L58 62Q0 70-58 62z', dye, { seam: ink, inset: 8, thread: { width: 2.4, length: 8 } }),
    shade('M24-46H52L58 62Q44 66 30 66z', 0.12),
    print(motif, { x: -2, y: 10, size: 62 }, ink),
  ]);
}

function customers(): string[] {
  return [
    cut(ellipse(856, 848, 96, 14), '#0d0a1c', 0.3) + cut(ellipse(1058, 858, 92, 14), '#0d0a1c', 0.3),
    person({
      at: [1058, 850],
      size: 1.36,
      facing: 'left',
      skin: 'wheat',
      hair: { cut: 'short', dye: '#dcd6cc' },
      face: { elder: true, glasses: 'clear', eyes: 'looking', mouth: 'smile' },
      beard: { kind: 'moustache', dye: '#dcd6cc' },
      covered: { kind: 'turban', dye: dyes.coral, trim: dyes.cotton },
      wears: kurta(dyes.cotton, { trim: dyes.teal, below: dyes.ecru }),
    }),
    person(
      {
        at: [856, 840],
        size: 1.36,
        facing: 'left',
        lean: 3,
        skin: 'umber',
        hair: { cut: 'bun', jasmine: true },
        face: { eyes: 'smiling', mouth: 'smile', bindi: dyes.marigold, earring: dyes.brass, nosePin: true },
        wears: sari(dyes.leaf, dyes.marigold, dyes.coral),
        near: { at: [752, 566], grip: 'open' },
        far: { at: [716, 470], grip: 'open' },
      },
      [notes(746, 560)],
    ),
  ];
}

function notes(x: number, y: number): string {
  return place({ x, y, turn: -24 }, [
    lifted([cut(box(-40, -14, 52, 26, 3), '#c9b2d6')]),
    within(box(-40, -14, 52, 26, 3), [stroke('M-34-6H6M-34 4H-6', dyes.plum, 2.4, 'opacity=".6"')]),
  ]);
}
