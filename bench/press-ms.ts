import type { Page } from '@playwright/test';

const PATIENCE_MS = 30_000;

/**
 * The ms that `watch`, run in the page, measures from a press to its effect; rejects with an Error where there is none
 * within half a minute. Nothing queries the page meanwhile: on a slow processor each query would lengthen the time.
 */
export async function pressMs(
  page: Page,
  watch: () => { ms: Promise<number> },
  press: () => Promise<unknown>,
): Promise<number> {
  const watching = await page.evaluateHandle(watch);
  await press();
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The press had no effect.')), PATIENCE_MS).unref();
  });
  return Promise.race([watching.evaluate(({ ms }) => ms), late]);
}
