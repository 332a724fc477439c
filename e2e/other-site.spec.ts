import { rmSync } from 'node:fs';
import shell from '../content/en/shell.json' with { type: 'json' };
import { PARTS } from '../domain/values/parts.ts';
import { chooseSite, copyOtherSite } from '../server/test-other-site.ts';
import { pseudoText } from '../texts/test-pseudo-language.ts';
import { type RunningSite, startSite } from '../tools/start-site.ts';
import { expectNoBarrier } from './barriers.ts';
import { clippedTexts } from './clipped-text.ts';
import { expect, test } from './quiet-test.ts';
import { translatedRoutes, unknownRoute } from './routes.ts';

let siteDir: string;
let site: RunningSite;

// A page that is not there is asked for too.
test.use({ expectedNoise: /Failed to load resource/ });

test.describe(
  'the site of another foundation, with every part: Tamil first, then English, colours and a logo of its own',
  { tag: '@desktop' },
  () => {
    // One build for all.
    test.describe.configure({ mode: 'default' });

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      siteDir = await copyOtherSite();
      chooseSite(siteDir, { parts: [...PARTS] });
      site = await startSite({
        siteDir,
        settings: { RATE_LIMIT: 'off', SAMPLE_DATA: 'on', ENROLLED_ACCESS: 'open' },
      });
    });

    test.afterAll(async () => {
      await site?.stop();
      rmSync(siteDir, { recursive: true, force: true });
    });

    test('every page shows its longer texts whole, on a narrow phone and on a desktop', async ({ page }) => {
      const phone = { width: 320, height: 640 };
      // Moving parts show their texts one after the other.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // This site has easy read in English only.
      const inTamil = translatedRoutes.filter((route) => !route.startsWith('/easy'));
      for (const route of [...inTamil, unknownRoute]) {
        await page.goto(site.address + route);
        await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
        for (const viewport of [{ width: 1280, height: 800 }, phone]) {
          await page.setViewportSize(viewport);
          await expectWhole(page, `${route} at ${viewport.width} px`);
        }
      }
      await page.getByRole('button', { name: pseudoText(shell.openMenu), exact: true }).click();
      await expect(page.getByRole('navigation').getByText('தமிழ்').first()).toBeVisible();
      await expectWhole(page, 'menu');
    });

    test('its colours can be read in both themes', async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const route of ['', ...translatedRoutes.slice(1)]
        .map((path) => `/en${path}`)
        .concat('/desk/sign-in')) {
        await page.goto(site.address + route);
        await expectNoBarrier(page);
      }
    });
  },
);

async function expectWhole(page: Parameters<typeof clippedTexts>[0], where: string): Promise<void> {
  const { innerWidth, scrollWidth } = await page.evaluate(() => ({
    innerWidth: window.innerWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  expect.soft(scrollWidth, where).toBeLessThanOrEqual(innerWidth);
  expect.soft(await clippedTexts(page), where).toEqual([]);
}
