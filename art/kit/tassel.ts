import { cut } from './pattern.ts';
import { lifted } from './patch.ts';
import { box, circle } from './shapes.ts';
import { stroke } from './stitch.ts';

/** A tassel of `length` units that hangs from (0, 0), wound once with `thread`. */
export function tassel(length: number, dye: string, thread: string): string {
  const half = length * 0.24;
  const skirt = `M-${half * 0.5} ${length * 0.2}Q-${half} ${length * 0.6}-${half} ${length}L${half} ${length}Q${half} ${length * 0.6} ${half * 0.5} ${length * 0.2}Z`;
  const strands = [-0.5, 0, 0.5].map(
    (at) => `M${at * half * 0.8} ${length * 0.36}L${at * half * 1.3} ${length}`,
  );
  return [
    lifted([cut(skirt, dye), cut(circle(0, length * 0.13, half * 0.62), dye)]),
    stroke(strands.join(''), '#1b1206', 2, 'opacity=".28"'),
    cut(box(-half * 0.62, length * 0.22, half * 1.24, length * 0.1, 3), thread),
  ].join('');
}

/** The loose ends of a weaving: threads of `length` that hang from a line of `width` units, from (0, 0) to the right. */
export function fringe(width: number, length: number, dye: string, apart = 12): string {
  const ends = Array.from({ length: Math.floor(width / apart) + 1 }, (_, at) => {
    const x = at * apart + (width % apart) / 2;
    return `M${x} 0q${at % 2 === 0 ? 3 : -3} ${length / 2} ${(at % 3) - 1} ${length - (at % 3) * 3}`;
  });
  return lifted([stroke(ends.join(''), dye, Math.max(3, apart * 0.36))]);
}
