import type { Browser } from '@playwright/test';
import { onPhone } from './slow-phone.ts';

// Typed, taken back and typed again, as people look for things.
const keys = 'l a m p Backspace Backspace Backspace Backspace c o t t o n'.split(' ');
const PATIENCE_MS = 5000;

/**
 * Times from key presses in the shop's search to the painted list, in ms, on a processor four times slower. A press
 * that changes nothing is not counted. The rest of a large catalogue is fetched at the first press, and awaited there.
 */
export function keyPresses(browser: Browser, address: string): Promise<number[]> {
  return onPhone(browser, { processor: 4, network: 'unthrottled' }, async ({ page }) => {
    await page.goto(`${address}/shop`, { waitUntil: 'networkidle' });
    await page.getByLabel('Search products').tap();
    await page.evaluate(watchKeys);
    const times: number[] = [];
    for (const key of keys) {
      await page.keyboard.press(key);
      const settled = await page.waitForFunction(
        () => document.documentElement.dataset['listMs'],
        undefined,
        { timeout: PATIENCE_MS, polling: 20 },
      );
      const ms = Number(await settled.jsonValue());
      if (ms > 0) times.push(ms);
      await page.waitForLoadState('networkidle');
    }
    return times;
  });
}

// Runs in the page: a press has its own time; the list is painted once the frame that changed its count is done.
function watchKeys(): void {
  const told = () => document.querySelector('main section [role=status]')?.textContent;
  const QUIET_FRAMES = 60;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      delete document.documentElement.dataset['listMs'];
      const before = told();
      let frames = 0;
      const tell = (ms: number) => (document.documentElement.dataset['listMs'] = String(ms));
      const look = () => {
        if (told() !== before) setTimeout(() => tell(performance.now() - timeStamp));
        else if (++frames > QUIET_FRAMES) tell(-1);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}
