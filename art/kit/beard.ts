import { cut } from './pattern.ts';
import { place } from './place.ts';
import { stroke } from './stitch.ts';

/** Hair on a face, with the colour it has. */
export type Beard = { kind: 'beard' | 'moustache' | 'stubble'; dye: string };

const FULL = 'M-33-2C-37 40-10 62 14 61C34 60 46 38 43 12Q38 22 28 20Q14 13 0 20Q-20 20-24-2z';
const JAW = 'M-36 14C-30 40-8 50 10 49C28 48 41 34 42 13Q38 22 28 20Q14 13 0 20Q-20 24-36 14z';
const JAW_FRONT = 'M-41 12C-36 36-20 50 0 50C20 50 36 36 41 12Q32 24 16 21Q0 15-16 21Q-32 24-41 12z';
const FULL_FRONT = 'M-42 8C-42 44-22 62 0 62C22 62 42 44 42 8Q34 26 16 21Q0 15-16 21Q-34 26-42 8z';

/** A beard or moustache for a head round (0, 0), laid under the mouth that `face` sews. */
export function beard({ kind, dye }: Beard, turned: boolean): string {
  const x = turned ? 14 : 0;
  const moustache = place({ x, y: 23 }, [cut('M-18 5Q-10-6 0-2Q10-6 18 5Q8 6 0 3Q-8 6-18 5z', dye)]);
  if (kind === 'moustache') return moustache;
  if (kind === 'stubble') return cut(turned ? JAW : JAW_FRONT, dye, 0.28);
  const whole = cut(turned ? FULL : FULL_FRONT, dye);
  const smile = place({ x, y: 30 }, [stroke('M-9 0Q0 7 9 0', '#d98b72', 3.4)]);
  return whole + moustache + smile;
}
