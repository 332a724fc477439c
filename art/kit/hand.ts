import { cut } from './pattern.ts';
import { skins, type Skin } from './skin.ts';
import { stroke } from './stitch.ts';

/** What a hand does: lies at rest, closes round a thing, takes it between thumb and finger, or opens in greeting. */
export type Grip = 'rest' | 'hold' | 'pinch' | 'open';

const SHAPES: Record<Grip, { palm: string; lines: string }> = {
  rest: {
    palm: 'M-15-9C-6-13 8-12 16-8Q22-4 20 1Q17 8 6 9Q4 16-3 14Q-7 12-6 9L-15 9z',
    lines: 'M4-3Q12-3 18-2M4 3Q11 4 16 3',
  },
  hold: {
    palm: 'M-14-9Q-6-14 6-13Q16-12 16-5Q18-1 15 3Q15 8 11 9Q7 14-2 12L-14 9z',
    lines: 'M3-6Q10-7 15-5M3 0Q10 0 15 2M2 6Q8 7 11 8',
  },
  pinch: {
    palm: 'M-14-9Q-2-14 8-10Q18-6 24 0Q25 4 20 4L9 0Q14 4 20 7Q20 11 14 11Q2 12-14 9z',
    lines: 'M2-6Q8-4 14 0',
  },
  open: {
    palm:
      'M-14-9Q-9-13-6-22Q-4-26 0-24Q3-22 1-15L4-12L19-17Q24-17 23-13Q22-10 12-7L24-6Q29-4 27-1' +
      'Q25 1 13 0L23 5Q26 8 23 10Q20 12 10 6L15 12Q16 16 12 16Q6 16 2 11L-14 9z',
    lines: 'M-6-2Q0 0 2 6',
  },
};

/** A hand whose palm lies at (0, 0) and whose fingers point right, with thumb up. */
export function hand(grip: Grip, skin: Skin): string {
  const { palm, lines } = SHAPES[grip];
  const { cloth, line } = skins[skin];
  return cut(palm, cloth) + stroke(lines, line, 2, 'opacity=".7"');
}
