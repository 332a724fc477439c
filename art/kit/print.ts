import { motifs, type Motif } from './motifs.ts';
import { cut, type Pattern } from './pattern.ts';
import { place, type Place } from './place.ts';

/** One press of a block. `size` is its height and width in picture units. */
export function print(motif: Motif, { size = 50, ...where }: Place, dye: string, opacity = 1): string {
  return place({ ...where, size: size / 100 }, [cut(motifs[motif], dye, opacity)]);
}

/** A block printed all over in half-drop rows, `size` units high and `apart` units from one to the next. */
export function allOver(motif: Motif, size: number, apart: number, dye: string, opacity = 1): Pattern {
  const [width, height] = [apart, apart * 1.1];
  const half = { size, x: width / 4, y: height / 4 };
  return {
    width,
    height,
    content:
      print(motif, half, dye, opacity) +
      print(motif, { ...half, x: width * 0.75, y: height * 0.75 }, dye, opacity),
  };
}

/** A row of blocks from left to right, `count` of them, the first at (x, y) and `apart` units between them. */
export function row(motif: Motif, first: Place, count: number, apart: number, dye: string): string {
  return Array.from({ length: count }, (_, at) =>
    print(motif, { ...first, x: first.x + at * apart }, dye),
  ).join('');
}
