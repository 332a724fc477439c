import { cut } from './pattern.ts';
import { place } from './place.ts';
import { stroke } from './stitch.ts';

/** Hair on a face, with the colour it has. */
export type Beard = { kind: 'beard' | 'moustache' | 'stubble'; dye: string };

const FULL =
  'M-24 12C-25 44-6 60 14 60C34 59 46 38 43 12Q38 22 28 20Q14 13 0 20Q-14 24-24 12z';
const FULL_FRONT = 'M-42 8C-42 44-22 62 0 62C22 62 42 44 42 8Q34 26 16 21Q0 15-16 21Q-34 26-42 8z';

/** A beard or moustache for a head round (0, 0), laid under the mouth that `face` sews. */
export function beard({ kind, dye }: Beard, turned: boolean): string {
  const x = turned ? 14 : 0;
  const moustache = place({ x, y: 23 }, [cut('M-18 5Q-10-6 0-2Q10-6 18 5Q8 6 0 3Q-8 6-18 5z', dye)]);
  if (kind === 'moustache') return moustache;
  const whole = cut(turned ? FULL : FULL_FRONT, dye, kind === 'stubble' ? 0.28 : 1);
  if (kind === 'stubble') return whole;
  const smile = place({ x, y: 30 }, [stroke('M-9 0Q0 7 9 0', '#d98b72', 3.4)]);
  return whole + moustache + smile;
}
