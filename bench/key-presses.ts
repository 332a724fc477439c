import type { Browser } from '@playwright/test';
import { pressMs } from './press-ms.ts';
import { onPhone } from './slow-phone.ts';

// Typed, taken back and typed again, as people look for things.
const keys = 'l a m p Backspace Backspace Backspace Backspace c o t t o n'.split(' ');

/**
 * Times from key presses in the shop's search to the painted list, in ms, on a processor four times slower. A press
 * that changes nothing is not counted. The rest of a large catalogue is fetched at the first press, and awaited there.
 */
export function keyPresses(browser: Browser, address: string): Promise<number[]> {
  return onPhone(browser, { processor: 4, network: 'unthrottled' }, async ({ page }) => {
    await page.goto(`${address}/shop`, { waitUntil: 'networkidle' });
    await page.getByLabel('Search products').tap();
    const times: number[] = [];
    for (const key of keys) {
      const ms = await pressMs(page, watchList, () => page.keyboard.press(key));
      if (ms > 0) times.push(ms);
      await page.waitForLoadState('networkidle');
    }
    return times;
  });
}

// Runs in the page: a press has its own time; the list is painted once the frame that changed its count is done.
function watchList(): { ms: Promise<number> } {
  const count = () => document.querySelector('main section [role=status]')?.textContent;
  const QUIET_FRAMES = 60;
  const { promise: ms, resolve } = Promise.withResolvers<number>();
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = count();
      let frames = 0;
      const look = () => {
        if (count() !== before) setTimeout(() => resolve(performance.now() - timeStamp));
        else if (++frames > QUIET_FRAMES) resolve(-1);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
  return { ms };
}
