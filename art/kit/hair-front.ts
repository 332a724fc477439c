import type { Dressed } from './hair-cut.ts';
import { clip, curls, flowers, petal, plait, strands, tie } from './hair-pieces.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { bothSides } from './place.ts';
import { circle, ring, type Point } from './shapes.ts';

const MIDDLE_PART =
  'M-45 20C-60-30-36-62 0-62C36-62 60-30 45 20Q42-2 34-14Q22-28 0-40Q-22-28-34-14Q-42-2-45 20z';

/** What lies over a head that looks straight ahead. */
export function overFront({ cut: kind, dye, ribbon, jasmine }: Dressed): string {
  const shine = strands('M-40-8Q-36-38-8-54M40-8Q36-38 8-54', dye);
  if (kind === 'balding') return bothSides([cut('M36-22Q50-14 47 8Q46 16 42 18Q42-6 36-22z', dye)]);
  if (kind === 'curly') return curls(FRONT_CURLS, dye);
  if (kind === 'cropped')
    return cut('M-45 2C-54-40-30-58 0-58C30-58 54-40 45 2Q42-18 34-28Q0-40-34-28Q-42-18-45 2z', dye);
  if (kind === 'short') {
    const parted =
      'M-45 2C-56-42-30-62 2-62C36-64 56-40 45 2Q42-14 36-26Q8-22-18-38Q-24-22-38-18Q-43-10-45 2z';
    return cut(parted, dye) + strands('M-14-42Q10-56 34-44M-22-36Q-38-34-42-16', dye);
  }
  if (kind === 'bob') {
    const fringe =
      'M-47 30C-62-30-36-64 0-64C36-64 62-30 47 30Q42 28 40 20Q42 2 38-16Q0-6-38-16Q-42 2-40 20Q-42 28-47 30z';
    return cut(fringe, dye) + shine + clip(24, -42, ribbon);
  }
  const whole = cut(MIDDLE_PART, dye) + shine;
  if (kind === 'plaits') return whole + bothSides([plait([42, 22], [52, 116], dye, ribbon)]);
  if (kind === 'plait')
    return whole + plait([42, 24], [46, 132], dye, ribbon) + (jasmine ? flowers(44, 30) : '');
  return whole;
}

/** What hangs behind a head that looks straight ahead. */
export function behindFront({ cut: kind, dye, jasmine, ribbon }: Dressed): string {
  if (kind === 'bun') {
    const garland = jasmine ? ring(0, -62, 16, 24).map(([x, y]) => petal(x, y)) : [];
    return lifted([cut(circle(0, -62, 22), dye), ...garland]);
  }
  if (kind === 'ponytail')
    return lifted([cut('M20-54C70-70 78-10 64 44Q56 20 40-6z', dye)]) + tie(38, -44, ribbon);
  if (kind === 'loose') return lifted([cut('M0-60C-74-60-60 40-66 92Q0 106 66 92C60 40 74-60 0-60z', dye)]);
  if (kind === 'bob') return lifted([cut('M0-60C-64-60-58 20-52 44Q0 56 52 44C58 20 64-60 0-60z', dye)]);
  return '';
}

const FRONT_CURLS: Point[] = [
  [-46, 4],
  [-48, -16],
  [-42, -34],
  [-28, -48],
  [-10, -56],
  [10, -56],
  [28, -48],
  [42, -34],
  [48, -16],
  [46, 4],
  [-30, -26],
  [-12, -36],
  [12, -36],
  [30, -26],
];
