import { dyes } from './dyes.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import { box } from './shapes.ts';

/** How the mark stands on its cloth: `round` corners, and how much of the width it takes. */
export type MarkCloth = { width: number; round: number; share: number };

/**
 * The sign of the foundation as an SVG: a lit lamp sewn with three stitches. Simple enough to be known at 16 pixels.
 */
export function lampMark({ width, round, share }: MarkCloth): string {
  const size = `viewBox="0 0 ${width} ${width}" width="${width}" height="${width}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    cut(box(0, 0, width, width, round), dyes.indigo),
    place({ x: width / 2, y: width / 2, size: (width * share) / 100 }, sign()),
    '</svg>',
  ].join('');
}

/** The lamp in a box from -50 to 50. */
function sign(): string[] {
  const stitches = 'M-27 21L-17 26.5M-5 29H6M18 26.5L28 21';
  return [
    cut('M3 4C-19-8-13-30 3-49C19-30 25-8 3 4z', dyes.marigold),
    cut('M3 1C-7-6-5-16 3-26C11-16 13-6 3 1z', '#fff0b8'),
    cut('M-49 5Q-50-2-41 0Q0 14 42-1Q52-3 49 7C42 34 22 45 0 45C-24 45-44 32-49 5z', dyes.cotton),
    `<path d="${stitches}" fill="none" stroke="${dyes.madder}" stroke-width="5.5" stroke-linecap="round"/>`,
  ];
}
