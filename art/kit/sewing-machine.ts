import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { box, circle, ring } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';

/** A hand sewing machine that stands at the place, needle at its left (x -62), hand wheel at its right: 190 units wide. */
export function sewingMachine(at: Place, thread: string = dyes.madder): string {
  const body = 'M-82-112Q-84-128-66-130H44Q84-130 86-96V-18H44V-70Q42-86 26-86H-40Q-46-86-46-78V-62H-78V-80z';
  const wheel = ring(98, -84, 6, 24).map(([x, y]) => `M98-84L${x.toFixed(1)} ${y.toFixed(1)}`);
  return place(at, [
    lifted([cut(box(-104, -18, 214, 18, 5), dyes.wood), cut(body, '#26211f')]),
    stroke('M-70-120H40Q70-120 74-96V-34', dyes.brass, 3),
    stitch('M-30-104H30', dyes.brass, { width: 3, length: 8 }),
    cut(circle(58, -60, 9), dyes.brass) + cut(circle(58, -60, 4), '#26211f'),
    lifted([
      cut(box(10, -160, 22, 28, 4), thread),
      cut(box(4, -166, 34, 7, 3), dyes.wood),
      cut(box(4, -134, 34, 7, 3), dyes.wood),
    ]),
    stroke('M10-148Q-30-150-56-132L-62-64', thread, 2.4),
    stroke('M-62-64V-22', '#c9d1d8', 4),
    stroke('M-70-34H-54V-22H-72', '#c9d1d8', 4),
    lifted([stroke(circle(98, -84, 26), '#26211f', 9), stroke(wheel.join(''), '#26211f', 4)]),
    cut(circle(98, -84, 6), dyes.brass),
    stroke('M98-84L112-104L128-104', dyes.wood, 7),
  ]);
}
