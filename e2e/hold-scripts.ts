import type { Page } from '@playwright/test';

/** Holds back the page's scripts whose address matches until the function that it gives is called. */
export async function holdScripts(page: Page, address = /\.js$/): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
