import { cut } from './pattern.ts';
import { ellipse } from './shapes.ts';

/** The pool of shade under a thing that stands on the ground at (x, y), `reach` units to either side. */
export function groundShadow(x: number, y: number, reach: number): string {
  return cut(ellipse(x, y, reach, Math.max(8, reach * 0.075)), '#0d0a1c', 0.34);
}
