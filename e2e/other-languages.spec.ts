import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import shell from '../content/en/shell.json' with { type: 'json' };
import type shopInEnglish from '../content/en/shop.json';
import shippedSite from '../content/site.json' with { type: 'json' };
import { feedAddresses } from '../domain/shop/feed-addresses.ts';
import layers from '../layers.json' with { type: 'json' };
import { type RunningSite, startSite } from '../tools/start-site.ts';
import { clippedTexts } from './clipped-text.ts';
import { pseudoMessages, pseudoText } from './pseudo-language.ts';
import { expect, test } from './quiet-test.ts';
import { translatedRoutes, unknownRoute } from './routes.ts';

const sources = [
  ...Object.keys(layers),
  ...'layers.json package.json tsconfig.json vite.config.ts'.split(' '),
];
let siteDir: string;
let site: RunningSite;

// A page that is not there is asked for too.
test.use({ expectedNoise: /Failed to load resource/ });

test.describe(
  'Tamil first, then English: a folder of texts and two lines of site.json',
  { tag: '@desktop' },
  () => {
    // One build for all.
    test.describe.configure({ mode: 'default' });

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      siteDir = await mkdtemp(join(tmpdir(), 'other-languages-'));
      for (const each of sources) await cp(each, join(siteDir, each), { recursive: true });
      await symlink(resolve('node_modules'), join(siteDir, 'node_modules'));
      // Its pictures are made already.
      await cp('build', join(siteDir, 'build'), { recursive: true, verbatimSymlinks: true });
      await chooseLanguages();
      const build = spawn(process.execPath, ['tools/build.ts'], { cwd: siteDir, env: {}, stdio: 'inherit' });
      expect(await once(build, 'exit')).toEqual([0, null]);
      site = await startSite({ siteDir, settings: { RATE_LIMIT: 'off' } });
    });

    test.afterAll(async () => {
      await site?.stop();
      await rm(siteDir, { recursive: true, force: true });
    });

    test('every page shows its longer texts whole, on a narrow phone and on a desktop', async ({ page }) => {
      const phone = { width: 320, height: 640 };
      // Moving parts show their texts one after the other.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const route of [...translatedRoutes, unknownRoute]) {
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

    test('the shop has the categories of site.json; products and links of others go on', async ({
      request,
    }) => {
      const shop = async (path: string) => (await request.get(site.address + path)).text();
      const all = await shop('/en/shop');
      expect(
        all.match(/<button[^>]*name="category"[^>]*>[^<]*/g)?.map((chip) => chip.replace(/.*>/, '')),
      ).toEqual(['All', 'Wooden toys', 'Things to eat']);
      expect(await shop('/en/shop?category=Food+Items')).toContain('Mango Pickle');
      // The samples have categories that this shop has not.
      expect(all).toContain('Block Print Kurta');
      expect(await shop('/en/shop?category=Clothing')).toContain('Block Print Kurta');
      expect(await shop('/en/shop/block-print-kurta')).toContain('<h1');
      const feed = await shop(feedAddresses.google);
      expect(feed).toContain('/en/shop/block-print-kurta');
    });

    test('every address is in one of the two, and those of the other languages are not there', async ({
      request,
    }) => {
      const sitemap = await (await request.get(`${site.address}/sitemap.xml`)).text();
      const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, url = '']) => new URL(url).pathname,
      );
      expect(paths).toEqual(expect.arrayContaining(['/', '/en', '/about', '/en/about', '/en/easy']));
      for (const path of paths) {
        const answer = await request.get(site.address + path);
        const html = await answer.text();
        expect(answer.status(), path).toBe(200);
        expect(html, path).toContain(path.startsWith('/en') ? '<html lang="en-IN"' : '<html lang="ta-IN"');
        expect(html, path).not.toMatch(/href="\/(hi|mr|easy)\b|hrefLang="(hi|mr)-IN"/);
        expect(html, path).toMatch(
          path.includes('/easy') ? /<main/ : /hrefLang="x-default" href="[^"]*(?<!\/en[^"]*)"/,
        );
      }
      for (const path of ['/hi', '/mr/about', '/ta', '/easy'])
        expect((await request.get(site.address + path)).status(), path).toBe(404);
      const desk = await request.get(`${site.address}/desk/sign-in`, {
        headers: { 'accept-language': 'ta' },
      });
      expect(await desk.text()).toContain('<html lang="en-IN"');
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

async function chooseLanguages(): Promise<void> {
  const categories = [{ id: 'toys', googleCategory: '1253' }, { id: 'Food Items' }];
  const choice = { ...shippedSite, languages: ['ta', 'en'], deskLanguages: ['en'], categories };
  await writeFile(join(siteDir, 'content/site.json'), JSON.stringify(choice));
  const shopFile = join(siteDir, 'content/en/shop.json');
  const shop = JSON.parse(await readFile(shopFile, 'utf8')) as typeof shopInEnglish;
  shop.categories.names = { toys: 'Wooden toys', 'Food Items': 'Things to eat' } as never;
  await writeFile(shopFile, JSON.stringify(shop));
  await mkdir(join(siteDir, 'content/ta'));
  // The desk is in English only, as easy read is.
  for (const file of await readdir(join(siteDir, 'content/en'))) {
    if (!file.endsWith('.json') || file === 'easy.json') continue;
    const english = JSON.parse(await readFile(join(siteDir, 'content/en', file), 'utf8')) as unknown;
    await writeFile(join(siteDir, 'content/ta', file), JSON.stringify(pseudoMessages(english)));
  }
}
