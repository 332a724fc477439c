import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { littleHouse } from '../kit/little-house.ts';
import { lifted } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { circle } from '../kit/shapes.ts';

/** A house with a red pin above it, as on a map. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'address', ground: dyes.mist, floor: { at: 536, dye: '#7c9a55' } }, [
    littleHouse({ x: 300, y: 540, size: 1.06 }, '#e9b06a', dyes.teal),
    lifted([
      cut(
        'M300 226C240 160 226 132 226 106C226 60 260 34 300 34C340 34 374 60 374 106C374 132 360 160 300 226z',
        dyes.madder,
      ),
    ]),
    cut(circle(300, 108, 32), dyes.cotton),
  ]),
];
