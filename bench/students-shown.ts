import type { Browser } from '@playwright/test';
import { pressMs } from './press-ms.ts';
import { onPhone } from './slow-phone.ts';

/** How many rows the table of /enrolled shows, of how many students, and when after the press, in ms. */
export type StudentsShown = { rows: number; ms: number };

/** Presses `Show Enrolled Students` on a processor four times slower. */
export function studentsShown(browser: Browser, address: string): Promise<StudentsShown> {
  return onPhone(browser, { processor: 4, network: 'unthrottled' }, async ({ page }) => {
    await page.goto(`${address}/enrolled`, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Show Enrolled Students' });
    const ms = await pressMs(page, watchTable, () => button.tap());
    return { rows: await page.locator('tbody tr').count(), ms };
  });
}

// Runs in the page: the table is painted once the frame that brought it is done.
function watchTable(): { ms: Promise<number> } {
  const { promise: ms, resolve } = Promise.withResolvers<number>();
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector('tbody tr')) return void requestAnimationFrame(look);
        setTimeout(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
  return { ms };
}
