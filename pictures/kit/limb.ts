import { outline } from './outline.ts';
import { path, type Point } from './shapes.ts';

/** A bent limb as points along it, from its root over the joint (softly rounded) to its end. */
export function bent(root: Point, joint: Point, end: Point): Point[] {
  const [before, after] = [between(joint, root, 0.34), between(joint, end, 0.34)];
  const d = path([
    ['M', ...root],
    ['L', ...between(root, before, 0.5)],
    ['L', ...before],
    ['Q', ...joint, ...after],
    ['L', ...between(after, end, 0.5)],
    ['L', ...end],
  ]);
  return [root, ...(outline(d)[0] ?? [])];
}

/** Path data of a limb or sleeve round a line of points, as wide as told at either end; its root is always round. */
export function limb(line: readonly Point[], fromWidth: number, toWidth: number, round = true): string {
  const sides = line.map((point, at): [Point, Point] => {
    const share = at / Math.max(1, line.length - 1);
    return across(line, at, point, (fromWidth + (toWidth - fromWidth) * share) / 2);
  });
  const [root, end] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  const cap = round ? arc(end, sides.at(-1)?.[0] ?? end) : [];
  const loop = [
    ...sides.map(([left]) => left),
    ...cap,
    ...sides.map(([, right]) => right).toReversed(),
    ...arc(root, sides[0]?.[1] ?? root),
  ];
  return path([...loop.map(([x, y], at) => [at === 0 ? 'M' : 'L', x, y] as const), ['Z']]);
}

/** The part of a line of points between two shares (0 to 1) of its points. */
export function stretch(line: readonly Point[], from: number, to: number): Point[] {
  const last = line.length - 1;
  return line.slice(Math.floor(from * last), Math.ceil(to * last) + 1);
}

/** The place a share of the way from one point to another. */
export function between([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

function across(line: readonly Point[], at: number, [x, y]: Point, half: number): [Point, Point] {
  const [backX, backY] = line[Math.max(0, at - 1)] ?? [x, y];
  const [onX, onY] = line[Math.min(line.length - 1, at + 1)] ?? [x, y];
  const length = Math.hypot(onX - backX, onY - backY) || 1;
  const [nx, ny] = [(-(onY - backY) / length) * half, ((onX - backX) / length) * half];
  return [
    [x + nx, y + ny],
    [x - nx, y - ny],
  ];
}

/** Half a turn round a limb's end, from one side to the other. */
function arc([x, y]: Point, [fromX, fromY]: Point): Point[] {
  const [dx, dy] = [fromX - x, fromY - y];
  return [30, 60, 90, 120, 150].map((degrees): Point => {
    const turn = (-degrees * Math.PI) / 180;
    return [
      x + dx * Math.cos(turn) - dy * Math.sin(turn),
      y + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
  });
}
