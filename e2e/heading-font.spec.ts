import type { Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';

for (const { path, files } of [
  { path: '/about', files: [/latin/] },
  { path: '/hi/about', files: [/latin/, /devanagari/] },
  { path: '/mr/about', files: [/latin/, /devanagari/] },
]) {
  test(
    `the headings’ fonts come once the page has loaded, and with the page where the browser has them: ${path}`,
    {
      tag: '@desktop',
    },
    async ({ page, visit }) => {
      await visit(path);
      await expect.poll(() => comeEarly(page)).toEqual(files.map(() => false));
      await expect.poll(() => loadedFaces(page)).toBe(files.length);
      expect(await askedFonts(page)).toEqual(files.map((name) => expect.stringMatching(name)));

      await visit(path);
      await expect.poll(() => comeEarly(page)).toEqual(files.map(() => true));
    },
  );
}

test(
  'a visit to an English page forgets no font that Hindi pages have fetched',
  { tag: '@desktop' },
  async ({ page, visit }) => {
    for (const path of ['/hi/about', '/about']) {
      await visit(path);
      await expect.poll(() => loadedFaces(page)).toBe(path === '/about' ? 1 : 2);
    }
    await visit('/hi/about');
    await expect.poll(() => comeEarly(page)).toEqual([true, true]);
  },
);

function askedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2'))
      .toSorted((one, other) => other.localeCompare(one)),
  );
}

/** For each font, whether the page asked for it before it had loaded; undefined until it has loaded. */
function comeEarly(page: Page): Promise<boolean[] | undefined> {
  return page.evaluate(() => {
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    const [navigation] = performance.getEntriesByType('navigation');
    const loadedAt = (navigation as PerformanceNavigationTiming | undefined)?.loadEventStart;
    return loadedAt ? asked.map(({ startTime }) => startTime < loadedAt) : undefined;
  });
}

/** How many files of the headings’ font the page draws with. */
function loadedFaces(page: Page): Promise<number> {
  return page.evaluate(
    () => Array.from(document.fonts).filter((face) => face.family.includes('Baloo 2')).length,
  );
}
