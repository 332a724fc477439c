import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import { tenths, type Point } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';

const DYES = [dyes.madder, dyes.indigo, dyes.leaf, dyes.marigold, dyes.teal, dyes.coral];

/** A string that sags between two places, with cloth flags sewn to it that hang straight down. */
export function bunting(from: Point, to: Point, flags: number, sag = 60, size = 1): string {
  const hung = Array.from({ length: flags }, (_, at) => {
    const [x, y, turn] = onString(from, to, sag, (at + 0.5) / flags);
    return place({ x, y, size, turn: turn * 0.5 }, [flag(DYES[at % DYES.length] ?? dyes.madder)]);
  });
  return [lifted(hung), stroke(stringPath(from, to, sag), dyes.bark, 4)].join('');
}

/** Where a string that sags between two places is, a share of the way along, and how it slopes there in degrees. */
export function onString([x, y]: Point, [toX, toY]: Point, sag: number, share: number): [...Point, number] {
  const slope = (toY - y + 4 * sag * (1 - 2 * share)) / (toX - x || 1);
  return [
    x + (toX - x) * share,
    y + (toY - y) * share + 4 * sag * share * (1 - share),
    (Math.atan(slope) * 180) / Math.PI,
  ];
}

/** The string itself as path data. */
export function stringPath([x, y]: Point, [toX, toY]: Point, sag: number): string {
  return `M${tenths(x)} ${tenths(y)}Q${tenths((x + toX) / 2)} ${tenths((y + toY) / 2 + 2 * sag)} ${tenths(toX)} ${tenths(toY)}`;
}

function flag(dye: string): string {
  const thread = dye === dyes.marigold ? dyes.madder : dyes.straw;
  return (
    cut('M-24-3H24L0 50z', dye) + stitch('M-16 5H16L0 38z', thread, { width: 2, length: 6, opacity: 0.9 })
  );
}
