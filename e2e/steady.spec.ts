import { wholeShop } from './shop-parts.ts';
import { expect, test } from './quiet-test.ts';

// What Lighthouse calls good is 0.1, for one visit; here a page may move by next to nothing, however far one reads.
const MOST = 0.005;

for (const path of ['/', '/about', wholeShop, '/hostel-enrollment', '/donate', '/gallery']) {
  test(`nothing on ${path} moves while it comes and is read to its end`, async ({ page, visit }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(path);
    await page.waitForLoadState('networkidle');
    for (let screens = 0; screens < 40; screens++) {
      const isEnd = await page.evaluate(() => {
        scrollBy({ top: innerHeight * 0.7, behavior: 'instant' });
        return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      });
      await page.waitForTimeout(100);
      if (isEnd) break;
    }
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate<number[]>('shifts');
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(MOST);
  });
}
