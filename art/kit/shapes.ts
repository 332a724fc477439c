/** How far a cubic's handles reach, as a share of the radius, to draw a quarter of a circle. */
const ROUND = 0.5523;

/** Path data of an ellipse round (x, y). */
export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [hx, hy] = [rx * ROUND, ry * ROUND];
  return path([
    ['M', x - rx, y],
    ['C', x - rx, y - hy, x - hx, y - ry, x, y - ry],
    ['C', x + hx, y - ry, x + rx, y - hy, x + rx, y],
    ['C', x + rx, y + hy, x + hx, y + ry, x, y + ry],
    ['C', x - hx, y + ry, x - rx, y + hy, x - rx, y],
    ['Z'],
  ]);
}

/** Path data of a circle round (x, y). */
export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

/** Path data of a box from its top left corner, its corners rounded by `round`. */
export function box(x: number, y: number, width: number, height: number, round = 0): string {
  const [right, bottom] = [x + width, y + height];
  return path([
    ['M', x + round, y],
    ['L', right - round, y],
    ['Q', right, y, right, y + round],
    ['L', right, bottom - round],
    ['Q', right, bottom, right - round, bottom],
    ['L', x + round, bottom],
    ['Q', x, bottom, x, bottom - round],
    ['L', x, y + round],
    ['Q', x, y, x + round, y],
    ['Z'],
  ]);
}

/** Path data of a star (or, with a shallow `inner` radius, a cog or a flower) of `points` points, the first one upward. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = ring(x, y, points * 2, (at) => (at % 2 === 0 ? outer : inner));
  return path([...corners.map(([cx, cy], at) => [at === 0 ? 'M' : 'L', cx, cy] as const), ['Z']]);
}

/** Points spread evenly round (x, y), clockwise from the top, each as far out as `reach` says. */
export function ring(x: number, y: number, count: number, reach: number | ((at: number) => number)): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 2 * Math.PI;
    const radius = typeof reach === 'number' ? reach : reach(at);
    return [x + Math.sin(turn) * radius, y - Math.cos(turn) * radius];
  });
}

/** A place on the picture: x to the right, y downward. */
export type Point = [x: number, y: number];

/**
 * Path data written from commands, numbers to a tenth.
 * @example path([['M', 0, 1.26], ['Z']]) // 'M0 1.3Z'
 */
export function path(commands: readonly (readonly [string, ...number[]])[]): string {
  return commands.map(([letter, ...numbers]) => letter + numbers.map(tenths).join(' ')).join('');
}

/** A number as SVG wants it, to a tenth, so that a picture comes out the same on every machine. */
export function tenths(number: number): string {
  return String(Math.round(number * 10) / 10 + 0);
}
