import type { Page } from '@playwright/test';

const PATIENCE_MS = 30_000;

/**
 * The ms that `watch`, run in the page, tells of what `press` brings about; rejects with an Error where it tells none
 * within half a minute. Nothing asks the page meanwhile: on a slow processor each look would lengthen what is timed.
 */
export async function pressMs(
  page: Page,
  watch: () => { told: Promise<number> },
  press: () => Promise<unknown>,
): Promise<number> {
  const watching = await page.evaluateHandle(watch);
  await press();
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('nothing came of the press')), PATIENCE_MS).unref();
  });
  return Promise.race([watching.evaluate(({ told }) => told), late]);
}
