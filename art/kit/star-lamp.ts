import { dyes } from './dyes.ts';
import { lifted, shade, shine } from './patch.ts';
import { cut } from './pattern.ts';
import { around, place, type Place } from './place.ts';
import { circle, star } from './shapes.ts';
import { stroke } from './stitch.ts';

/** A lit paper star whose heart hangs at the place, 190 units across, its thread `hung` units long. */
export function starLamp(at: Place, paper: string, rim: string, hung = 110): string {
  return place(at, [
    cut(circle(0, 0, 140), paper, 0.1) + cut(circle(0, 0, 106), paper, 0.14),
    stroke(`M0-90V${-90 - hung}`, dyes.cotton, 3),
    ...[-10, 0, 10].map((x) => stroke(`M${x} 46L${x * 1.8} ${112 - Math.abs(x)}`, rim, 4)),
    lifted([
      around(
        5,
        () =>
          cut('M0 0L-26-36L0-96L26-36z', paper) +
          shade('M0 0L0-96L26-36z', 0.16) +
          shine('M0 0L-26-36L0-96z', 0.14),
      ),
    ]),
    around(
      5,
      () =>
        stroke('M0 0L-26-36L0-96L26-36zM0 0V-96', rim, 2.4) +
        cut(circle(-8, -42, 4), '#fff3c9') +
        cut(circle(8, -42, 4), '#fff3c9'),
    ),
    cut(star(0, 0, 10, 27, 20), rim) + cut(star(0, 0, 8, 15, 7), '#fff3c9'),
  ]);
}
