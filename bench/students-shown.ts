import type { Browser } from '@playwright/test';
import { onPhone } from './slow-phone.ts';

/** How many rows the table of /enrolled shows, of how many students, and when after the press, in ms. */
export type StudentsShown = { rows: number; ms: number };

/** Presses `Show Enrolled Students` on a processor four times slower. */
export function studentsShown(browser: Browser, address: string): Promise<StudentsShown> {
  return onPhone(browser, { processor: 4, network: 'unthrottled' }, async ({ page }) => {
    await page.goto(`${address}/enrolled`, { waitUntil: 'networkidle' });
    await page.evaluate(watchTable);
    await page.getByRole('button', { name: 'Show Enrolled Students' }).tap();
    const shown = await page.waitForFunction(() => document.documentElement.dataset['tableMs']);
    return { rows: await page.locator('tbody tr').count(), ms: Number(await shown.jsonValue()) };
  });
}

// Runs in the page: the table is painted once the frame that brought it is done.
function watchTable(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector('tbody tr')) return void requestAnimationFrame(look);
        setTimeout(
          () => (document.documentElement.dataset['tableMs'] = String(performance.now() - timeStamp)),
        );
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
