import { dyes } from '../kit/dyes.ts';
import { lifted, patch, shade, shine } from '../kit/patch.ts';
import { cut, filled } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { box } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { fringe } from '../kit/tassel.ts';
import { ribs } from '../kit/textures.ts';

/** A foot in picture units: the sizes stand to one another, and to the shoes, as they do on the floor. */
const FOOT = 108;

type Dyes = { field: string; band: string; spark: string };

const indigo: Dyes = { field: dyes.indigo, band: dyes.sky, spark: dyes.marigold };
const madder: Dyes = { field: dyes.madder, band: dyes.coral, spark: dyes.marigold };

/** The handloom dhurrie seen from above, a pair of mojari beside it for measure. */
export const drawings: Drawing[] = [
  dhurrie('handloom-dhurrie', indigo, 4.5, 3),
  dhurrie('handloom-dhurrie-2-by-3-ft', indigo, 3, 2),
  dhurrie('handloom-dhurrie-3-by-5-ft', indigo, 5, 3),
  dhurrie('handloom-dhurrie-indigo', indigo, 4.5, 3),
  dhurrie('handloom-dhurrie-madder', madder, 4.5, 3),
];

function dhurrie(name: string, colours: Dyes, long: number, wide: number): Drawing {
  const [length, width] = [long * FOOT, wide * FOOT];
  return picture({ name, ground: dyes.teal, motif: 'star' }, [
    place({ x: 356, y: 286, turn: -2 }, [
      place({ x: -length / 2, y: -width / 2, turn: 90 }, [fringe(width, 34, dyes.cotton, 10)]),
      place({ x: length / 2, y: width / 2, turn: -90 }, [fringe(width, 34, dyes.cotton, 10)]),
      rug(colours, length, width),
    ]),
    place({ x: 718, y: 548, turn: 8 }, [shoe(), place({ x: -42, y: 4, mirrored: true }, [shoe()])]),
  ]);
}

function rug({ field, band, spark }: Dyes, length: number, width: number): string {
  const whole = box(-length / 2, -width / 2, length, width, 3);
  const end = length / 2;
  const diamonds = Math.round(width / 66);
  return [
    patch(whole, field, { seam: false }),
    ...[-1, 1].flatMap((side) => [
      cut(upright(side * (end - 20), 26, width), dyes.cotton),
      cut(upright(side * (end - 44), 12, width), band),
      cut(upright(side * (end - 58), 6, width), spark),
      column(side * (end - 92), width, diamonds, dyes.cotton, field),
      cut(upright(side * (end - 126), 6, width), spark),
    ]),
    cut(upright(0, length * 0.3, width), band),
    cut(upright(0, length * 0.3 - 16, width), field),
    column(0, width, diamonds, dyes.cotton, spark),
    filled(whole, ribs),
    stitch(`M${-end} ${-width / 2 + 9}H${end}M${-end} ${width / 2 - 9}H${end}`, dyes.cotton),
    shade(
      `M${-end} ${width / 2 - 22}Q0 ${width / 2 - 34} ${end} ${width / 2 - 22}V${width / 2}H${-end}z`,
      0.1,
    ),
  ].join('');
}

function upright(x: number, thick: number, width: number): string {
  return box(x - thick / 2, -width / 2, thick, width);
}

/** Stepped diamonds, as they come off a loom that knows only warp and weft. */
function column(x: number, width: number, count: number, dye: string, heart: string): string {
  const tall = width / count;
  const steps = [0.15, 0.4, 0.65, 0.9];
  return Array.from({ length: count }, (_, at) => {
    const y = -width / 2 + tall * (at + 0.5);
    const layers = steps.map((share) =>
      box(x - (1 - share) * 30, y - (share * tall) / 2, (1 - share) * 60, share * tall),
    );
    return layers.map((layer) => cut(layer, dye)).join('') + cut(box(x - 8, y - 8, 16, 16), heart);
  }).join('');
}

function shoe(): string {
  return [
    patch('M0-84C10-84 22-66 24-40C26-14 22 4 0 4C-16 4-18-14-16-40C-14-66-10-84 0-84z', dyes.wine, {
      seam: false,
    }),
    cut('M4-44C14-44 18-30 17-16C16-4 12-1 3-1C-8-1-11-8-10-20C-9-34-4-44 4-44z', '#3a1016'),
    shine('M3-12C12-14 12-3 3-2C-6-3-6-12 3-12z', 0.12),
    stroke('M0-84Q-2-98 8-98', dyes.wine, 7),
    lifted([stroke('M-4-58L4-70L12-58L4-50z', dyes.marigold, 4)]),
  ].join('');
}
