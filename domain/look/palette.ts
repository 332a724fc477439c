import { contrast, hexOf, type Oklch, oklchOf } from './colour.ts';

/** What a colour is for: the name of its CSS variable without `--color-`. */
type Role =
  | ('ground' | 'surface' | 'cloth' | 'deep' | 'backdrop' | 'line' | 'edge' | 'thread')
  | ('ink' | 'muted' | 'danger' | 'success' | 'primary' | 'primary-strong' | 'on-primary')
  | ('accent' | 'accent-strong' | 'on-accent');

type Colours = Partial<Record<Role, string>>;

const PALETTES = ['light', 'dark', 'band', 'lightbox'] as const;

/**
 * The colours of the site, each `#rrggbb`. `light` has every role; `dark` those that differ in the dark theme; `band` (a band of the
 * brand's colour, on `deep`) and `lightbox` (a picture at full size, on `backdrop`) those that differ from `dark` besides the ground.
 */
export type Palettes = Readonly<Record<(typeof PALETTES)[number], Colours>> & {
  readonly light: Readonly<Record<Role, string>>;
};

/** What a foundation chooses, each `#rrggbb`: two seeds from which all colours follow, and single roles that stand as given. */
export type ChosenColours = {
  readonly brand: string;
  readonly accent: string;
  readonly light?: Colours;
  readonly dark?: Colours;
};

/** Two colours of a palette with too low a contrast; `ratio` and `needed` are from 1 to 21, `ratio` is 0 where one is missing. */
type ContrastProblem = {
  readonly palette: keyof Palettes;
  readonly role: Role;
  readonly on: Role;
  readonly ratio: number;
  readonly needed: number;
};

/** The seeds that the colours of the table belong to. */
const SHIPPED = { brand: '#243a73', accent: '#f2a71b' };

type Row = {
  in: keyof Palettes;
  role: Role;
  /** The colour for the shipped seeds. */
  is: string;
  /** Its hue turns with this seed's, and it is greyer where the seed is. Without a seed it is the same for everyone. */
  seed?: keyof typeof SHIPPED;
  /** It stands to this light role as in the shipped colours, in lightness and chroma too; the role itself stands to the seed. */
  like?: Role;
  /** Where its lightness goes until the contrasts hold. */
  moves?: 'darker' | 'lighter';
};

// In the order in which they are found: each is moved until it goes with those before it.
const TABLE: readonly Row[] = [
  { in: 'light', role: 'ground', is: '#faf5ea', seed: 'accent' },
  { in: 'light', role: 'surface', is: '#fffdf8', seed: 'accent' },
  { in: 'light', role: 'cloth', is: '#f2e6cb', seed: 'accent' },
  { in: 'light', role: 'ink', is: '#1f1a17', seed: 'accent', moves: 'darker' },
  { in: 'light', role: 'muted', is: '#4a4139', seed: 'accent', moves: 'darker' },
  { in: 'light', role: 'primary', is: '#243a73', seed: 'brand', like: 'primary', moves: 'darker' },
  { in: 'light', role: 'primary-strong', is: '#16264f', seed: 'brand', like: 'primary', moves: 'darker' },
  { in: 'light', role: 'danger', is: '#86211a', moves: 'darker' },
  { in: 'light', role: 'success', is: '#1d4f31', moves: 'darker' },
  { in: 'light', role: 'on-primary', is: '#fffaf0', seed: 'accent', moves: 'lighter' },
  { in: 'light', role: 'line', is: '#dccdac', seed: 'accent' },
  { in: 'light', role: 'edge', is: '#75674f', seed: 'accent', moves: 'darker' },
  // On dark cloth the thread is the accent, so here it is the accent's neighbour: a red for everyone would look like an error.
  { in: 'light', role: 'thread', is: '#a8322a', seed: 'accent', moves: 'darker' },
  { in: 'light', role: 'backdrop', is: '#101222', seed: 'brand' },

  { in: 'dark', role: 'ground', is: '#141728', seed: 'brand' },
  { in: 'dark', role: 'surface', is: '#1e2340', seed: 'brand' },
  { in: 'dark', role: 'cloth', is: '#1a1e35', seed: 'brand' },
  { in: 'lightbox', role: 'surface', is: '#1d2138', seed: 'brand' },
  { in: 'dark', role: 'ink', is: '#f8f1e2', seed: 'accent', moves: 'lighter' },
  { in: 'dark', role: 'muted', is: '#e3dbca', seed: 'accent', moves: 'lighter' },
  { in: 'dark', role: 'primary', is: '#d3dcff', seed: 'brand', moves: 'lighter' },
  { in: 'dark', role: 'primary-strong', is: '#eef1ff', seed: 'brand', moves: 'lighter' },
  { in: 'dark', role: 'danger', is: '#ffcabf', moves: 'lighter' },
  { in: 'dark', role: 'success', is: '#bdeacb', moves: 'lighter' },
  { in: 'dark', role: 'on-primary', is: '#16204a', seed: 'brand', moves: 'darker' },
  { in: 'dark', role: 'line', is: '#46527f', seed: 'brand' },
  { in: 'dark', role: 'edge', is: '#a3add6', seed: 'brand', moves: 'lighter' },

  { in: 'light', role: 'deep', is: '#243a73', seed: 'brand', like: 'deep', moves: 'darker' },
  { in: 'band', role: 'surface', is: '#1a2a5a', seed: 'brand', like: 'deep', moves: 'darker' },
  { in: 'light', role: 'on-accent', is: '#1f1a17', seed: 'accent', moves: 'darker' },
  { in: 'light', role: 'accent', is: '#f2a71b', seed: 'accent', like: 'accent', moves: 'lighter' },
  { in: 'light', role: 'accent-strong', is: '#ffbf45', seed: 'accent', like: 'accent', moves: 'lighter' },
  { in: 'dark', role: 'thread', is: '#f2a71b', seed: 'accent', like: 'accent', moves: 'lighter' },
];

/** The roles that may be given themselves: all for the light theme, those that differ for the dark one. */
export const GIVEN_ROLES = { light: rolesIn('light'), dark: rolesIn('dark') };

const DARK_ROLES = new Set(GIVEN_ROLES.dark);

const PAIRS: readonly (readonly [role: Role, on: Role, needed: number])[] = [
  ...onGrounds(7, 'ink', 'muted', 'primary', 'primary-strong', 'danger', 'success'),
  // Text colours with a ground of their own, and the one that it has under the pointer.
  ['on-primary', 'primary', 7],
  ['on-primary', 'primary-strong', 7],
  ['on-primary', 'danger', 7],
  ['on-accent', 'accent', 7],
  ['on-accent', 'accent-strong', 7],
  ['ground', 'ink', 7],
  // Large, or bold from 14pt on: years and times of day.
  ...onGrounds(4.5, 'thread'),
  // Controls.
  ...onGrounds(3, 'edge'),
];
// Headings on a band; the light theme has no text in this colour.
const PAIRS_ON_DARK: typeof PAIRS = [...PAIRS, ['accent', 'ground', 4.5]];

const LIGHTNESS_STEP = 0.002;

/** The colours that follow from what a foundation has chosen; throws where a seed isn't written `#rrggbb`. */
export function palettesFrom(chosen: ChosenColours): Palettes {
  // The table has a row for each role of the light theme.
  const light = { ...chosen.light } as Record<Role, string>;
  const palettes: Palettes = { light, dark: { ...chosen.dark }, band: {}, lightbox: {} };
  for (const row of TABLE) {
    const colours = palettes[row.in];
    if (colours[row.role] !== undefined) continue;
    const before = row.moves ? problemsSoFar(palettes) : 0;
    const step = row.moves === 'darker' ? -LIGHTNESS_STEP : LIGHTNESS_STEP;
    const start = derived(row, chosen, palettes.light);
    for (let { l } = start; l >= 0 && l <= 1; l += step) {
      colours[row.role] = hexOf({ ...start, l });
      if (!row.moves || problemsSoFar(palettes) === before) break;
    }
  }
  return palettes;
}

/** The pairs of colours that stand on each other with too low a contrast. */
export function contrastProblems(palettes: Palettes): ContrastProblem[] {
  return PALETTES.flatMap((palette) => {
    const colours = shown(palettes, palette);
    return (palette === 'light' ? PAIRS : PAIRS_ON_DARK).flatMap(([role, on, needed]) => {
      const [one, other] = [colours[role], colours[on]];
      const ratio = one && other ? contrast(one, other) : 0;
      return ratio < needed ? [{ palette, role, on, ratio, needed }] : [];
    });
  });
}

/**
 * The given roles that bring problems: of each the worst one, and the nearest colour of its hue that would do beside colours that
 * follow from the seeds (undefined where none does).
 */
export function problemsOfGiven(chosen: ChosenColours) {
  const problems = contrastProblems(palettesFrom(chosen)).toSorted(
    (a, b) => a.ratio / a.needed - b.ratio / b.needed,
  );
  return (['light', 'dark'] as const).flatMap((theme) =>
    (Object.entries(chosen[theme] ?? {}) as [Role, string][]).flatMap(([given, colour]) => {
      const without = palettesFrom({ ...chosen, [theme]: { ...chosen[theme], [given]: undefined } });
      const others = contrastProblems(without);
      const worst = problems.find((problem) => !others.some((other) => isOfSamePair(problem, other)));
      if (!worst) return [];
      const wouldDo = byDistance(colour).find((each) => {
        const changed = { ...without, [theme]: { ...without[theme], [given]: each } };
        return contrastProblems(changed).length <= others.length;
      });
      return [{ ...worst, theme, given, wouldDo }];
    }),
  );
}

function derived({ is, seed, like }: Row, chosen: ChosenColours, light: Colours): Oklch {
  const own = oklchOf(is);
  if (seed === undefined) return own;
  const shipped = oklchOf(SHIPPED[seed]);
  const from = oklchOf((like && light[like]) ?? chosen[seed]);
  const share = from.c / shipped.c;
  return {
    l: like ? Math.min(1, Math.max(0, own.l + from.l - shipped.l)) : own.l,
    c: own.c * (like ? share : Math.min(1, share)),
    h: own.h + from.h - shipped.h,
  };
}

/** How many of the pairs that are there have too low a contrast. */
function problemsSoFar(palettes: Palettes): number {
  return contrastProblems(palettes).filter(({ ratio }) => ratio > 0).length;
}

/** All colours of a palette, with those that it shares with others. */
function shown(palettes: Palettes, palette: keyof Palettes): Colours {
  const { light, dark } = palettes;
  if (palette === 'light') return light;
  const shared = Object.entries(light).filter(([role]) => !DARK_ROLES.has(role as Role));
  const ground = { dark: dark.ground, band: light.deep, lightbox: light.backdrop }[palette];
  return { ...Object.fromEntries(shared), ...dark, ...(ground && { ground }), ...palettes[palette] };
}

function isOfSamePair(one: ContrastProblem, other: ContrastProblem): boolean {
  return one.palette === other.palette && one.role === other.role && one.on === other.on;
}

/** Darker and lighter colours of a colour's hue, the nearest first. */
function byDistance(colour: string): string[] {
  const own = oklchOf(colour);
  const steps = Array.from({ length: 100 }, (_, at) => (at + 1) / 100);
  const lightnesses = steps.flatMap((step) => [own.l - step, own.l + step]);
  return lightnesses.filter((l) => l >= 0 && l <= 1).map((l) => hexOf({ ...own, l }));
}

function rolesIn(palette: keyof Palettes): Role[] {
  return TABLE.filter((row) => row.in === palette).map(({ role }) => role);
}

function onGrounds(needed: number, ...roles: readonly Role[]) {
  const grounds = ['ground', 'surface', 'cloth'] as const;
  return roles.flatMap((role) => grounds.map((ground) => [role, ground, needed] as const));
}
