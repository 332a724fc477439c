import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourStyles, siteColours } from '../../domain/look/site-colours.ts';

const sheets = globSync(['web/**/*.css', 'desk/**/*.css']);
const base = readFileSync('web/styles/base.css', 'utf8');

test('each colour of the site is one that classes can name', () => {
  const named = variablesIn(blockOf(base, '@theme inline reference'), 'color');
  expect(named.toSorted()).toEqual(Object.keys(siteColours().light).toSorted());
});

test('a dark ground brings each colour that differs there', () => {
  const dark = blockOf(base, '@utility dark-dyes');
  const roles = Object.keys(siteColours().dark).toSorted();
  for (const prefix of ['dark', 'color']) expect(variablesIn(dark, prefix).toSorted()).toEqual(roles);
});

test('a band and a picture at full size have the grounds for which their colours are checked', () => {
  expect(blockOf(base, '@utility deep')).toContain('--color-ground: var(--color-deep);');
  const gallery = readFileSync('web/gallery/gallery.css', 'utf8');
  expect(blockOf(gallery, '.lightbox')).toContain('--color-ground: var(--color-backdrop);');
});

test.each(sheets)('%s names only colours that the documents have, and none by its number', (sheet) => {
  const css = readFileSync(sheet, 'utf8');
  for (const [, variable] of css.matchAll(/var\((--(?:color|dark|band|lightbox)-[a-z-]+)\)/g))
    expect(colourStyles()).toContain(`${variable}:#`);
  // A mask is black where it lets something be seen.
  expect(css.replace(/url\(.*?\)|#000\b/g, '')).not.toMatch(/#[\da-f]{3,8}\b/i);
});

/** The names that follow a prefix such as `--dark-`, in their order. */
function variablesIn(block: string, prefix: string): string[] {
  const roles = Array.from(
    block.matchAll(new RegExp(`--${prefix}-([a-z-]+)\\b`, 'g')),
    ([, role = '']) => role,
  );
  return [...new Set(roles)].filter((role) => role !== 'transparent' && role !== 'current');
}

/** The text between the braces after that name. */
function blockOf(css: string, name: string): string {
  const start = css.indexOf(`${name} {`);
  if (start < 0) throw new Error(`There is no ${name}.`);
  return css.slice(start, css.indexOf('\n}', start));
}
