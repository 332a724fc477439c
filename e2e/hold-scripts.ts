import type { Page } from '@playwright/test';

/** Keeps all scripts of the page's islands from arriving until the function that it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
