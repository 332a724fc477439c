import type { Page } from '@playwright/test';
import { fontsOf } from './fonts-of.ts';
import { expect, test } from './quiet-test.ts';

const headingFont: unknown = expect.stringMatching(/^Baloo/);

for (const { path, files } of [
  { path: '/about', files: [/latin/] },
  { path: '/hi/about', files: [/latin/, /devanagari/] },
  { path: '/mr/about', files: [/latin/, /devanagari/] },
]) {
  test(
    `the headings’ fonts are fetched once the page has loaded, and asked for early from the next page on: ${path}`,
    {
      tag: '@desktop',
    },
    async ({ page, visit }) => {
      await addRule(page, 'h1, h2, h3 { white-space: nowrap }');
      await visit(path);
      await expect.poll(() => comeEarly(page)).toEqual(files.map(() => false));
      await fetched(page);
      expect(await askedFonts(page)).toEqual(files.map((name) => expect.stringMatching(name)));
      // No heading breaks, so that none moves.
      expect(await fontsOf(page, 'h1')).toEqual(files.map(() => headingFont));

      // The font must be there for the first paint: a busy machine may be too slow once.
      await expect(async () => {
        await visit(path);
        expect(await fontsOf(page, 'h1')).toEqual(files.map(() => headingFont));
      }).toPass();
      expect(await comeEarly(page)).toEqual(files.map(() => true));
    },
  );
}

test(
  'the first page stays as it is where a heading would get another height',
  { tag: '@desktop' },
  async ({ page, visit }) => {
    await addRule(page, ':root { --font-heading: "Baloo 2", monospace }');
    await page.setViewportSize({ width: 360, height: 800 });
    await visit('/about');
    await fetched(page);
    expect(await fontsOf(page, 'h1')).not.toContainEqual(headingFont);

    await visit('/about');
    await expect.poll(() => fontsOf(page, 'h1')).toEqual([headingFont]);
  },
);

test(
  'a visit to an English page forgets no font that Hindi pages have fetched',
  { tag: '@desktop' },
  async ({ page, visit }) => {
    await visit('/hi/about');
    await fetched(page);
    await visit('/about');
    await expect.poll(() => comeEarly(page)).toEqual([true]);
    await visit('/hi/about');
    await expect.poll(() => comeEarly(page)).toEqual([true, true]);
  },
);

/** Adds a rule to the style sheet of each page, before it is laid out. */
async function addRule(page: Page, rule: string): Promise<void> {
  await page.addInitScript((text) => {
    new MutationObserver((_, observer) => {
      const [sheet] = document.styleSheets;
      if (!sheet) return;
      observer.disconnect();
      sheet.insertRule(text, sheet.cssRules.length);
    }).observe(document, { childList: true, subtree: true });
  }, rule);
}

/** Resolves once the fonts are in the browser's cache, and it remembers that. */
async function fetched(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('heading-font'))).not.toBeNull();
}

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
