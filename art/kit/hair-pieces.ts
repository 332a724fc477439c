import { dyes, threadOn } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import { circle, ellipse, ring, type Point } from './shapes.ts';
import { stroke } from './stitch.ts';

/** Three strands, one over another, from the nape down, tied near the end. */
export function plait([x, y]: Point, [toX, toY]: Point, dye: string, ribbon: string = dyes.madder): string {
  const count = Math.round((toY - y) / 17);
  const knots = Array.from({ length: count }, (_, at) => {
    const share = at / count;
    const [cx, cy] = [x + (toX - x) * Math.sin((share * Math.PI) / 2), y + (toY - y) * share];
    const wide = 13 - 5 * share;
    return place({ x: cx, y: cy, turn: at % 2 === 0 ? 18 : -18 }, [
      cut(ellipse(0, 0, wide, 11), dye) + strands(`M${-wide * 0.6} 4Q0-2 ${wide * 0.6} 4`, dye),
    ]);
  });
  const bow = place({ x: toX, y: toY - 4 }, [
    cut('M0 0Q-16-14-18 0Q-16 12 0 0Q16-14 18 0Q16 12 0 0z', ribbon),
    cut(circle(0, 0, 5), ribbon),
    cut('M-6 4Q0 30-4 34Q6 34 6 4z', dye),
  ]);
  return lifted([...knots, bow]);
}

/** Jasmine strung round the bun of a turned head. */
export function gajra(): string {
  const string = ring(-42, 4, 22, (at) => (at % 2 === 0 ? 24 : 20)).slice(11, 22);
  return lifted(string.map(([x, y]) => petal(x - 2, y)));
}

/** A few jasmine flowers at (x, y). */
export function flowers(x: number, y: number): string {
  return lifted([-10, -3, 4, 11].map((dx, at) => petal(x + dx, y + (at % 2) * 6)));
}

/** One jasmine flower. */
export function petal(x: number, y: number): string {
  return cut(circle(x, y, 5), '#fdf8ec') + cut(circle(x, y, 1.8), dyes.marigold);
}

/** A bow to hold the hair, where one is worn. */
export function clip(x: number, y: number, dye: string | undefined): string {
  if (dye === undefined) return '';
  return lifted([
    cut(ellipse(x - 7, y, 8, 6) + ellipse(x + 7, y, 8, 6), dye),
    cut(circle(x, y, 4), dyes.marigold),
  ]);
}

/** A band round the root of a ponytail. */
export function tie(x: number, y: number, dye: string = dyes.madder): string {
  return cut(ellipse(x, y, 9, 11), dye);
}

/** Hair in curls, one round each place. */
export function curls(places: readonly Point[], dye: string): string {
  return [
    ...places.map(([x, y]) => cut(circle(x, y, 14), dye)),
    strands(places.map(([x, y]) => `M${x - 7} ${y + 2}q6-10 12-2q0 6-6 5`).join(''), dye),
  ].join('');
}

/** A few threads that catch the light; on pale hair, a few darker ones. */
export function strands(d: string, dye: string): string {
  const pale = threadOn(dye) === dyes.bark;
  return stroke(d, pale ? '#a9a196' : '#ffffff', 2, `opacity="${pale ? 0.7 : 0.2}"`);
}
