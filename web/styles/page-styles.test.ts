import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const pages = globSync('web/**/*.tsx', { exclude: ['web/layout'] }).flatMap((page) => {
  const [, sheet] = /from '(\.[^']+\.css)\?inline'/.exec(readFileSync(page, 'utf8')) ?? [];
  return sheet ? [{ page, sheet: join(dirname(page), sheet) }] : [];
});

test('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThan(10);
});

// A class of a file that the sheet does not name has no style, and no build says so.
test.each(pages)('$sheet is made of the classes of $page', ({ page, sheet }) => {
  const sources = readFileSync(sheet, 'utf8').matchAll(/@source '([^']+)'/g);
  const named = Array.from(sources, ([, source = '']) => join(dirname(sheet), source));

  expect(named.some((source) => matchesGlob(page, source) || matchesGlob(dirname(page), source))).toBe(true);
});
