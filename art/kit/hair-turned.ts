import type { Dressed } from './hair-cut.ts';
import { clip, curls, gajra, plait, strands, tie } from './hair-pieces.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { circle, type Point } from './shapes.ts';

const SWEPT =
  'M-38 24C-56-8-50-60 2-60C36-60 52-34 46-10C40-22 30-31 17-35C6-18-10-6-24 0C-27 6-27 14-31 22Q-34 26-38 24z';
const SIDE_PART =
  'M-34 14C-52-6-50-58 0-60C38-62 54-36 45-12C42-22 38-27 32-30Q8-24-8-34Q-14-12-27-8Q-28 4-34 14z';
const CLOSE =
  'M-36 8C-50-14-46-56 2-57C36-57 50-34 45-12C40-28 30-36 16-37Q-10-38-20-26Q-28-14-27-4Q-30 4-36 8z';
const FRINGE =
  'M-42 26C-58-10-50-62 2-62C40-62 56-34 47-8Q44-16 40-18Q18-10-8-14Q-22-12-24 4Q-25 22-28 34Q-38 34-42 26z';

/** What lies over a head that looks to the right. */
export function overTurned({ cut: kind, dye, jasmine, ribbon }: Dressed): string {
  const shine = strands('M-34-18Q-30-44-4-52M-24-10Q-14-34 10-46M26-50Q38-42 42-28', dye);
  if (kind === 'balding') return cut('M-40-4C-46 14-36 26-30 22Q-26 10-26-2Q-30-14-34-18Q-40-14-40-4z', dye);
  if (kind === 'curly') return curls(TURNED_CURLS, dye);
  if (kind === 'cropped') return cut(CLOSE, dye);
  if (kind === 'short') return cut(SIDE_PART, dye) + strands('M-34-18Q-30-44-4-52M-6-38Q14-52 36-42', dye);
  if (kind === 'bob') return cut(FRINGE, dye) + shine + clip(-2, -44, ribbon);
  const whole = cut(SWEPT, dye) + shine;
  if (kind === 'bun' && jasmine) return whole + gajra();
  if (kind === 'plait' || kind === 'plaits') {
    return whole + plait([-36, 22], [-44, 132], dye, ribbon) + (jasmine ? gajra() : '');
  }
  return whole;
}

/** What hangs behind a head that looks to the right. */
export function behindTurned({ cut: kind, dye, ribbon }: Dressed): string {
  if (kind === 'bun')
    return lifted([cut(circle(-50, 6, 24), dye)]) + strands('M-62-4Q-48-14-38 0M-64 10Q-52-2-40 14', dye);
  if (kind === 'ponytail') {
    const tail = 'M-36-14C-78-22-84 24-74 66Q-70 86-58 92Q-60 60-44 30z';
    return lifted([cut(tail, dye)]) + strands('M-52-4Q-72 20-64 74', dye) + tie(-43, -8, ribbon);
  }
  if (kind === 'loose') return lifted([cut('M-20-50C-66-50-66 20-62 84Q-30 104 6 84L10 20z', dye)]);
  if (kind === 'bob') return lifted([cut('M0-58C-60-58-60 16-50 46Q-30 54-12 44L0 0z', dye)]);
  return '';
}

const TURNED_CURLS: Point[] = [
  [-34, 8],
  [-42, -10],
  [-40, -30],
  [-28, -46],
  [-10, -56],
  [10, -57],
  [28, -50],
  [40, -36],
  [44, -22],
  [-26, -8],
  [-24, -26],
  [-8, -38],
  [12, -42],
  [28, -36],
];
