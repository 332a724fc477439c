import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// All that a theme changes.
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Expects axe to find nothing wrong with the page as it stands, in the light and in the dark theme. */
export async function expectNoBarrier(page: Page): Promise<void> {
  // What is half under the bar that stays at the top is no barrier: one scrolls.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(settled);
    // In the page itself, which has no frames: axe would open another page to sum up in.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(standards) : axe.withRules(ofColours)
    ).analyze();
    for (const { id, nodes } of violations)
      found.push(`${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }
  await page.emulateMedia({ colorScheme: null });
  expect(found).toEqual([]);
}

// A colour on its way from one theme to the other is in neither. What follows the scrolling, or is paused, comes to no end.
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((each) => each.finished.catch(() => undefined)));
}
