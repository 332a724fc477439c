import { dyes } from '../kit/dyes.ts';
import { lifted, patch, shade, shine } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { around, place } from '../kit/place.ts';
import { print } from '../kit/print.ts';
import { circle, ring } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** The round crochet pouch with its brass clasp, two coins beside it. */
export const drawings: Drawing[] = [
  picture({ name: 'crochet-coin-pouch', ground: dyes.madder, motif: 'pot' }, [
    place({ x: 372, y: 332, size: 1.06 }, [pouch()]),
    place({ x: 640, y: 472 }, [coin('lamp')]),
    place({ x: 596, y: 514, size: 0.86 }, [coin('leaf')]),
  ]),
];

/** Worked from the middle outward, a round in each yarn, and a scalloped edge. */
function pouch(): string {
  const yarns = [dyes.marigold, dyes.cotton, dyes.sky, dyes.teal, dyes.sky, dyes.cotton];
  return [
    lifted(ring(0, 0, 22, 178).map(([x, y]) => cut(circle(x, y, 29), dyes.teal))),
    ...ring(0, 0, 22, 182).map(([x, y]) => stroke(circle(x, y, 15), dyes.sky, 5, 'stroke-dasharray="8 6"')),
    lifted([cut(circle(0, 0, 180), dyes.teal)]),
    ...yarns.map((yarn, at) => round(62 + at * 22, yarn)),
    shade(
      'M-180 0C-170 140-70 190 0 190C90 190 176 130 180 0C150 110 80 150 0 150C-80 150-150 110-180 0z',
      0.12,
    ),
    flower(),
    clasp(),
  ].join('');
}

/** A round of treble stitches. The dashes divide the circle, so that the round closes without a step. */
function round(radius: number, yarn: string): string {
  const stitches = Math.round((2 * Math.PI * radius) / 17);
  const each = (2 * Math.PI * radius) / stitches;
  const dashes = `${(each * 0.3).toFixed(2)} ${(each * 0.7).toFixed(2)}`;
  return (
    stroke(circle(0, 0, radius), '#1b1206', 21, 'opacity=".16"') +
    stroke(circle(0, 0, radius), yarn, 15, `stroke-dasharray="${dashes}"`)
  );
}

function flower(): string {
  return [
    around(8, () =>
      patch('M0-8C24-24 22-56 0-60C-22-56-24-24 0-8z', dyes.coral, {
        seam: dyes.cotton,
        inset: 7,
        thread: { width: 2, length: 6 },
      }),
    ),
    lifted([cut(circle(0, 0, 17), dyes.marigold)]),
    ...ring(0, 0, 7, 9).map(([x, y]) => cut(circle(x, y, 2), dyes.wine)),
  ].join('');
}

function clasp(): string {
  const frame = 'M-158-84Q-150-214 0-218Q150-214 158-84';
  return [
    lifted([stroke(frame, dyes.turmeric, 24)]),
    stroke('M-154-96Q-144-216 0-221Q100-219 136-160', '#fff1c9', 4, 'opacity=".6"'),
    lifted([cut(circle(-158, -80, 15), dyes.brass), cut(circle(158, -80, 15), dyes.brass)]),
    lifted([stroke('M-8-226L-26-256M8-226L26-256', dyes.turmeric, 11)]),
    lifted([cut(circle(-20, -262, 20), dyes.brass), cut(circle(20, -262, 20), dyes.brass)]),
    shine(circle(-26, -269, 6), 0.6),
    shine(circle(14, -269, 6), 0.6),
  ].join('');
}

function coin(motif: 'lamp' | 'leaf'): string {
  return [
    lifted([cut(circle(0, 0, 48), dyes.brass)]),
    stroke(circle(0, 0, 40), dyes.bark, 3, 'stroke-dasharray="1 7"'),
    print(motif, { x: 0, y: 0, size: 50 }, dyes.bark),
  ].join('');
}
