import { tenths } from './shapes.ts';

/** Where a piece that was drawn round its own (0, 0) goes. `turn` in degrees, clockwise. */
export type Place = { x: number; y: number; size?: number; turn?: number; mirrored?: boolean };

/** Drawing moved, turned and sized to its place. */
export function place(
  { x, y, size = 1, turn = 0, mirrored = false }: Place,
  content: readonly string[],
): string {
  const across = Math.round((mirrored ? -size : size) * 1000) / 1000;
  const scale = `scale(${across} ${Math.round(size * 1000) / 1000})`;
  return `<g transform="translate(${tenths(x)} ${tenths(y)}) rotate(${tenths(turn)}) ${scale}">${content.join('')}</g>`;
}

/** Drawing and its mirror image across x = 0: two sleeves, two handles. */
export function bothSides(content: readonly string[]): string {
  return content.join('') + place({ x: 0, y: 0, mirrored: true }, content);
}

/** Drawing that points up from (0, 0), repeated all round it: petals, rays. The first is turned by `start` degrees. */
export function around(count: number, content: (at: number) => string, start = 0): string {
  return Array.from({ length: count }, (_, at) =>
    place({ x: 0, y: 0, turn: start + (at * 360) / count }, [content(at)]),
  ).join('');
}
