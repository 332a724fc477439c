import { dyes } from '../kit/dyes.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut, within } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { bothSides, place } from '../kit/place.ts';
import { allOver, row } from '../kit/print.ts';
import { box, circle } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';

/** The dye of the cloth and of the borders sewn to it. */
type Cloth = { dye: string; border: string };

const indigo: Cloth = { dye: dyes.indigo, border: dyes.marigold };
const madder: Cloth = { dye: dyes.madder, border: dyes.straw };
const leaf: Cloth = { dye: dyes.leaf, border: dyes.coral };

const SHORT = 282;
const LONG = 438;

/** The block-printed kurta on its hanger: to the hip or below the knee, in three dyes. */
export const drawings: Drawing[] = [
  kurta('block-print-kurta', indigo, 370),
  kurta('block-print-kurta-short', indigo, SHORT),
  kurta('block-print-kurta-long', indigo, LONG),
  kurta('block-print-kurta-indigo', indigo, 370),
  kurta('block-print-kurta-madder', madder, 370),
  kurta('block-print-kurta-leaf', leaf, 370),
];

function kurta(name: string, cloth: Cloth, length: number): Drawing {
  return picture({ name, ground: dyes.straw, motif: 'house' }, [
    place({ x: 400, y: 116 }, [hanger(), garment(cloth, length)]),
  ]);
}

function hanger(): string {
  return lifted([
    stroke('M0-24V-38C0-46 18-44 18-58C18-74-12-76-14-58', dyes.bark, 7),
    stroke('M-104 16Q-40-18 0-24Q40-18 104 16', dyes.wood, 16),
  ]);
}

function garment({ dye, border }: Cloth, length: number): string {
  const prints = [allOver('leaf', 27, 50, dyes.ecru, 0.9)];
  const hem = 122 + length * 0.09;
  const back = `M-60 4L60 4L100 100Q96 180 ${hem + 12} ${length + 6}L${-hem - 12} ${length + 6}Q-96 180-100 100Z`;
  const front = `M-40 0Q0 44 40 0L112 18L97 108Q94 ${length * 0.55} ${hem - 6} ${length - 2}Q0 ${length + 12} ${6 - hem} ${length - 2}Q-94 ${length * 0.55}-97 108L-112 18Z`;
  const sleeve = 'M104 16Q124 20 132 34L214 166L160 196L90 98Z';
  const cuff = 'M214 166L160 196L149 180L204 150Z';
  return [
    patch(back, dye, { seam: false }),
    shade(back, 0.34),
    bothSides([
      patch(sleeve, dye, { over: prints, seam: false }),
      patch(cuff, border, { inset: 6, thread: { width: 2.4, length: 8 } }),
    ]),
    patch(front, dye, { over: prints, seam: false }),
    within(front, [
      hemBorder(border, dye, hem, length),
      shade(
        `M-30 ${length * 0.5}Q-14 ${length * 0.8}-30 ${length + 20}H-4Q4 ${length * 0.7}-30 ${length * 0.5}z`,
      ),
    ]),
    stitch(
      `M-97 116Q-92 ${length * 0.55} ${16 - hem} ${length - 10}M97 116Q92 ${length * 0.55} ${hem - 16} ${length - 10}`,
      dyes.ecru,
    ),
    placket(border, dye),
  ].join('');
}

function hemBorder(border: string, dye: string, hem: number, length: number): string {
  const top = length - 52;
  const sag = (y: number) => `M${-hem - 20} ${y}Q0 ${y + 14} ${hem + 20} ${y}`;
  return [
    cut(`${sag(top)}V${length + 30}H${-hem - 20}Z`, border),
    row('lamp', { x: -132, y: top + 28, size: 28 }, 7, 44, dye),
    stitch(sag(top - 8), border),
    stitch(sag(top + 7), dye, { width: 2.4, length: 9 }),
    stitch(sag(length - 4), dye, { width: 2.4, length: 9 }),
  ].join('');
}

function placket(border: string, dye: string): string {
  return [
    patch(box(-15, 18, 30, 128, 4), border, { inset: 5, seam: dye, thread: { width: 2, length: 8 } }),
    ...[50, 82, 114].map((y) =>
      lifted([cut(circle(0, y, 6), dyes.cotton), cut(circle(0, y, 1.8), dyes.bark)]),
    ),
    lifted([stroke('M-42 2Q0 46 42 2', border, 13)]),
    stitch('M-42 2Q0 46 42 2', dye, { width: 2.4, length: 8 }),
  ].join('');
}
