import { outline } from './outline.ts';
import { path, type Point } from './shapes.ts';

/** A bent limb as evenly spread points along it, from its root over the softly rounded joint to its end. */
export function bent(root: Point, joint: Point, end: Point): Point[] {
  const d = path([
    ['M', ...root],
    ['L', ...between(joint, root, 0.34)],
    ['Q', ...joint, ...between(joint, end, 0.34)],
    ['L', ...end],
  ]);
  return evenly(outline(d)[0] ?? [], 40);
}

function evenly(line: readonly Point[], count: number): Point[] {
  const walked = line.reduce<number[]>((sums, [x, y], at) => {
    const [fromX, fromY] = line[at - 1] ?? [x, y];
    return [...sums, (sums.at(-1) ?? 0) + Math.hypot(x - fromX, y - fromY)];
  }, []);
  return Array.from({ length: count + 1 }, (_, step) => {
    const wanted = ((walked.at(-1) ?? 0) * step) / count;
    const next = Math.max(
      1,
      walked.findIndex((sum) => sum >= wanted - 0.001),
    );
    const [from, to] = [walked[next - 1] ?? 0, walked[next] ?? 0];
    const before: Point = line[next - 1] ?? [0, 0];
    const after = line[next] ?? before;
    return between(before, after, to === from ? 0 : (wanted - from) / (to - from));
  });
}

/** Which ends of a limb are round: a sleeve's root alone, neither end of a cuff. */
type Ends = 'round' | 'round root' | 'flat';

/** Path data of a limb or sleeve round a line of points, as wide as told at either end. */
export function limb(
  line: readonly Point[],
  fromWidth: number,
  toWidth: number,
  ends: Ends = 'round',
): string {
  const sides = line.map((point, at): [Point, Point] => {
    const share = at / Math.max(1, line.length - 1);
    return across(line, at, point, (fromWidth + (toWidth - fromWidth) * share) / 2);
  });
  const root: Point = line[0] ?? [0, 0];
  const end = line.at(-1) ?? root;
  const loop = [
    ...sides.map(([left]) => left),
    ...(ends === 'round' ? arc(end, sides.at(-1)?.[0] ?? end) : []),
    ...sides.map(([, right]) => right).toReversed(),
    ...(ends === 'flat' ? [] : arc(root, sides[0]?.[1] ?? root)),
  ];
  return path([...loop.map(([x, y], at) => [at === 0 ? 'M' : 'L', x, y] as const), ['Z']]);
}

/** The part of a line of points between two shares (0 to 1) of its points. */
export function stretch(line: readonly Point[], from: number, to: number): Point[] {
  const last = line.length - 1;
  return line.slice(Math.floor(from * last), Math.ceil(to * last) + 1);
}

/** The place a share of the way from one point to another. */
function between([x, y]: Point, [toX, toY]: Point, share: number): Point {
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
    return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
  });
}
