import { onString, stringPath } from './bunting.ts';
import { dyes } from './dyes.ts';
import { lifted, patch } from './patch.ts';
import { place } from './place.ts';
import type { Point } from './shapes.ts';
import { stroke } from './stitch.ts';

/** Bright cloths on a line from the head of its pole to the house; the pole is 260 units high. */
export function washingLine([x, y]: Point, house: Point): string {
  const cloths: [number, string, string][] = [
    [0.2, 'M-22 0H22V74Q0 80-22 74z', dyes.coral],
    [0.45, 'M-30 0H30L34 22L22 26V70H-22V26L-34 22z', dyes.indigo],
    [0.7, 'M-24 0H24V92Q0 98-24 92z', dyes.marigold],
    [0.9, 'M-14 0H14L16 56H4L0 20L-4 56H-16z', dyes.plum],
  ];
  return [
    lifted([stroke(`M${x} ${y + 260}V${y - 12}M${x - 22} ${y}H${x + 22}`, dyes.bark, 9)]),
    stroke(stringPath([x, y], house, 18), dyes.bark, 3),
    ...cloths.map(([share, shape, dye]) => {
      const [hungX, hungY, turn] = onString([x, y], house, 18, share);
      return place({ x: hungX, y: hungY, turn: turn * 0.5, size: 1.26 }, [
        patch(shape, dye, { inset: 6, thread: { width: 2, length: 7, opacity: 0.7 } }),
        stroke('M-14-6V6M14-6V6', dyes.straw, 4),
      ]);
    }),
  ].join('');
}
