import { calendar } from '../kit/calendar.ts';
import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import type { Drawing } from '../kit/picture.ts';

/** A month of a calendar with the days of a week marked. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'calendar', ground: dyes.sky }, [calendar({ x: 300, y: 312, size: 1.14 }, 5, 9)]),
];
