import type { Grip } from './hand.ts';
import { hand } from './hand.ts';
import { bent, limb, stretch } from './limb.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import type { Point } from './shapes.ts';
import { skins, type Skin } from './skin.ts';

/** The cloth over an arm: `length` is the share of the arm that it covers, `cuff` the strip at its end. */
type Sleeve = { dye: string; length: number; cuff?: string; bangles?: string };

/** An arm from the shoulder to the place its palm lies, both in the body's own units. */
export type Arm = {
  shoulder: Point;
  palm: Point;
  grip: Grip;
  skin: Skin;
  sleeve: Sleeve;
  /** Which way the elbow goes: the bend that lies farther in this direction is taken. */
  elbow: Point;
};

const UPPER = 76;
const LOWER = 74;

/** An arm with its sleeve and hand. Throws where the palm lies farther off than an arm is long. */
export function arm(parts: Arm): string {
  const line = bent(parts.shoulder, elbowOf(parts), parts.palm);
  return lifted([bare(line, parts), sleeve(line, parts.sleeve), handAt(line, parts)]);
}

/** An arm from a little above the elbow on, to be laid over what it rests on. */
export function forearm(parts: Arm): string {
  const line = bent(parts.shoulder, elbowOf(parts), parts.palm);
  const share = Math.max(parts.sleeve.length, 0.02);
  const covered = share > 0.42 ? limb(stretch(line, 0.38, share), 29, 24, 'flat') : '';
  return [
    cut(limb(stretch(line, covered ? 0.5 : 0.38, 0.97), 23, 17), skins[parts.skin].cloth),
    covered && cut(covered, parts.sleeve.dye) + cuff(line, parts.sleeve),
    bangles(line, parts.sleeve),
    handAt(line, parts),
  ].join('');
}

function bare(line: readonly Point[], { skin }: Arm): string {
  return cut(limb(stretch(line, 0, 0.97), 26, 17), skins[skin].cloth);
}

function sleeve(line: readonly Point[], { dye, length, ...more }: Sleeve): string {
  if (length === 0) return bangles(line, { dye, length, ...more });
  const loose = 36 - 12 * length;
  return [
    cut(limb(stretch(line, 0, length), 38, loose + 2, 'round root'), dye),
    cuff(line, { dye, length, ...more }),
    bangles(line, { dye, length, ...more }),
  ].join('');
}

function cuff(line: readonly Point[], { length, cuff: trim }: Sleeve): string {
  if (trim === undefined || length === 0) return '';
  const loose = 36 - 12 * length;
  return cut(limb(stretch(line, length - 0.06, length), loose + 3, loose + 3, 'flat'), trim);
}

function bangles(line: readonly Point[], { bangles: dye }: Sleeve): string {
  if (dye === undefined) return '';
  return [0.84, 0.89]
    .map((share) => cut(limb(stretch(line, share, share + 0.025), 21, 21, 'flat'), dye))
    .join('');
}

function handAt(line: readonly Point[], { palm: [x, y], grip, skin }: Arm): string {
  const [fromX, fromY] = line.at(-8) ?? [x, y];
  const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  // The thumb is up whichever way the arm points.
  const upside = Math.abs(turn) > 90;
  return place({ x, y, turn: upside ? turn - 180 : turn, mirrored: upside, size: 1.16 }, [hand(grip, skin)]);
}

function elbowOf({ shoulder: [x, y], palm: [toX, toY], elbow: [wayX, wayY] }: Arm): Point {
  const distance = Math.hypot(toX - x, toY - y);
  const longer = Math.max(1, distance / (UPPER + LOWER - 2));
  if (longer > 1.3) {
    throw new Error(
      `A hand can't reach ${toX.toFixed()} ${toY.toFixed()} from ${x.toFixed()} ${y.toFixed()}.`,
    );
  }
  const [upper, lower] = [UPPER * longer, LOWER * longer];
  const along = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance || 1);
  const off = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const [ux, uy] = [(toX - x) / (distance || 1), (toY - y) / (distance || 1)];
  const side = -uy * wayX + ux * wayY > 0 ? 1 : -1;
  return [x + ux * along - uy * off * side, y + uy * along + ux * off * side];
}
