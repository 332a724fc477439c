import { collar } from './collar.ts';
import { drape } from './drape.ts';
import { dyes, threadOn } from './dyes.ts';
import type { Outfit } from './outfit.ts';
import { patch, shade } from './patch.ts';
import type { Pose } from './pose.ts';
import type { Skin } from './skin.ts';
import { stitch, stroke } from './stitch.ts';
import { torsoOutline } from './torso-outline.ts';

/** The upper body from hips at (0, 0) to the neck, with what is worn on it. */
export function torso(worn: Outfit, pose: Pose, turned: boolean, skin: Skin): string {
  const hangs = worn.hem > 20 && (pose === 'standing' || pose === 'walking');
  const shape = torsoOutline[turned ? 'turned' : 'front'];
  const body = hangs ? withHem(shape, worn.hem) : shape;
  const seam = threadOn(worn.dye);
  return [
    hangs ? '' : lap(worn, pose, turned),
    patch(body, worn.dye, {
      over: worn.over ?? [],
      seam,
      inset: 7,
      thread: { width: 2, length: 8, opacity: 0.6 },
    }),
    shade(
      turned
        ? 'M-42 6C-42-40-44-70-42-102L-30-126Q-26-60-24 9z'
        : 'M44 6C40-40 40-70 46-100L36-126Q28-60 26 9z',
      0.1,
    ),
    hangs ? border(`M-52 ${worn.hem - 6}Q0 ${worn.hem + 4} 52 ${worn.hem - 6}`, worn.trim) : '',
    collar(worn, turned, skin),
    drape(worn, turned),
  ].join('');
}

/** A body's outline let down to a kurta's hem. */
function withHem(body: string, reach: number): string {
  return body.replace(/Q0 16-4[24] 6z$/, `L53 ${reach}Q0 ${reach + 10}-53 ${reach}L-44 6z`);
}

/** The part of a kurta that lies over a sitter's thighs. */
function lap({ hem: reach, dye, trim, over = [] }: Outfit, pose: Pose, turned: boolean): string {
  const laid = LAPS[pose]?.[turned ? 'turned' : 'front'];
  if (reach < 20 || laid === undefined) return '';
  return patch(laid.shape, dye, { over, seam: false }) + border(laid.edge, trim);
}

function border(edge: string, trim: string): string {
  return stroke(edge, trim, 7) + stitch(edge, dyes.ecru, { width: 1.8, length: 6 });
}

type Laid = { shape: string; edge: string };

const LAPS: Partial<Record<Pose, { front: Laid; turned: Laid }>> = {
  sitting: {
    front: { shape: 'M-44-10H44Q56 20 48 42Q0 50-48 42Q-56 20-44-10z', edge: 'M-46 37Q0 45 46 37' },
    turned: { shape: 'M-42-24L44-26Q74-26 80-18Q84 6 76 24Q20 26-42 28z', edge: 'M72-18Q78 4 71 22' },
  },
  'cross-legged': {
    front: { shape: 'M-44-16H44Q62 0 58 20Q0 34-58 20Q-62 0-44-16z', edge: 'M-55 16Q0 29 55 16' },
    turned: { shape: 'M-44-16H44Q62 0 58 20Q0 34-58 20Q-62 0-44-16z', edge: 'M-55 16Q0 29 55 16' },
  },
  kneeling: {
    front: { shape: 'M-44-16H44Q58 10 54 30Q0 40-54 30Q-58 10-44-16z', edge: 'M-52 26Q0 36 52 26' },
    turned: { shape: 'M-42-20L44-22Q66-8 72 16Q20 34-42 30z', edge: 'M66-10Q70 4 68 14' },
  },
  'legs out': {
    front: { shape: 'M-44-16H44Q58 10 54 26Q0 34-54 26Q-58 10-44-16z', edge: 'M-52 22Q0 31 52 22' },
    turned: { shape: 'M-42-20L44-26Q74-22 80-14Q80 6 76 22Q20 30-42 26z', edge: 'M73-18Q76 4 71 20' },
  },
};
