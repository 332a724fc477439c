import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { bothSides, place } from './place.ts';
import { box, circle, ellipse, ring, type Point } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';

/** Where the seat is (the place a sitting person's `at` names), its size, which way it looks, and its cloth. */
type Chair = {
  at: Point;
  size?: number;
  facing?: 'left' | 'right' | 'front';
  dye?: string;
  rim?: string;
};

/**
 * A wheelchair in two layers, for who sits between: first `behind`, then the person, then `front`. Its wheels stand
 * 112 units below the seat.
 */
export function wheelchair(chair: Chair): { behind: string; front: string } {
  const { at, size = 1, facing = 'right', dye = dyes.madder, rim = dyes.indigo } = chair;
  const [x, y] = at;
  const put = (content: readonly string[]) => place({ x, y, size, mirrored: facing === 'left' }, content);
  if (facing === 'front') return { behind: put(frontFrame(dye)), front: put(frontWheels(rim)) };
  return { behind: put(frame(dye)), front: put(nearSide(rim)) };
}

function frame(dye: string): string[] {
  return [
    lifted([
      stroke('M-52 6V-104Q-52-116-70-116', dyes.ink, 9),
      stroke('M-52 8H74L104 84', dyes.ink, 9),
      stroke(circle(96, 98, 14), dyes.ink, 8),
    ]),
    lifted([cut(box(-60, -94, 20, 98, 8), dye), cut(box(-58, 2, 134, 14, 6), dye)]),
    stitch('M-50-84V-8M-46 9H66', dyes.cotton, { width: 2, length: 7, opacity: 0.8 }),
    cut(ellipse(2, 46, 58, 60), '#1b1206', 0.18),
  ];
}

/** The wheel, its hand rim and the footplate, before the sitter's hip. */
function nearSide(rim: string): string[] {
  const spokes = ring(0, 0, 12, 56).map(([x, y]) => `M0 0L${x.toFixed(1)} ${y.toFixed(1)}`);
  return [
    lifted([stroke('M-46-44H28Q38-44 40-34L46 4', dyes.ink, 8), stroke('M-40-47H24', '#3c3430', 12)]),
    place({ x: -6, y: 48 }, [
      stroke(spokes.join(''), '#8a94a6', 2),
      lifted([stroke(circle(0, 0, 60), rim, 11)]),
      stitch(circle(0, 0, 60), dyes.cotton, { width: 2.4, length: 9 }),
      stroke(circle(0, 0, 49), '#c9ced6', 3.5),
      cut(circle(0, 0, 11), dyes.marigold) + cut(circle(0, 0, 4), dyes.ink),
    ]),
    lifted([stroke('M74 12L94 96', dyes.ink, 7), stroke('M84 106H134', dyes.ink, 9)]),
    lifted([stroke(circle(76, 98, 13), dyes.ink, 8)]),
  ];
}

function frontFrame(dye: string): string[] {
  return [
    lifted([cut(box(-50, -104, 100, 116, 12), dye)]),
    stitch(box(-42, -96, 84, 100, 8), dyes.cotton, { width: 2, length: 7, opacity: 0.8 }),
    bothSides([stroke('M52-110V8M52-112Q52-118 62-116', dyes.ink, 8)]),
    cut(box(-52, 2, 104, 18, 6), dyes.ink),
  ];
}

function frontWheels(rim: string): string[] {
  const side = [
    lifted([cut(ellipse(66, 46, 13, 62), rim)]),
    stitch(ellipse(66, 46, 8, 56), dyes.cotton, { width: 2, length: 8 }),
    lifted([stroke('M50-42H66', dyes.ink, 12), stroke('M52-40V14', dyes.ink, 7)]),
    stroke('M40 16V94', dyes.ink, 6),
    lifted([stroke('M18 104H50', dyes.ink, 9)]),
    lifted([cut(ellipse(46, 98, 7, 14), dyes.ink)]),
  ];
  return [bothSides(side)];
}
