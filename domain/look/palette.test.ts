import { describe, expect, test } from 'vitest';
import { contrast, hexOf, oklchOf } from './colour.ts';
import { contrastProblems, palettesFrom, problemsOfGiven } from './palette.ts';
import { siteColours } from './site-colours.ts';

const shipped = { brand: '#243a73', accent: '#f2a71b' };

test('the shipped seeds give the shipped colours', () => {
  expect(palettesFrom(shipped)).toEqual({
    light: {
      ground: '#faf5ea',
      surface: '#fffdf8',
      cloth: '#f2e6cb',
      ink: '#1f1a17',
      muted: '#4a4139',
      primary: '#243a73',
      'primary-strong': '#16264f',
      danger: '#86211a',
      success: '#1d4f31',
      'on-primary': '#fffaf0',
      line: '#dccdac',
      edge: '#75674f',
      thread: '#a8322a',
      backdrop: '#101222',
      deep: '#243a73',
      'on-accent': '#1f1a17',
      accent: '#f2a71b',
      'accent-strong': '#ffbf45',
    },
    dark: {
      ground: '#141728',
      surface: '#1e2340',
      cloth: '#1a1e35',
      ink: '#f8f1e2',
      muted: '#e3dbca',
      primary: '#d3dcff',
      'primary-strong': '#eef1ff',
      danger: '#ffcabf',
      success: '#bdeacb',
      'on-primary': '#16204a',
      line: '#46527f',
      edge: '#a3add6',
      thread: '#f2a71b',
    },
    band: { surface: '#1a2a5a' },
    lightbox: { surface: '#1d2138' },
  });
});

const brands = {
  indigo: '#243a73',
  teal: '#0b7a5b',
  orange: '#e65100',
  red: '#c62828',
  green: '#2e7d32',
  blue: '#1565c0',
  pink: '#ad1457',
  purple: '#6a1b9a',
  cyan: '#00838f',
  brown: '#5d4037',
  'near black': '#212121',
};
const extremes = {
  white: '#ffffff',
  black: '#000000',
  yellow: '#ffff00',
  lime: '#00ff00',
  grey: '#888888',
};
const accents = ['#f2a71b', '#fdd835', '#00acc1', '#e91e63', '#777777', '#000000', '#ffffff'];

describe.each(Object.entries({ ...brands, ...extremes }))('with %s as brand', (_, brand) => {
  test.each(accents)('and %s as accent every contrast holds', (accent) => {
    expect(contrastProblems(palettesFrom({ brand, accent }))).toEqual([]);
  });
});

test.each(Object.entries({ ...brands, ...extremes }))('%s keeps its hue, or stays grey', (_, brand) => {
  const { light } = palettesFrom({ ...shipped, brand });
  for (const role of ['primary', 'primary-strong', 'deep'] as const) {
    expect(hueTurn(brand, light[role])).toBeLessThan(4);
  }
});

test.each(accents)('%s keeps its hue, or stays grey, where it is lightened', (accent) => {
  const { light } = palettesFrom({ ...shipped, accent });
  expect(hueTurn(accent, light.accent)).toBeLessThan(4);
});

test('a brand and an accent that have their contrasts stand as they are chosen', () => {
  const { light, dark } = palettesFrom({ brand: '#5d4037', accent: '#fdd835' });
  expect(light).toMatchObject({ primary: '#5d4037', accent: '#fdd835' });
  expect(dark.thread).toBe('#fdd835');
});

test('a seed that is not written as six digits is refused by name', () => {
  expect(() => palettesFrom({ ...shipped, brand: 'indigo' })).toThrow("indigo isn't a colour like #243a73.");
});

describe('a given role', () => {
  test('stands as it is given, beside others that go with it', () => {
    const chosen = { ...shipped, light: { deep: '#5a2a5a' }, dark: { ground: '#1c1c1c' } };
    const palettes = palettesFrom(chosen);
    expect(palettes.light.deep).toBe('#5a2a5a');
    expect(palettes.dark.ground).toBe('#1c1c1c');
    expect(contrastProblems(palettes)).toEqual([]);
    expect(problemsOfGiven(chosen)).toEqual([]);
  });

  test.each([
    ['light', 'primary', '#ff0000', { palette: 'light', role: 'primary', on: 'cloth', needed: 7 }],
    ['light', 'ground', '#888888', { palette: 'light', on: 'ground', needed: 7 }],
    ['light', 'deep', '#8899ee', { palette: 'band', on: 'ground', needed: 7 }],
    ['light', 'accent', '#803300', { palette: 'band', role: 'accent', on: 'ground', needed: 4.5 }],
    ['light', 'edge', '#cccccc', { palette: 'light', role: 'edge', on: 'cloth', needed: 3 }],
    ['dark', 'muted', '#555555', { palette: 'band', role: 'muted', on: 'ground', needed: 7 }],
  ] as const)('%s %s of %s is named with its worst contrast and a colour that would do', (...row) => {
    const [theme, given, colour, worst] = row;
    const [problem, ...others] = problemsOfGiven({ ...shipped, [theme]: { [given]: colour } });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ theme, given, ...worst });
    expect(problem?.ratio).toBeLessThan(worst.needed);
    const wouldDo = problem?.wouldDo ?? '';
    expect(hueTurn(colour, wouldDo)).toBeLessThan(4);
    expect(contrastProblems(palettesFrom({ ...shipped, [theme]: { [given]: wouldDo } }))).toEqual([]);
  });

  test('is blamed only for its own problems', () => {
    const given = { ink: '#1f1a17', danger: '#ff8888', success: '#1d4f31' };
    expect(problemsOfGiven({ ...shipped, light: given })).toMatchObject([{ given: 'danger' }]);
  });
});

test('a colour that is missing is a problem of every pair that it is of', () => {
  const palettes = palettesFrom(shipped);
  const { edge: _, ...dark } = palettes.dark;
  const missing = contrastProblems({ ...palettes, dark });
  expect(missing).toHaveLength(9);
  expect(missing[0]).toEqual({ palette: 'dark', role: 'edge', on: 'ground', ratio: 0, needed: 3 });
});

// The values of https://webaim.org/resources/contrastchecker/.
test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.47],
  ['#0000ff', '#ffffff', 8.59],
  ['#ff0000', '#000000', 5.25],
])('the contrast of %s and %s is that of WCAG', (one, other, ratio) => {
  expect(Math.trunc(contrast(one, other) * 100) / 100).toBe(ratio);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('a colour outside sRGB keeps its lightness and hue and loses chroma', () => {
  const { l, c, h } = oklchOf(hexOf({ l: 0.5, c: 0.4, h: 150 }));
  expect(l).toBeCloseTo(0.5, 2);
  expect(c).toBeLessThan(0.2);
  expect(h).toBeCloseTo(150, 0);
});

/** By how many degrees a colour's hue differs from a seed's; of a grey seed only a grey is at 0. */
function hueTurn(seed: string, colour = ''): number {
  const [from, to] = [oklchOf(seed), oklchOf(colour)];
  if (from.c < 0.01) return to.c < 0.01 ? 0 : 180;
  return Math.abs(((to.h - from.h + 540) % 360) - 180);
}

test('a given role that can’t be read beside the colours that staff chose follows from these, another one stays', () => {
  const chosen = { brand: '#c62828', accent: '#00acc1', light: { primary: '#ffd9d9', cloth: '#eef7f8' } };
  const { light } = siteColours(chosen);
  expect(light.primary).toBe(palettesFrom({ ...chosen, light: { cloth: '#eef7f8' } }).light.primary);
  expect(light.cloth).toBe('#eef7f8');
  expect(contrastProblems(siteColours(chosen))).toEqual([]);
});
