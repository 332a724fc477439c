import { threadOn } from './dyes.ts';
import { framed, LIFT } from './framed.ts';
import { lifted, shade } from './patch.ts';
import { cut, filled } from './pattern.ts';
import type { Drawing, Ground } from './picture.ts';
import { allOver } from './print.ts';
import { box } from './shapes.ts';
import { stitch } from './stitch.ts';

/** The cloth of a scene with people, 1200 by 900 units, and the floor or earth that they stand on from `at` downward. */
type SceneCloth = Ground & { floor?: { at: number; dye: string; thread?: string } };

/**
 * Sews a scene: the ground and its print, the floor, the frame, then the content. The hand is calmer than on a single
 * thing, so that small faces and round wheels stay what they are.
 */
export function scene(cloth: SceneCloth, content: readonly string[]): Drawing {
  const { name, width = 1200, height = 900, ground, motif, floor } = cloth;
  const thread = cloth.frame ?? threadOn(ground);
  const whole = box(0, 0, width, height);
  const svg = framed(width, height, [
    LIFT,
    cut(whole, ground),
    filled(whole, { ...allOver(motif, 34, 132, thread, 0.13), turn: -8 }),
    floor ? floorCloth(floor.at, width, height, floor.dye) : '',
    stitch(box(26, 26, width - 52, height - 52, 6), thread, { width: 4, length: 17, opacity: 0.8 }),
    floor ? floorSeam(floor.at, width, floor.thread ?? threadOn(floor.dye)) : '',
    ...content,
  ]);
  return { name, svg, hand: { scale: 6, frequency: 0.011 } };
}

function floorCloth(at: number, width: number, height: number, dye: string): string {
  const edge = edgeAt(at, width);
  return (
    lifted([cut(`${edge}V${height + 10}H-10z`, dye)]) +
    shade(`${edge}V${at + 6}Q${width * 0.5} ${at - 4} -10 ${at + 8}z`, 0.1)
  );
}

function floorSeam(at: number, width: number, thread: string): string {
  const inner = `M44 ${at + 20}Q${width * 0.3} ${at + 10} ${width * 0.55} ${at + 20}T${width - 44} ${at + 18}`;
  return stitch(inner, thread, { width: 4, length: 16, opacity: 0.75 });
}

function edgeAt(at: number, width: number): string {
  return `M-10 ${at}Q${width * 0.3} ${at - 10} ${width * 0.55} ${at}T${width + 10} ${at - 2}`;
}
