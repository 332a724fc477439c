import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastProblems, palettesFrom, type Palettes } from '../../domain/look/palette.ts';

const base = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
const gallery = readFileSync(new URL('../gallery/gallery.css', import.meta.url), 'utf8');

const band = blockOf(base, '@utility deep');
const lightbox = blockOf(gallery, '.lightbox');
const styles: Palettes = {
  light: coloursIn(blockOf(base, '@theme')),
  dark: coloursIn(blockOf(base, '@utility dark-dyes')),
  band: coloursIn(band),
  lightbox: coloursIn(lightbox),
};

test('text, threads and controls have the contrast that they need', () => {
  expect(contrastProblems(styles)).toEqual([]);
});

test.each(['light', 'dark', 'band', 'lightbox'] as const)(
  'the colours of %s are those that follow from the shipped seeds',
  (palette) => {
    expect(palettesFrom({ brand: '#243a73', accent: '#f2a71b' })[palette]).toEqual(styles[palette]);
  },
);

test('a band and a picture at full size have the grounds for which their colours are checked', () => {
  expect(band).toContain('--color-ground: var(--color-deep);');
  expect(lightbox).toContain('--color-ground: var(--color-backdrop);');
});

/** The text between the braces after that name. */
function blockOf(css: string, name: string): string {
  const start = css.indexOf(`${name} {`);
  if (start < 0) throw new Error(`There is no ${name}.`);
  let depth = 0;
  for (let at = css.indexOf('{', start); at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return css.slice(start, at);
  }
  throw new Error(`${name} has no end.`);
}

function coloursIn(block: string): Record<string, string> {
  const set = block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries(Array.from(set, ([, role = '', value = '']) => [role, value]));
}
