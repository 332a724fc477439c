import { spool } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { lifted, patch } from '../kit/patch.ts';
import type { Drawing } from '../kit/picture.ts';
import { print } from '../kit/print.ts';
import { stroke } from '../kit/stitch.ts';

/** Cloth, a needle and two spools of thread. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'cloth', ground: dyes.straw }, [
    groundShadow(300, 500, 220),
    patch('M90 236Q250 216 400 240L420 470Q240 492 80 466z', dyes.teal, {
      seam: dyes.straw,
      inset: 18,
      thread: { width: 6, length: 17 },
    }),
    print('fish', { x: 240, y: 352, size: 170 }, dyes.straw),
    spool({ x: 480, y: 330, size: 2.1 }, dyes.madder),
    spool({ x: 500, y: 506, size: 2.1 }, dyes.indigo),
    stroke('M440 270Q360 120 262 132', dyes.madder, 6),
    lifted([stroke('M268 128L140 196', '#8a94a6', 11)]),
  ]),
];
