import { dyes } from '../kit/dyes.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { lifted, patch, shade, shine } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { print, row } from '../kit/print.ts';
import { circle } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { tassel } from '../kit/tassel.ts';

type Cloth = { dye: string; ink: string; piping: string };

const indigo: Cloth = { dye: dyes.indigo, ink: dyes.ecru, piping: dyes.marigold };
const marigold: Cloth = { dye: dyes.marigold, ink: dyes.wine, piping: dyes.madder };
const leaf: Cloth = { dye: dyes.leaf, ink: dyes.straw, piping: dyes.coral };

const EDGE =
  'M-196-184Q-186-200-168-196Q0-168 168-196Q186-200 196-184Q172 0 200 180Q196 200 176 200Q0 176-176 200Q-196 200-200 180Q-172 0-196-184z';

/** The block-printed cushion: an elephant in a border of leaves, a tassel at each corner. */
export const drawings: Drawing[] = [
  cushion('block-print-cushion', indigo),
  cushion('block-print-cushion-indigo', indigo),
  cushion('block-print-cushion-marigold', marigold),
  cushion('block-print-cushion-leaf', leaf),
];

function cushion(name: string, cloth: Cloth): Drawing {
  return picture({ name, ground: dyes.mist, motif: 'elephant' }, [
    groundShadow(400, 520, 230),
    place({ x: 400, y: 302, size: 1.06, turn: -3 }, [corners(cloth), cover(cloth), blocks(cloth)]),
  ]);
}

function corners({ piping, ink }: Cloth): string {
  return [
    [-190, -188, 135],
    [190, -188, 225],
    [-192, 190, 44],
    [192, 190, -44],
  ]
    .map(([x = 0, y = 0, turn = 0]) => place({ x, y, turn }, [tassel(58, piping, ink)]))
    .join('');
}

function cover({ dye, piping }: Cloth): string {
  return [
    patch(EDGE, dye, { seam: false }),
    shade(
      'M-200 180Q-172 0-196-184Q-150-20-160 120Q-80 168 0 168Q110 168 184 120Q188 150 200 180Q196 200 176 200Q0 176-176 200Q-196 200-200 180z',
      0.13,
    ),
    shine('M-168-196Q0-168 168-196Q100-150 0-150Q-100-150-168-196z', 0.1),
    lifted([stroke(EDGE, piping, 9)]),
  ].join('');
}

function blocks({ ink, piping }: Cloth): string {
  return [
    stitch('M-150-148Q0-132 150-148Q136 0 152 150Q0 136-152 150Q-136 0-150-148z', piping, {
      width: 4,
      length: 13,
    }),
    row('leaf', { x: -126, y: -112, size: 46, turn: 90 }, 6, 50, ink),
    row('leaf', { x: -126, y: 116, size: 46, turn: 90 }, 6, 50, ink),
    ...[-58, 0, 58].map(
      (y) => print('leaf', { x: -122, y, size: 46 }, ink) + print('leaf', { x: 122, y, size: 46 }, ink),
    ),
    print('elephant', { x: 0, y: 4, size: 206 }, ink),
    ...[-64, -32, 0, 32, 64].map((x, at) =>
      cut(circle(x, 88 - Math.abs(at - 2) * 2, at === 2 ? 7 : 4.5), piping),
    ),
    print('star', { x: 74, y: -64, size: 38 }, piping),
  ].join('');
}
