import { dyes } from './dyes.ts';
import { door, windowOn } from './house.ts';
import { lifted, patch } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { box } from './shapes.ts';

/** A house of one storey whose foot's middle stands at the place: 360 units wide, 330 high. */
export function littleHouse(at: Place, wall: string, roof: string): string {
  return place(at, [
    patch(box(-150, -210, 300, 210), wall, { seam: false }),
    windowOn(-116, -150, 76, 80, 'curtains'),
    door(66, 0, 88, 138, dyes.indigo),
    patch('M-184-196L-96-330H96L184-196z', roof, {
      seam: dyes.straw,
      inset: 14,
      thread: { width: 4, length: 13 },
    }),
    lifted([cut(box(-186, -206, 372, 20, 6), dyes.wine)]),
  ]);
}
