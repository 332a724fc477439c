import { ACROSS_A_PHONE } from '../../pictures/across-a-phone.ts';

/**
 * How wide a tile's picture is drawn, for `<img sizes>`, by its place among the tiles: the stylesheet of the grid makes
 * every third one large on a phone, and the first and last of nine on a wide screen.
 * @example tileSizes(1) // '(min-width: 75rem) 22rem, (min-width: 48rem) 31vw, (min-width: 22rem) 44vw, 85vw'
 */
export function tileSizes(index: number): string {
  const isLarge = [0, 8].includes(index % 9);
  return [
    `(min-width: 75rem) ${isLarge ? 46 : 22}rem`,
    `(min-width: 48rem) ${isLarge ? 64 : 31}vw`,
    `(min-width: 22rem) ${index % 3 === 0 ? ACROSS_A_PHONE : '44vw'}`,
    ACROSS_A_PHONE,
  ].join(', ');
}
