import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { box, circle } from './shapes.ts';
import { stroke } from './stitch.ts';

/** A leaf of a calendar round the place, 380 by 380 units: five weeks of days, the days `from` to `to` (0 to 24) marked. */
export function calendar(at: Place, from: number, to: number): string {
  const days = Array.from({ length: 25 }, (_, day) => {
    const [x, y] = [-150 + (day % 5) * 64, -76 + Math.floor(day / 5) * 51];
    const marked = day >= from && day <= to;
    return cut(box(x, y, 48, 38, 7), marked ? dyes.marigold : '#dde6e6');
  });
  const rings = [-110, 0, 110].map((x) => stroke(`M${x}-206V-164`, dyes.ink, 11));
  return place(at, [
    lifted([cut(box(-190, -186, 380, 380, 14), dyes.cotton)]),
    cut('M-190-172Q-190-186-176-186H176Q190-186 190-172V-104H-190z', dyes.madder),
    ...rings,
    ...days,
    stroke(circle(-126 + (to % 5) * 64, -57 + Math.floor(to / 5) * 51, 34), dyes.madder, 7),
  ]);
}
