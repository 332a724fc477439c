import { chromium, type Page } from '@playwright/test';
import { resolve } from 'node:path';
import { startFakeBackend } from './fake-backend.ts';
import { fontsOf } from './fonts-of.ts';
import { expect, test } from './quiet-test.ts';
import { skipWithoutFont } from './skip-without-font.ts';

// Lighthouse calls 0.1 good, for one visit; here a page may move by next to nothing, however far one reads.
const MOST = 0.005;

const product = '/shop/block-print-kurta';

// Between two parts of a screen, for a visitor who looks for the end.
const FAST_MS = 60;

// The shell lays out some Devanagari text in another way than the browser that visitors have.
test.describe('while it comes and is read to its end', { tag: '@chromium' }, () => {
  const english = ['/', '/about', product, '/hostel-enrollment', '/donate', '/gallery'];
  const translated = ['/hi', '/hi/donate', '/mr/about', '/mr/hostel-enrollment'];
  // These are laid out in another way on a wide screen.
  const otherwiseWide = ['/', product, '/donate', '/gallery'];
  for (const path of [...english, ...translated]) {
    const tag = otherwiseWide.includes(path) ? '@every-width' : [];
    test(`nothing on ${path} moves`, { tag }, async ({ page }) => {
      await skipWithoutFontOf(page, path);
      expect(await shiftWhileRead(page, path)).toBeLessThanOrEqual(MOST);
    });
  }

  // More products come while it is read.
  for (const path of ['/shop', '/mr/shop'])
    test(`nothing on ${path} moves, however fast it is read`, { tag: '@every-width' }, async ({ page }) => {
      await skipWithoutFontOf(page, path);
      expect(await shiftWhileRead(page, path, FAST_MS)).toBeLessThanOrEqual(MOST);
    });
});

test.describe('with the fonts DejaVu and Noto only', { tag: '@chromium' }, () => {
  for (const { path, tag } of [
    { path: '/', tag: '@every-width' },
    { path: '/hostel-enrollment', tag: '@desktop' },
    { path: '/hi/donate', tag: '@desktop' },
    { path: '/mr/hostel-enrollment', tag: [] },
  ])
    test(
      `nothing on ${path} moves, at the first visit and the next`,
      { tag },
      async ({ launchOptions, viewport, deviceScaleFactor, isMobile, hasTouch, baseURL }) => {
        const browser = await chromium.launch({
          ...launchOptions,
          env: { ...process.env, FONTCONFIG_FILE: resolve('e2e/dejavu-and-noto.conf') },
        });
        try {
          const page = await browser.newPage({
            viewport,
            deviceScaleFactor: deviceScaleFactor ?? 1,
            isMobile,
            hasTouch,
            baseURL: baseURL ?? '',
          });
          const seen = await boldFonts(page);
          const isOther = seen.length === 0 || !seen.every((name) => /DejaVu|Noto/.test(name));
          test.skip(isOther, `This machine shows ${seen.join(', ') || 'neither'}.`);

          expect(await shiftWhileRead(page, path)).toBeLessThanOrEqual(MOST);
          await expect.poll(() => page.evaluate(() => localStorage.getItem('heading-font'))).not.toBeNull();
          expect(await shiftWhileRead(page, path)).toBeLessThanOrEqual(MOST);
        } finally {
          await browser.close();
        }
      },
    );
});

async function skipWithoutFontOf(page: Page, path: string): Promise<void> {
  if (!/^\/(hi|mr)\b/.test(path)) return;
  await page.goto('/privacy');
  await skipWithoutFont(page, 'devanagari');
}

/** How far the parts of a page move while it comes and is read to its end, added up as browsers count it. */
async function shiftWhileRead(page: Page, path: string, pauseMs = 100): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  for (let screens = 0; screens < 40; screens++) {
    const isEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.7, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(pauseMs);
    if (isEnd) break;
  }
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate<number[]>('shifts');
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

/** The fonts in which the browser sets bold English and Hindi text. */
async function boldFonts(page: Page): Promise<string[]> {
  await page.setContent('<b style="font-family: Arial, sans-serif">Heading शीर्षक</b>');
  return fontsOf(page, 'b');
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
