import { encode } from 'uqr';

/** A QR code as one path of dark squares, each 1 by 1, in a box of `size` by `size`. */
export type QrDrawing = { size: number; path: string };

// Scanners need four modules of bare ground all round.
const QUIET_ZONE = 4;

/** The QR code of a text, with its quiet zone; it can still be read with 15 % of it worn off, say on paper. */
export function qrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(rowPath).join('') };
}

// Neighbours in a row become one rectangle: a shorter path, and no hairlines between them.
function rowPath(row: readonly boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? '#' : ' ')).join('');
  return Array.from(modules.matchAll(/#+/g), ({ 0: run, index }) => {
    return `M${index} ${y}h${run.length}v1h-${run.length}z`;
  }).join('');
}
