import { startFakeBackend } from './fake-backend.ts';
import { wholeShop } from './shop-parts.ts';
import { expect, test } from './quiet-test.ts';
import { skipWithoutDevanagari } from './skip-without-devanagari.ts';

// What Lighthouse calls good is 0.1, for one visit; here a page may move by next to nothing, however far one reads.
const MOST = 0.005;

const inDevanagari = ['/hi', '/hi/donate', `/hi${wholeShop}`, '/mr/about', '/mr/hostel-enrollment'];

for (const path of ['/', '/about', wholeShop, '/hostel-enrollment', '/donate', '/gallery', ...inDevanagari]) {
  test(`nothing on ${path} moves while it comes and is read to its end`, async ({ page, visit }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(path);
    if (inDevanagari.includes(path)) await skipWithoutDevanagari(page);
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

// A phone shows what has come.
test.describe('a document that has come only in part', { tag: '@desktop' }, () => {
  // The server of these tests has nothing but the document.
  test.use({ expectedNoise: /404|could not be loaded/ });

  for (const { path, part, seen, cut } of [
    { path: '/shop', part: 'the bar', seen: 'header li', cut: '</li>' },
    { path: '/', part: 'the opening', seen: 'h1', cut: '</h1>' },
    { path: '/donate', part: 'the opening', seen: 'h1', cut: '</h1>' },
  ]) {
    test(`is not seen on a wide screen: ${path}, as far as ${part}`, async ({ page, request }) => {
      const document = await (await request.get(path)).text();
      const end = document.indexOf(cut) + cut.length;
      const rest = Promise.withResolvers<void>();
      const slow = await startFakeBackend((asked, response) => {
        if (asked.url !== path) return void response.writeHead(404).end();
        response.writeHead(200, { 'content-type': 'text/html' }).write(document.slice(0, end));
        void rest.promise.then(() => response.end(document.slice(end)));
      });
      try {
        await page.goto(slow.address + path, { waitUntil: 'commit' });
        await expect(page.locator(seen).first()).toBeAttached();
        // Long enough for a browser that does paint.
        await page.waitForTimeout(300);
        const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
        expect(await paints()).toBe(0);
        rest.resolve();
        await expect.poll(paints).toBeGreaterThan(0);
      } finally {
        slow.stop();
      }
    });
  }
});
