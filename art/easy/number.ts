import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { box, circle } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** A slip of paper, pinned to the wall, with a number written on it. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'number', ground: dyes.sky }, [
    place({ x: 300, y: 316, turn: -4 }, [
      patch(box(-200, -120, 400, 240, 16), dyes.cotton, {
        seam: dyes.indigo,
        inset: 18,
        thread: { width: 5, length: 14 },
      }),
      stroke('M-134-30L-110-56V56M-136 56H-84', dyes.indigo, 20),
      stroke('M-36-30Q-34-58 0-58T36-26Q34-2-34 56H40', dyes.indigo, 20),
      stroke('M88-56H146L112-10Q150-8 148 24T112 58Q92 58 82 44', dyes.indigo, 20),
      cut(circle(0, -122, 26), dyes.madder) + cut(circle(-8, -130, 8), '#f3d9a8'),
    ]),
  ]),
];
