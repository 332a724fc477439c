import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import { box, type Point } from './shapes.ts';
import { stroke } from './stitch.ts';

/** An elbow crutch from its foot to the hand grip at `grip`; the cuff stands a forearm above. */
export function crutch(foot: Point, grip: Point, dye: string = dyes.seaGreen): string {
  return alongLine(foot, grip, (length) => [
    lifted([
      stroke(`M0 0V${-length - 62}`, '#b9c0c8', 7),
      stroke(`M-2${-length}H20`, dyes.ink, 9),
      stroke(
        `M-13${-length - 58}Q-15${-length - 78} 0${-length - 78}Q13${-length - 78} 12${-length - 60}`,
        dye,
        8,
      ),
    ]),
    cut(box(-5, -length * 0.5, 10, 26, 4), dye),
    cut(box(-7, -10, 14, 16, 5), dyes.ink),
  ]);
}

/** A white guide cane from its tip to the hand at `grip`, its lower end red. */
export function guideCane(tip: Point, grip: Point): string {
  return alongLine(tip, grip, (length) => [
    lifted([stroke(`M0-4V${-length - 12}`, '#fbf7ee', 7)]),
    stroke(`M0-6V${-length * 0.24}`, dyes.madder, 7),
    stroke(`M0${-length + 14}V${-length - 26}`, dyes.ink, 9),
    stroke(`M0${-length - 26}q16 4 10 22`, dyes.ink, 2.5),
    cut(box(-6, -8, 12, 12, 6), dyes.cotton),
  ]);
}

/** A walker that stands round (0, 0) on the ground, its grips 150 units up. */
export function walkingFrame({
  x,
  y,
  size = 1,
  dye = dyes.teal,
}: {
  x: number;
  y: number;
  size?: number;
  dye?: string;
}): string {
  return place({ x, y, size }, [
    lifted([
      stroke('M-70 0L-56-150Q-54-160-40-160H40Q54-160 56-150L70 0', '#b9c0c8', 8),
      stroke('M-64-62H64', '#b9c0c8', 7),
      stroke('M-58-150H-28M28-150H58', dye, 13),
    ]),
    stroke('M-70 0h0M70 0h0', dyes.ink, 15),
  ]);
}

/** Drawing that stands upright on (0, 0), turned so that it runs from one place to the other. */
function alongLine([x, y]: Point, [toX, toY]: Point, content: (length: number) => readonly string[]): string {
  const turn = (Math.atan2(toX - x, y - toY) * 180) / Math.PI;
  return place({ x, y, turn }, content(Math.hypot(toX - x, toY - y)));
}
