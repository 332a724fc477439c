import { threadOn } from './dyes.ts';
import { framed, LIFT } from './framed.ts';
import { cut } from './pattern.ts';
import type { Drawing } from './picture.ts';
import { box } from './shapes.ts';
import { stitch } from './stitch.ts';

/**
 * A square picture for easy read, 600 by 600 units: one subject on plain cloth without a print, so that it is understood
 * at 160 pixels. `floor` is the cloth that it stands on from `at` downward.
 */
export function easyPicture(
  { name, ground, floor }: { name: string; ground: string; floor?: { at: number; dye: string } },
  content: readonly string[],
): Drawing {
  const svg = framed(600, 600, [
    LIFT,
    cut(box(0, 0, 600, 600), ground),
    stitch(box(22, 22, 556, 556, 8), threadOn(ground), { width: 6, length: 24, opacity: 0.6 }),
    floor
      ? cut(`M-10 ${floor.at}Q150 ${floor.at - 8} 300 ${floor.at}T610 ${floor.at - 2}V610H-10z`, floor.dye)
      : '',
    ...content,
  ]);
  return { name: `easy-${name}`, svg, hand: { scale: 5, frequency: 0.011 }, pixels: 640 };
}
