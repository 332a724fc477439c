import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Colours = Record<string, string>;

const base = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
const gallery = readFileSync(new URL('../gallery/gallery.css', import.meta.url), 'utf8');

const light = coloursIn(blockOf(base, '@theme'));
const dark = { ...light, ...coloursIn(blockOf(base, '@utility dark-dyes')) };
const palettes: Record<string, Colours> = {
  'the light theme': light,
  'the dark theme': dark,
  'a band of indigo': { ...dark, ...coloursIn(blockOf(base, '@utility deep')) },
  'a picture of the gallery at full size': { ...dark, ...coloursIn(blockOf(gallery, '.lightbox')) },
};

const grounds = ['ground', 'surface', 'cloth'];
const text = ['ink', 'muted', 'primary', 'primary-strong', 'danger', 'success'];
// Text colours with a ground of their own, and the one that it has under the pointer.
const onOwnGround: [string, string][] = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-primary', 'danger'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['ground', 'ink'],
];

describe.each(Object.entries(palettes))('in %s', (_, colours) => {
  test.each([...pairs(text), ...onOwnGround])('text in %s on %s has a contrast of 7:1', (each, ground) => {
    expect(contrast(colours, each, ground)).toBeGreaterThanOrEqual(7);
  });

  // Large, or bold from 14pt on: years and times of day, and the headings on a band.
  test.each([...pairs(['thread']), ...(colours === light ? [] : pairs(['accent'], ['ground']))])(
    'large text in %s on %s has a contrast of 4.5:1',
    (each, ground) => {
      expect(contrast(colours, each, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(pairs(['edge']))('a control in %s on %s has a contrast of 3:1', (each, ground) => {
    expect(contrast(colours, each, ground)).toBeGreaterThanOrEqual(3);
  });
});

function pairs(each: readonly string[], on: readonly string[] = grounds): [string, string][] {
  return each.flatMap((name) => on.map((ground): [string, string] => [name, ground]));
}

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

function coloursIn(block: string): Colours {
  return Object.fromEntries(
    Array.from(block.matchAll(/--color-([a-z-]+): ([^;]+);/g), ([, name = '', value = '']) => [name, value]),
  );
}

/** The contrast of two colours as WCAG 2.2 defines it. */
function contrast(colours: Colours, one: string, other: string): number {
  const [darker = 0, brighter = 0] = [one, other]
    .map((name) => luminance(colours, name))
    .toSorted((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(colours: Colours, name: string): number {
  const value = colours[name] ?? '';
  const [, same] = /^var\(--color-([a-z-]+)\)$/.exec(value) ?? [];
  if (same !== undefined) return luminance(colours, same);
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`${name} is ${value}, which this test can't read.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(value.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
