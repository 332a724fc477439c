import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { lifted, shade } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { print } from '../kit/print.ts';
import { stroke } from '../kit/stitch.ts';

/** An open book with a picture on its left page and three short lines on its right one. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'book', ground: dyes.straw }, [
    groundShadow(300, 468, 230),
    lifted([cut('M52 176Q180 136 300 176Q420 136 548 176V452Q420 414 300 456Q180 414 52 452z', dyes.madder)]),
    lifted([
      cut('M72 166Q190 124 300 166V438Q190 398 72 436z', dyes.cotton),
      cut('M528 166Q410 124 300 166V438Q410 398 528 436z', dyes.cotton),
    ]),
    shade('M300 166Q276 154 262 154V420Q282 428 300 438Q318 428 338 420V154Q324 154 300 166z', 0.1),
    print('house', { x: 176, y: 282, size: 150 }, dyes.indigo),
    stroke('M352 222L480 214M352 286L444 280M352 350L480 342', dyes.indigo, 18),
  ]),
];
