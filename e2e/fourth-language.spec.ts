import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import shell from '../content/en/shell.json' with { type: 'json' };
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
const line = "  eo: { tag: 'eo', name: 'Ésperantö' },";

let siteDir: string;
let site: RunningSite;

// A page that is not there is asked for too.
test.use({ expectedNoise: /Failed to load resource/ });

test.describe('a fourth language, a new folder and one line', { tag: '@desktop' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    siteDir = await mkdtemp(join(tmpdir(), 'fourth-language-'));
    for (const each of sources) await cp(each, join(siteDir, each), { recursive: true });
    await symlink(resolve('node_modules'), join(siteDir, 'node_modules'));
    // Its pictures are made already.
    await cp('build', join(siteDir, 'build'), { recursive: true, verbatimSymlinks: true });
    await addLanguage();
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
      await page.goto(`${site.address}/eo${route === '/' ? '' : route}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'eo');
      for (const viewport of [{ width: 1280, height: 800 }, phone]) {
        await page.setViewportSize(viewport);
        await expectWhole(page, `${route} at ${viewport.width} px`);
      }
    }
    await page.getByRole('button', { name: pseudoText(shell.openMenu), exact: true }).click();
    await expect(page.getByRole('navigation').getByText('Ésperantö').first()).toBeVisible();
    await expectWhole(page, 'menu');
  });
});

async function expectWhole(page: Parameters<typeof clippedTexts>[0], where: string): Promise<void> {
  const { innerWidth, scrollWidth } = await page.evaluate(() => ({
    innerWidth: window.innerWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  expect.soft(scrollWidth, where).toBeLessThanOrEqual(innerWidth);
  expect.soft(await clippedTexts(page), where).toEqual([]);
}

async function addLanguage(): Promise<void> {
  const list = join(siteDir, 'domain/values/languages.ts');
  const before = await readFile(list, 'utf8');
  await writeFile(list, before.replace('\n} as const;', `\n${line}\n} as const;`));
  await mkdir(join(siteDir, 'content/eo/desk'), { recursive: true });
  for (const file of await readdir('content/en', { recursive: true })) {
    if (!file.endsWith('.json') || file === 'easy.json') continue;
    const english = JSON.parse(await readFile(join('content/en', file), 'utf8')) as unknown;
    await writeFile(join(siteDir, 'content/eo', file), JSON.stringify(pseudoMessages(english)));
  }
}
