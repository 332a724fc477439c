import { dyes } from '../kit/dyes.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { mango } from '../kit/mango.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { bothSides, place } from '../kit/place.ts';
import { print } from '../kit/print.ts';
import { circle } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { jute } from '../kit/textures.ts';

const FLOOR = 536;

/** The jute tote in its three sizes, a mango beside it for measure. */
export const drawings: Drawing[] = [
  tote('jute-tote-bag', 1.14),
  tote('jute-tote-bag-small', 0.76),
  tote('jute-tote-bag-medium', 0.98),
  tote('jute-tote-bag-large', 1.24),
];

function tote(name: string, size: number): Drawing {
  return picture({ name, ground: dyes.indigo, motif: 'leaf' }, [
    groundShadow(350, FLOOR, 200 * size),
    place({ x: 350, y: FLOOR, size }, [bag()]),
    groundShadow(672, FLOOR, 58),
    place({ x: 672, y: FLOOR }, [mango(dyes.marigold, dyes.coral)]),
  ]);
}

function bag(): string {
  const body = 'M-174-276Q0-292 174-276L152-8Q0 8-152-8z';
  const band = 'M-176-280Q0-296 176-280L172-228Q0-244-172-228z';
  const handle = 'M-88-232C-90-384 90-384 88-232';
  return [
    lifted([stroke('M-72-270C-74-384 74-384 72-270', dyes.ragi, 20)]),
    patch(body, dyes.jute, { over: [jute], inset: 16 }),
    shade('M116-272L174-276L152-8Q130-2 108-2Q134-140 116-272z', 0.1),
    patch(band, dyes.madder, { seam: dyes.straw, inset: 8 }),
    lifted([stroke(handle, '#8a3a2c', 22)]),
    stitch(handle, dyes.straw),
    bothSides([place({ x: 88, y: -236 }, [handleEnd()])]),
    print('leaf', { x: 0, y: -128, size: 128 }, dyes.indigo),
    bothSides([print('leaf', { x: 92, y: -116, size: 104, turn: 33 }, dyes.indigo)]),
    ...[-70, -36, 0, 36, 70].map((x, at) => cut(circle(x, -42, [4, 6, 9, 6, 4][at] ?? 4), dyes.indigo)),
  ].join('');
}

function handleEnd(): string {
  return (
    patch('M-17-16Q0-20 17-16V14Q0 26-17 14z', '#8a3a2c', { seam: false }) +
    stroke('M-8-8L8 10M8-8L-8 10', dyes.marigold, 4)
  );
}
