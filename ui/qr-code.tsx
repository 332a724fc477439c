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

/** A QR code, dark on light in every theme and on paper, since scanners expect that. */
export function QrCode({ drawing, label }: { drawing: QrDrawing; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      className="size-full forced-color-adjust-none"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={drawing.path} fill="#000" />
    </svg>
  );
}

// Neighbours in a row become one rectangle: a shorter path, and no hairlines between them.
function rowPath(row: readonly boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? '#' : ' ')).join('');
  return Array.from(modules.matchAll(/#+/g), ({ 0: run, index }) => {
    return `M${index} ${y}h${run.length}v1h-${run.length}z`;
  }).join('');
}
