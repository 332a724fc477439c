import { diya } from './craft-things.ts';
import { dyes } from './dyes.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import { circle, ring } from './shapes.ts';

/** A pattern of coloured powder on the ground round (x, y), 260 units wide, lamps upon it. */
export function rangoli(x: number, y: number): string {
  const petals = (count: number, reach: number, length: number, dye: string) =>
    Array.from({ length: count }, (_, at) =>
      place({ x: 0, y: 0, turn: (at * 360) / count }, [
        cut(
          `M0 ${-reach}C${length * 0.4} ${-reach - length * 0.4} ${length * 0.3} ${-reach - length} 0 ${-reach - length}C${-length * 0.3} ${-reach - length} ${-length * 0.4} ${-reach - length * 0.4} 0 ${-reach}z`,
          dye,
        ),
      ]),
    ).join('');
  const flat = `<g transform="scale(1 .3)">${[
    cut(circle(0, 0, 128), dyes.wine),
    petals(12, 66, 54, dyes.coral),
    petals(12, 30, 40, dyes.marigold),
    cut(circle(0, 0, 32), dyes.cotton) + petals(6, 4, 24, dyes.teal),
    ...ring(0, 0, 24, 126).map(([dx, dy]) => cut(circle(dx, dy, 6), dyes.cotton)),
  ].join('')}</g>`;
  return place({ x, y }, [
    flat,
    diya({ x: 0, y: 6, size: 0.9 }),
    diya({ x: -122, y: 14, size: 0.7 }),
    diya({ x: 122, y: 14, size: 0.7 }),
  ]);
}
