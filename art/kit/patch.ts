import { threadOn } from './dyes.ts';
import { inset } from './inset.ts';
import { cut, filled, type Pattern } from './pattern.ts';
import { stitch, type Thread } from './stitch.ts';

/** How a patch is finished. `seam: false` leaves it unsewn, for pieces too small to take a needle. */
export type Finish = {
  over?: readonly Pattern[];
  seam?: string | false;
  inset?: number;
  thread?: Thread;
};

/** A piece of cloth cut to a shape, laid down with a soft shadow and sewn a little inside its edge. */
export function patch(d: string, dye: string, finish: Finish = {}): string {
  const { over = [], seam = threadOn(dye), inset: by = 10, thread = {} } = finish;
  const cloth = cut(d, dye) + over.map((pattern) => filled(d, pattern)).join('');
  return lifted([cloth]) + (seam === false ? '' : stitch(inset(d, by), seam, thread));
}

/** Drawing that throws the soft shadow of something lying on cloth. */
export function lifted(content: readonly string[]): string {
  return `<g filter="url(#lift)">${content.join('')}</g>`;
}

/** A fold or a turned-away side: the same cloth, a little darker. */
export function shade(d: string, depth = 0.14): string {
  return cut(d, '#1b1206', depth);
}

/** Where light rests on the cloth or the glaze. */
export function shine(d: string, strength = 0.2): string {
  return cut(d, '#ffffff', strength);
}
