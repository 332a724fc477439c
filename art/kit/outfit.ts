import { dyes } from './dyes.ts';
import type { Pattern } from './pattern.ts';

/** What a person wears, as the pieces that the body's drawing knows. All dyes are sRGB hex. */
export type Outfit = {
  dye: string;
  trim: string;
  over?: readonly Pattern[];
  /** How far below the hips it hangs, in body units: 0 for a shirt, about 70 for a kurta. */
  hem: number;
  /** The share of the arm that is covered. */
  sleeve: number;
  neck: 'round' | 'placket' | 'collar' | 'tie';
  below: { kind: 'trousers' | 'shorts' | 'skirt'; dye: string; trim?: string };
  /** Cloth over all: a sari's end, a dupatta, a school pinafore, an apron, an open waistcoat. */
  drape?: { kind: 'sari' | 'dupatta' | 'pinafore' | 'apron' | 'waistcoat'; dye: string; trim: string };
  bangles?: string;
};

/** A sari with its border, over a blouse. */
export function sari(dye: string, border: string, blouse: string, bangles: string = dyes.brass): Outfit {
  return {
    dye: blouse,
    trim: border,
    hem: 0,
    sleeve: 0.4,
    neck: 'round',
    below: { kind: 'skirt', dye, trim: border },
    drape: { kind: 'sari', dye, trim: border },
    bangles,
  };
}

/** A kurta over trousers, printed where `over` says. */
export function kurta(
  dye: string,
  { trim = dyes.marigold, below = dyes.cotton, over = [], sleeve = 0.72 }: Partial<KurtaCut> = {},
): Outfit {
  return { dye, trim, over, hem: 66, sleeve, neck: 'placket', below: { kind: 'trousers', dye: below } };
}

type KurtaCut = { trim: string; below: string; over: readonly Pattern[]; sleeve: number };

/** A kurta with a dupatta, as a salwar suit is worn. */
export function salwar(dye: string, dupatta: string, more: Partial<KurtaCut> = {}): Outfit {
  const whole = kurta(dye, more);
  return { ...whole, neck: 'round', drape: { kind: 'dupatta', dye: dupatta, trim: whole.trim } };
}

/** A T-shirt over trousers, or over shorts. */
export function tShirt(
  dye: string,
  below: string,
  { trim = dye, shorts = false, over = [] as readonly Pattern[] } = {},
): Outfit {
  const kind = shorts ? 'shorts' : 'trousers';
  return { dye, trim, over, hem: 0, sleeve: 0.38, neck: 'round', below: { kind, dye: below } };
}

/** A shirt with a collar, sleeves rolled to below the elbow. */
export function shirt(dye: string, below: string, over: readonly Pattern[] = []): Outfit {
  return {
    dye,
    trim: dye,
    over,
    hem: 6,
    sleeve: 0.62,
    neck: 'collar',
    below: { kind: 'trousers', dye: below },
  };
}

/** School uniform: white shirt and tie, with a pinafore or with trousers. */
export function uniform(
  kind: 'pinafore' | 'trousers',
  dye: string = dyes.indigo,
  tie: string = dyes.madder,
): Outfit {
  const plain = { dye: dyes.cotton, trim: dye, hem: 0, sleeve: 0.38, neck: 'tie' } as const;
  if (kind === 'trousers') return { ...plain, trim: tie, below: { kind, dye } };
  const drape = { kind, dye, trim: tie } as const;
  return { ...plain, trim: tie, below: { kind: 'skirt', dye, trim: dye }, drape };
}

/** The same clothes with an apron or an open waistcoat over them. */
export function withOver(worn: Outfit, kind: 'apron' | 'waistcoat', dye: string, trim: string): Outfit {
  return { ...worn, drape: { kind, dye, trim } };
}
