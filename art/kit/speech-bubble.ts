import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { inset } from './inset.ts';
import { stitch } from './stitch.ts';

/** A speech bubble round the place, 200 by 150 units, its tail down to the left, or to the right where it is mirrored. */
export function speechBubble(
  { mirrored = false, ...at }: Place,
  dye: string,
  thread: string,
  content: readonly string[],
): string {
  const outline =
    'M-70-75H70Q100-75 100-45V35Q100 65 70 65H-20Q-40 100-84 108Q-62 92-62 65H-70Q-100 65-100 35V-45Q-100-75-70-75z';
  return place(at, [
    place({ x: 0, y: 0, mirrored }, [
      lifted([cut(outline, dye)]),
      stitch(inset(outline, 10), thread, { width: 3.4, length: 11, opacity: 0.7 }),
    ]),
    ...content,
  ]);
}
