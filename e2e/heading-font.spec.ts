import { expect, test } from './quiet-test.ts';

test(
  'the headings’ font comes once the page has loaded, and with the page where the browser has it',
  {
    tag: '@desktop',
  },
  async ({ page, visit }) => {
    // Whether the font was asked for before the page had loaded; undefined until both have happened.
    const comesEarly = () =>
      page.evaluate(() => {
        const asked = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
        const [navigation] = performance.getEntriesByType('navigation');
        const loadedAt = (navigation as PerformanceNavigationTiming | undefined)?.loadEventStart;
        return asked && loadedAt ? asked.startTime < loadedAt : undefined;
      });
    await visit('/about');
    await expect.poll(comesEarly).toBe(false);
    await expect.poll(() => page.evaluate(() => document.fonts.check('700 1em "Baloo 2"'))).toBe(true);

    await visit('/about');
    await expect.poll(comesEarly).toBe(true);
  },
);
