import { outline } from './outline.ts';
import { path, type Point } from './shapes.ts';

/** How far apart, in picture units, the places lie from which the inset is felt out. */
const STEP = 4;

/**
 * Path data of a line that runs inside a closed shape, `by` units from its edge: where a seam is sewn. Holes and narrow
 * places are respected; a shape that is nowhere wide enough gives an empty text.
 */
export function inset(d: string, by: number): string {
  const loops = outline(d).map(evenly);
  return loops
    .flatMap((loop) => broken(seamPoints(loop, loops, by), by))
    .filter((run) => run.length > 3)
    .map((run) => path(run.map(([x, y], at) => [at === 0 ? 'M' : 'L', x, y] as const)))
    .join('');
}

function evenly(loop: readonly Point[]): Point[] {
  const places: Point[] = [];
  loop.forEach(([x, y], at) => {
    const [toX, toY] = loop[(at + 1) % loop.length] ?? [x, y];
    const steps = Math.ceil(Math.hypot(toX - x, toY - y) / STEP);
    for (let step = 0; step < steps; step++) {
      places.push([x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps]);
    }
  });
  return places;
}

function seamPoints(loop: readonly Point[], loops: readonly (readonly Point[])[], by: number): Point[] {
  return loop.flatMap(([x, y], at) => {
    const [nextX, nextY] = loop[(at + 1) % loop.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    const [acrossX, acrossY] = [(-(nextY - y) / length) * by, ((nextX - x) / length) * by];
    const middle: Point = [(x + nextX) / 2, (y + nextY) / 2];
    const sides: Point[] = [
      [middle[0] + acrossX, middle[1] + acrossY],
      [middle[0] - acrossX, middle[1] - acrossY],
    ];
    return sides.filter((side) => isInside(side, loops) && isClear(side, loops, by));
  });
}

function isInside([x, y]: Point, loops: readonly (readonly Point[])[]): boolean {
  let inside = false;
  for (const loop of loops) {
    loop.forEach(([toX, toY], at) => {
      const [fromX, fromY] = loop.at(at - 1) ?? [toX, toY];
      if (fromY > y !== toY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) inside = !inside;
    });
  }
  return inside;
}

function isClear([x, y]: Point, loops: readonly (readonly Point[])[], by: number): boolean {
  // The places are STEP apart, so the nearest of them is a little farther off than the edge itself.
  return loops.every((loop) => loop.every(([px, py]) => Math.hypot(px - x, py - y) > by * 0.97));
}

/** The seam closed and cut where it would leap over a gap. */
function broken(points: readonly Point[], by: number): Point[][] {
  const runs: Point[][] = [];
  const leap = by * 2.5 + STEP * 2;
  let run: Point[] = [];
  for (const point of points.concat(points.slice(0, 1))) {
    const [x, y] = run.at(-1) ?? point;
    if (Math.hypot(point[0] - x, point[1] - y) > leap) run = [];
    if (run.length === 0) runs.push(run);
    run.push(point);
  }
  return runs;
}
