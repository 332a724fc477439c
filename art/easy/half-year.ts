import { calendar } from '../kit/calendar.ts';
import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { lifted } from '../kit/patch.ts';
import type { Drawing } from '../kit/picture.ts';
import { stroke } from '../kit/stitch.ts';

/** A month of a calendar and an arrow that leads on. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'half-year', ground: dyes.rose }, [
    calendar({ x: 360, y: 280, size: 0.8, turn: 5 }, -2, -1),
    calendar({ x: 300, y: 300, size: 0.9, turn: -2 }, 0, 0),
    lifted([stroke('M130 512H452M400 460L458 512L400 564', dyes.indigo, 26)]),
  ]),
];
