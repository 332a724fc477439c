/** How hair is worn. */
type HairCut =
  | 'short'
  | 'cropped'
  | 'curly'
  | 'bob'
  | 'bun'
  | 'plait'
  | 'plaits'
  | 'ponytail'
  | 'loose'
  | 'balding';

/** Hair: its cut, its colour (near black where left out), and what is tied into it. */
export type Hair = { cut: HairCut; dye?: string; jasmine?: boolean; ribbon?: string };

/** Hair whose colour is settled. */
export type Dressed = Hair & { dye: string };
