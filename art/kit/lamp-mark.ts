import { dyes } from './dyes.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import { box } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';

/** How the mark stands on its cloth: `round` corners in pixels, and how much of the width it takes. */
type MarkCloth = { width: number; round: number; share: number };

/**
 * The sign of the foundation as an SVG: a lit lamp with a stitched bowl, without filters, so that it is sharp at any
 * size and known at 16 pixels.
 * @example lampMark({ width: 512, round: 112, share: 0.8 }) // '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" …'
 */
export function lampMark({ width, round, share }: MarkCloth): string {
  const size = `viewBox="0 0 ${width} ${width}" width="${width}" height="${width}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    cut(box(0, 0, width, width, round), dyes.indigo),
    place({ x: width / 2, y: width * 0.51, size: (width * share) / 100 }, [FLAME, BOWL]),
    '</svg>',
  ].join('');
}

/** Flame and bowl together fill a box from -50 to 50. */
const FLAME =
  cut('M3-50C22-30 24-16 14-3C7 5-9 5-15-4C-25-19-6-28 3-50z', dyes.marigold) +
  cut('M2-25C9-16 9-10 5-5C2-2-4-2-6-6C-9-12 0-16 2-25z', '#fff3d6');

const BOWL =
  cut('M-50 5Q0 25 50 5Q46 46 0 47Q-46 46-50 5z', dyes.coral) +
  cut('M-50 5Q0 25 50 5Q49 13 45 20Q0 36-45 20Q-49 13-50 5z', dyes.terracotta) +
  stitch('M-37 30Q0 41 37 30', dyes.cotton, { width: 4.6, length: 12, opacity: 1 }) +
  stroke('M-50 5Q0 25 50 5', dyes.straw, 3);
