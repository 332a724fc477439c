import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import shell from '../content/en/shell.json' with { type: 'json' };
import type shopInEnglish from '../content/en/shop.json';
import shippedSite from '../content/site.json' with { type: 'json' };
import { palettesFrom } from '../domain/look/palette.ts';
import { feedAddresses } from '../domain/shop/feed-addresses.ts';
import layers from '../layers.json' with { type: 'json' };
import { type RunningSite, startSite } from '../tools/start-site.ts';
import { expectNoBarrier } from './barriers.ts';
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
  'Tamil first, then English, with colours and a logo of its own: a folder of texts, a drawing and site.json',
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
      await chooseSite();
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

    test('its own colours can be read in both themes', async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const route of [
        '/en',
        '/en/shop',
        '/en/donate',
        '/en/about',
        '/en/hostel-enrollment',
        '/desk/sign-in',
      ]) {
        await page.goto(site.address + route);
        await expectNoBarrier(page);
      }
    });

    test('no page shows a colour or the logo of the sample; all icons are there', async ({ request }) => {
      const text = async (path: string) => (await request.get(site.address + path)).text();
      // Mistakes and successes have their colours everywhere.
      const { danger, success, ...others } = palettesFrom(shippedSite.colours).light;
      const shipped = Object.values(others).filter((colour) => ![danger, success].includes(colour));
      for (const path of [
        '/en',
        '/en/about',
        '/en/easy',
        '/en/cart',
        '/desk/sign-in',
        '/manifest.webmanifest',
      ]) {
        const page = (await text(path)).toLowerCase();
        expect(
          shipped.filter((colour) => page.includes(colour)),
          path,
        ).toEqual([]);
      }
      const home = await text('/en');
      expect(home).toContain(`--color-accent:${palettesFrom(colours).light.accent}`);
      const pictures = JSON.parse(await readFile('content/pictures/drawn.json', 'utf8')) as Record<
        string,
        string
      >;
      expect(home).not.toContain(pictures['social-preview']);
      expect(home).toContain('src="/icons/logo-288x96-');
      const { icons } = JSON.parse(await text('/manifest.webmanifest')) as { icons: { src: string }[] };
      const share = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? '';
      const bar = /src="(\/icons\/logo-[^"]+)"/.exec(home)?.[1] ?? '';
      for (const path of [
        ...icons.map(({ src }) => src),
        '/favicon.ico',
        '/icons/apple-touch-icon.png',
        bar,
        new URL(share).pathname,
      ])
        expect((await request.get(site.address + path)).status(), path).toBe(200);
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

const colours = { brand: '#e65100', accent: '#00acc1' };
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="M4 50a46 46 0 0 1 92 0zM112 30h180v40H112z" fill="#fff"/></svg>';

async function chooseSite(): Promise<void> {
  const categories = [{ id: 'toys', googleCategory: '1253' }, { id: 'Food Items' }];
  const choice = { ...shippedSite, languages: ['ta', 'en'], deskLanguages: ['en'], colours, categories };
  await writeFile(join(siteDir, 'content/logo.svg'), logo);
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
