import { dyes } from '../kit/dyes.ts';
import { lifted, patch, shade, shine } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { circle, ellipse } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

const PAINTS = [dyes.cotton, dyes.marigold, dyes.sky] as const;

/** Lit clay lamps in rows, as many as the set holds. */
export const drawings: Drawing[] = [
  lamps('clay-diya-set', [1, 2, 3], 0.92),
  lamps('clay-diya-set-of-6', [3, 3], 1.1),
  lamps('clay-diya-set-of-12', [4, 4, 4], 0.84),
];

function lamps(name: string, rows: readonly number[], size: number): Drawing {
  const [across, down] = [200 * size, 182 * size];
  const top = 300 - ((rows.length - 1) * down) / 2 + 16 * size;
  const content = rows.flatMap((count, line) =>
    Array.from({ length: count }, (_, at) =>
      place({ x: 400 + (at - (count - 1) / 2) * across, y: top + line * down, size }, [
        lamp(PAINTS[(at + line) % 3] ?? dyes.cotton, at % 2 === 0),
      ]),
    ),
  );
  return picture({ name, ground: dyes.night, motif: 'star' }, content);
}

function lamp(paint: string, dotted: boolean): string {
  const bowl = 'M-78-18Q-82-26-70-26Q0-8 70-26Q96-34 88-20Q70 44 0 46Q-66 44-78-18z';
  const rim = 'M-74-24Q0-46 62-30Q84-36 84-26Q40 0 0 0Q-56-2-74-24z';
  return [
    cut(circle(44, -58, 66), dyes.marigold, 0.1) + cut(circle(44, -58, 44), dyes.marigold, 0.16),
    patch('M-34 38H34L40 54H-40z', '#9c4a20', { seam: false }),
    patch(bowl, dyes.terracotta, { seam: false }),
    shade('M88-20Q70 44 0 46Q-20 45-34 38Q50 34 60-22z', 0.15),
    cut(rim, '#8f421c'),
    cut(ellipse(2, -18, 56, 9), dyes.turmeric) + shine(ellipse(-14, -20, 20, 3), 0.5),
    dotted
      ? dots(paint)
      : stroke('M-60 4q10 14 20 6q10 14 20 4q10 14 20 2q10 12 20 0q10 10 20-4q8 6 16-6', paint, 4),
    stroke('M-70-12Q0 10 78-14', paint, 3, 'stroke-dasharray="1 8"'),
    stroke('M20-18Q40-20 46-34', dyes.cotton, 7),
    place({ x: 46, y: -32 }, [flame()]),
  ].join('');
}

function dots(paint: string): string {
  return [-48, -24, 0, 24, 48]
    .map((x, at) => cut(circle(x, 14 + (2 - Math.abs(at - 2)) * 4, at % 2 === 0 ? 6 : 4), paint))
    .join('');
}

function flame(): string {
  return [
    lifted([cut('M0 6C-26-4-22-36 0-70C20-38 24-6 0 6z', dyes.marigold)]),
    cut('M0 2C-14-6-11-24 0-44C11-24 13-6 0 2z', '#ffe39a'),
  ].join('');
}
