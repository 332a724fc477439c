import { dyes } from '../kit/dyes.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut, type Pattern } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { bothSides, place } from '../kit/place.ts';
import { box, circle, star } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';

const MOON = 'M4-15C-16-12-16 14 6 15C-6 10-8-8 4-15z';

const nightSky: Pattern = {
  width: 64,
  height: 60,
  content:
    place({ x: 18, y: 18, size: 0.72, turn: -14 }, [cut(MOON, dyes.cotton)]) +
    cut(star(48, 46, 5, 9, 4), dyes.marigold) +
    cut(circle(46, 14, 2.4), dyes.cotton) +
    cut(circle(16, 48, 2.4), dyes.cotton),
};

/** The children's night suit, kurta and pyjama, with a tailor's tape beside it to tell the sizes. */
export const drawings: Drawing[] = [
  nightSuit('night-suit', 1),
  nightSuit('night-suit-2-4-years', 0.84),
  nightSuit('night-suit-5-7-years', 1.12),
];

function nightSuit(name: string, size: number): Drawing {
  return picture({ name, ground: dyes.terracotta, motif: 'star' }, [
    place({ x: 64, y: 66 }, [tape()]),
    place({ x: 462 - 144 * size, y: 300 - 190 * size, size }, [kurta()]),
    place({ x: 462 + 124 * size, y: 300 - 154 * size, size }, [pyjama()]),
  ]);
}

function tape(): string {
  const marks = Array.from({ length: 23 }, (_, at) => `M4 ${16 + at * 20}H${at % 5 === 0 ? 28 : 17}`);
  return [
    patch(box(0, 0, 38, 470, 4), dyes.straw, { seam: false }),
    stroke(marks.join(''), dyes.madder, 3),
    cut(box(-3, -4, 44, 14, 3), dyes.brass),
    cut(box(-3, 460, 44, 14, 3), dyes.brass),
  ].join('');
}

function kurta(): string {
  const body = 'M-38 0Q0 34 38 0L88 16L80 84Q80 200 98 286Q0 300-98 286Q-80 200-80 84L-88 16Z';
  const sleeve = 'M82 12Q104 18 112 34L158 142L112 162L74 78Z';
  return [
    cut('M-36-2Q0-16 36-2Q0 34-36-2z', dyes.teal),
    bothSides([
      patch(sleeve, dyes.sky, { over: [nightSky], seam: false }),
      patch('M158 142L112 162L106 148L151 127Z', dyes.cotton, {
        seam: dyes.madder,
        inset: 6,
        thread: { width: 2, length: 7 },
      }),
    ]),
    patch(body, dyes.sky, { over: [nightSky], seam: dyes.cotton, inset: 8 }),
    shade('M80 84Q80 200 98 286Q80 291 62 292Q74 190 60 90z', 0.1),
    lifted([stroke('M-38 0Q0 36 38 0', dyes.cotton, 12)]),
    stitch('M-38 0Q0 36 38 0', dyes.madder, { width: 2.4, length: 7 }),
    patch(box(-9, 22, 18, 84, 4), dyes.cotton, { seam: false }),
    ...[40, 64, 88].map((y) => cut(circle(0, y, 4.6), dyes.madder)),
    place({ x: 42, y: 208 }, [pocket()]),
  ].join('');
}

/** A sleeping moon on the pocket. */
function pocket(): string {
  return [
    patch('M-32-30H32V18Q0 44-32 18z', dyes.cotton, {
      seam: dyes.madder,
      inset: 6,
      thread: { width: 2, length: 7 },
    }),
    place({ x: 2, y: 0, size: 1.1, turn: -10 }, [cut(MOON, dyes.marigold)]),
    cut(star(14, -8, 5, 6, 2.6), dyes.indigo),
  ].join('');
}

function pyjama(): string {
  const leg = 'M-4 22L76 20Q84 150 92 318L24 324Q14 200 0 108Z';
  return [
    bothSides([
      patch(leg, dyes.sky, { over: [nightSky], seam: dyes.cotton, inset: 8 }),
      patch('M92 318L24 324L22 300L91 294Z', dyes.cotton, {
        seam: dyes.madder,
        inset: 7,
        thread: { width: 2, length: 7 },
      }),
    ]),
    shade('M0 104Q14 200 22 300Q-2 220-12 190Q-6 140 0 104z', 0.16),
    patch('M-78-6Q0 6 78-6L79 26Q0 38-79 26Z', dyes.cotton, {
      seam: dyes.madder,
      inset: 8,
      thread: { width: 2.4, length: 8 },
    }),
    stroke('M-6 14Q-34 30-26 74M6 14Q26 34 16 66', dyes.madder, 5),
    cut(circle(-26, 78, 7), dyes.marigold),
    cut(circle(16, 70, 7), dyes.marigold),
  ].join('');
}
