import type { Point } from './shapes.ts';

/** Into how many straight pieces one curve is cut. */
const PIECES = 24;

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };

/**
 * The loops of path data as points along them. Reads every command but the arc, for which `shapes.ts` has circles and
 * ellipses; throws on an arc.
 */
export function outline(d: string): Point[][] {
  const loops: Point[][] = [];
  let loop: Point[] = [];
  let here: Point = [0, 0];
  let handle: Point | undefined;

  for (const { letter, numbers } of commands(d)) {
    const command = letter.toUpperCase();
    const [fromX, fromY] = letter === command ? [0, 0] : here;
    const points = pairs(command, numbers, here, fromX, fromY);
    if (command === 'M') {
      loop = [];
      loops.push(loop);
    }
    if (command === 'S' || command === 'T') points.unshift(mirrored(handle ?? here, here));
    const end = command === 'Z' ? (loop[0] ?? here) : (points.at(-1) ?? here);
    for (let piece = 1; piece <= PIECES; piece++) {
      if (points.length > 1) loop.push(along([here, ...points], piece / PIECES));
    }
    if (points.length === 1) loop.push(end);
    handle = points.length > 1 ? points.at(-2) : undefined;
    here = end;
  }
  return loops;
}

function* commands(d: string): Generator<{ letter: string; numbers: number[] }> {
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const needed = ARGUMENTS[letter.toUpperCase()];
    if (needed === undefined) throw new Error(`The path command ${letter} is not drawn by hand here: ${d}`);
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (needed === 0 && numbers.length > 0) throw new Error(`A closed path takes no numbers: ${d}`);
    yield { letter, numbers: numbers.splice(0, needed) };
    // Further numbers repeat the command; after a move they draw lines.
    const again = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
    while (numbers.length > 0) yield { letter: again, numbers: numbers.splice(0, needed) };
  }
}

function pairs(command: string, numbers: number[], here: Point, fromX: number, fromY: number): Point[] {
  const [first = 0] = numbers;
  if (command === 'H') return [[first + fromX, here[1]]];
  if (command === 'V') return [[here[0], first + fromY]];
  return Array.from({ length: numbers.length / 2 }, (_, at) => [
    (numbers[at * 2] ?? 0) + fromX,
    (numbers[at * 2 + 1] ?? 0) + fromY,
  ]);
}

function mirrored([x, y]: Point, [aboutX, aboutY]: Point): Point {
  return [2 * aboutX - x, 2 * aboutY - y];
}

/** De Casteljau: the place a share of the way along a curve of any degree. */
function along(points: readonly Point[], share: number): Point {
  if (points.length < 2) return points[0] ?? [0, 0];
  const next = points.slice(1).map(([x, y], at): Point => {
    const [beforeX, beforeY] = points[at] ?? [x, y];
    return [beforeX + (x - beforeX) * share, beforeY + (y - beforeY) * share];
  });
  return along(next, share);
}
