import { dyes } from './dyes.ts';
import { patch } from './patch.ts';
import { cut } from './pattern.ts';
import { stroke } from './stitch.ts';

/** A mango that lies at (0, 0), about 120 units wide: ripe in marigold, raw in sprout. `blush` warms its shoulder. */
export function mango(dye: string, blush: string): string {
  return [
    patch('M-34-74C-2-92 34-78 54-46C66-26 72-14 60-6C46 4 14 4-16-2C-52-8-72-54-34-74z', dye, { inset: 8 }),
    cut('M-34-74C-2-92 34-78 46-58C20-66-10-62-28-34C-40-14-44-16-50-26C-60-44-56-64-34-74z', blush, 0.5),
    stroke('M-28-78Q-30-88-38-92', dyes.bark, 6),
    patch('M-34-90Q-14-118 26-112Q4-82-34-90z', dyes.leaf, { seam: false }),
    stroke('M-28-92Q-8-104 14-108', dyes.sprout, 2),
  ].join('');
}
