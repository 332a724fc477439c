import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';

// Half as long to read as what the package gives by its name.
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const rules: Record<'light' | 'dark', axe.RunOnly> = {
  light: { type: 'tag', values: standards },
  // All that a theme changes.
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Expects axe to find nothing wrong with the page as it stands, in the light and in the dark theme. */
export async function expectNoBarrier(
  page: Page,
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  // Text that is half under the bar at the top is no barrier: one scrolls.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(source);
  const found: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(settled);
    const violations = await page.evaluate(
      // Nobody reads the list of all that passes, and it takes long to write. Only rules about sound need what `preload` fetches.
      async (runOnly) =>
        (await window.axe.run({ runOnly, resultTypes: ['violations'], preload: false })).violations,
      rules[colorScheme],
    );
    for (const { id, nodes } of violations)
      found.push(`${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }
  await page.emulateMedia({ colorScheme: null });
  expect(found).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// A colour on its way from one theme to the other is in neither. What follows the scrolling, or is paused, comes to no end.
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((each) => each.finished.catch(() => undefined)));
}
