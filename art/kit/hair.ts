import type { Hair } from './hair-cut.ts';
import { behindFront, overFront } from './hair-front.ts';
import { behindTurned, overTurned } from './hair-turned.ts';

/** The colours of hair. */
export const hairDyes = { black: '#1d1412', brown: '#3a2318', grey: '#8f8a84', white: '#dcd6cc' } as const;

/** Hair for a head round (0, 0): what lies behind the head, and what lies over it. */
export function hair(worn: Hair, turned: boolean): { behind: string; over: string } {
  const dye = worn.dye ?? hairDyes.black;
  const dressed = { ...worn, dye };
  return turned
    ? { behind: behindTurned(dressed), over: overTurned(dressed) }
    : { behind: behindFront(dressed), over: overFront(dressed) };
}
