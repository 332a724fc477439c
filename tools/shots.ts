import { type Browser, chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pages, samplePath } from '../web/pages.ts';
import { findBrowser } from './find-browser.ts';

const paths = [...Object.values(pages).map(({ path }) => samplePath(path)), '/no-such-page'];
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const themes = ['light', 'dark'] as const;
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    into: { type: 'string', default: 'shots' },
    path: { type: 'string', multiple: true },
  },
});

// Takes a picture of every page of a running site, at both widths and in both themes: node tools/shots.ts --url … --into …
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-quic'],
});
mkdirSync(values.into, { recursive: true });
for (const path of values.path ?? paths) await shoot(browser, path);
await browser.close();

async function shoot(from: Browser, path: string): Promise<void> {
  for (const [name, viewport] of Object.entries(sizes)) {
    for (const colorScheme of themes) {
      const page = await from.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      page.on('console', (message) => console.warn(`${path} ${name}: ${message.type()} ${message.text()}`));
      page.on('pageerror', (error) => console.warn(`${path} ${name}: ${error.message}`));
      await page.goto(values.url + path, { waitUntil: 'load' });
      await page.evaluate(showLazyPictures);
      await page.waitForLoadState('networkidle');
      const file = join(
        values.into,
        `${path.slice(1).replace(/\W+/g, '-') || 'home'}-${name}-${colorScheme}.png`,
      );
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
      await page.close();
    }
  }
}

async function showLazyPictures(): Promise<void> {
  // A screenshot of the full page shows what is off the screen, and browsers do not render that.
  for (const picture of document.querySelectorAll('picture')) picture.style.contentVisibility = 'visible';
  for (const image of document.images) {
    image.loading = 'eager';
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A picture that is not shown, such as one behind another, never loads.
    await Promise.race([
      image.decode().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]);
  }
  scrollTo({ top: 0, behavior: 'instant' });
}
