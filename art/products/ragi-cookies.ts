import { dyes } from '../kit/dyes.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { lifted, patch, shade, shine } from '../kit/patch.ts';
import { cut, within } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { place, type Place } from '../kit/place.ts';
import { row } from '../kit/print.ts';
import { circle, ellipse, ring } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';

const FLOOR = 524;

/** Ragi cookies and their tin: four before the tin of 200 g, eight before the tall one of 400 g. */
export const drawings: Drawing[] = [
  cookies('ragi-cookies', 270, 5),
  cookies('ragi-cookies-200-g', 200, 3),
  cookies('ragi-cookies-400-g', 348, 7),
];

function cookies(name: string, height: number, stacked: number): Drawing {
  return picture({ name, ground: dyes.marigold, motif: 'house' }, [
    groundShadow(300, FLOOR, 190),
    place({ x: 300, y: FLOOR }, [tin(height)]),
    groundShadow(580, FLOOR, 124),
    place({ x: 580, y: FLOOR - 14 }, [stack(stacked)]),
    place({ x: 470, y: FLOOR - 40, turn: -14, size: 0.9 }, [cookie()]),
  ]);
}

function tin(height: number): string {
  const body = `M-150 ${-height}Q0 ${24 - height} 150 ${-height}V-16Q0 20-150-16z`;
  const middle = -height / 2 + 6;
  return [
    patch(body, dyes.indigo, { seam: false }),
    within(body, [
      cut(
        `M-160 ${middle - 40}Q0 ${middle - 16} 160 ${middle - 40}V${middle + 28}Q0 ${middle + 54}-160 ${middle + 28}z`,
        dyes.cotton,
      ),
      row('elephant', { x: -108, y: middle + 3, size: 48 }, 1, 0, dyes.madder),
      row('elephant', { x: -36, y: middle + 10, size: 48 }, 2, 72, dyes.madder),
      row('elephant', { x: 108, y: middle + 3, size: 48 }, 1, 0, dyes.madder),
      stitch(
        `M-150 ${middle - 54}Q0 ${middle - 30} 150 ${middle - 54}M-150 ${middle + 43}Q0 ${middle + 69} 150 ${middle + 43}`,
        dyes.marigold,
      ),
      shade('M92-400V40H170V-400z', 0.16),
      shine(`M-128 ${-height - 10}V30H-104V${-height - 10}z`, 0.12),
    ]),
    lid(-height),
  ].join('');
}

function lid(y: number): string {
  return [
    patch(`M-160 ${y - 24}Q0 ${y} 160 ${y - 24}V${y + 12}Q0 ${y + 38}-160 ${y + 12}z`, dyes.madder, {
      seam: dyes.straw,
      inset: 9,
    }),
    lifted([cut(ellipse(0, y - 26, 160, 24), dyes.madder)]),
    stroke(ellipse(0, y - 27, 138, 17), dyes.straw, 3, 'stroke-dasharray="9 7"'),
    lifted([cut(ellipse(0, y - 34, 20, 9), dyes.marigold)]),
  ].join('');
}

/** Cookies seen from the side, none quite above the other. */
function stack(count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const where: Place = { x: [0, -7, 6, -3, 8, -5][at % 6] ?? 0, y: -at * 33 };
    return place(where, [
      patch(
        'M-96-12Q-104-30-84-32Q0-46 84-32Q104-30 96-12Q98 8 76 10Q0 20-76 10Q-98 8-96-12z',
        at % 2 === 0 ? dyes.ragi : '#865538',
        { seam: false },
      ),
      shade('M-96-12Q0 4 96-12Q98 8 76 10Q0 20-76 10Q-98 8-96-12z', 0.2),
      ...[-62, -30, 4, 40, 70].map((x, seed) => cut(ellipse(x, -25 + (seed % 2) * 7, 5, 3), dyes.straw)),
    ]);
  }).join('');
}

/** One cookie upright, its face to us: pricked with a fork, sprinkled with sesame. */
function cookie(): string {
  const edge = ring(0, 0, 26, (at) => (at % 2 === 0 ? 76 : 71));
  const rim = edge.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return place({ x: 0, y: -22 }, [
    patch(`${rim}Z`, dyes.ragi, { seam: dyes.straw, inset: 13, thread: { width: 3, length: 9 } }),
    ...ring(0, 0, 6, 24).map(([x, y]) => cut(circle(x, y, 4), '#4d2c1b')),
    ...ring(3, 2, 9, (at) => 42 + (at % 3) * 5).map(([x, y], at) =>
      place({ x, y, turn: at * 50 }, [cut(ellipse(0, 0, 5.4, 3), dyes.straw)]),
    ),
  ]);
}
