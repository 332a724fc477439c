import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import privacy from '../content/en/privacy.json' with { type: 'json' };
import facts from '../content/facts.json' with { type: 'json' };
import samples from '../content/sample-hashes.json' with { type: 'json' };
import shippedSite from '../content/site.json' with { type: 'json' };
import { palettesFrom } from '../domain/look/palette.ts';
import { feedAddresses } from '../domain/shop/feed-addresses.ts';
import { pseudoText } from '../texts/test-pseudo-language.ts';
import { startSite, type RunningSite } from '../tools/start-site.ts';
import { pages, pathsOf, samplePath } from '../web/pages.ts';
import { addressesInSitemap, addressesOfParts, crawl } from './test-crawl.ts';
import { signedInCookie } from './test-desk.ts';
import { copyOtherSite, otherCategories, otherChoice } from './test-other-site.ts';

// Where the drawing of a motif begins.
const motifs = readFileSync('ui/motif.tsx', 'utf8');
const drawing = (motif: string) => new RegExp(`${motif}:\\s*'([^']{40})`).exec(motifs)?.[1] ?? `no ${motif}`;

const off = ['hostel', 'applications', 'students'] as const;

let siteDir: string;
let site: RunningSite;
let found: Map<string, string>;
beforeAll(async () => {
  siteDir = await copyOtherSite();
  site = await startSite({ siteDir, settings: { RATE_LIMIT: 'off', SAMPLE_DATA: 'on' } });
  found = await crawl(site);
}, 120_000);
afterAll(async () => {
  await site?.stop();
  rmSync(siteDir, { recursive: true, force: true });
});

const status = async (path: string) => (await fetch(site.address + path)).status;
const text = async (path: string) => (await fetch(site.address + path)).text();

test('every page is in one of its languages, at the address of that language', async () => {
  expect([...found.keys()]).toEqual(
    expect.arrayContaining(['/', '/en', '/about', '/en/about', '/en/easy', '/shop/block-print-kurta']),
  );
  for (const [path, html] of [...found].filter(([, each]) => each !== '')) {
    expect([path, /<html lang="([\w-]+)"/.exec(html)?.[1]]).toEqual([
      path,
      path.startsWith('/en') ? 'en-IN' : 'ta-IN',
    ]);
    expect([path, /href="\/(hi|mr)\b|hrefLang="(hi|mr)-IN"/.exec(html)?.[0]]).toEqual([path, undefined]);
  }
  // This site has easy read in English only.
  const inBoth = (await addressesInSitemap(site.address)).filter((path) => !path.includes('/easy'));
  const withoutDefault = inBoth.filter(
    (path) => !/hrefLang="x-default" href="[^"]*(?<!\/en[^"]*)"/.test(found.get(path) ?? ''),
  );
  expect(inBoth.length).toBeGreaterThan(20);
  expect(withoutDefault).toEqual([]);
  for (const path of ['/hi', '/mr/about', '/ta']) expect([path, await status(path)]).toEqual([path, 404]);
  const easy = await fetch(`${site.address}/easy/donate`, { redirect: 'manual' });
  expect([easy.status, easy.headers.get('location')]).toEqual([302, '/en/easy/donate']);
});

test('nothing of a part that is off answers, is linked or is told of', async () => {
  const paths = Object.values(pages)
    .filter((each) => 'parts' in each && each.parts.every((part) => off.some((one) => one === part)))
    .flatMap(pathsOf)
    .map(samplePath);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of [...paths, '/enrolled']) expect([path, await status(path)]).toEqual([path, 404]);
  const manifest = await text('/manifest.webmanifest');
  for (const [path, html] of [...found, ['/manifest.webmanifest', manifest] as const])
    for (const part of off) expect([path, addressesOfParts[part].exec(html)?.[0]]).toEqual([path, undefined]);
  const notice = found.get('/privacy') ?? '';
  for (const { heading } of [privacy.application, privacy.students])
    expect(notice).not.toContain(pseudoText(heading));
  expect(notice).toContain(pseudoText(privacy.delivery.heading));
});

test('no page shows a colour, a drawing, the logo or the name of the sample', async () => {
  // Mistakes and successes have their colours everywhere.
  const { danger, success, ...light } = palettesFrom(shippedSite.colours).light;
  const ofSample = [
    ...Object.values(light).filter((colour) => ![danger, success].includes(colour)),
    drawing('lamp'),
    ...samples.drawings,
    samples.sharePicture,
    facts.name,
    facts.shortName,
  ];
  const others = ['/manifest.webmanifest', '/desk/sign-in'];
  const all = [
    ...found,
    ...(await Promise.all(others.map(async (path) => [path, await text(path)] as const))),
  ];
  const shown = all.flatMap(([path, html]) =>
    ofSample
      .filter((each) => html.toLowerCase().includes(each.toLowerCase()))
      .map((each) => `${path}: ${each}`),
  );
  expect(shown).toEqual([]);
  expect(found.get('/')).toContain(drawing('elephant'));
  expect(found.get('/')).toContain(`--color-accent:${palettesFrom(otherChoice.colours).light.accent}`);
});

test('its logo is in the bar, the tab, the home screen and what is shared', async () => {
  const home = found.get('/') ?? '';
  const { icons } = JSON.parse(await text('/manifest.webmanifest')) as { icons: { src: string }[] };
  const bar = /src="(\/icons\/logo-288x96-[^"]+)"/.exec(home)?.[1] ?? '/no-logo';
  const shared = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? 'http://site.test/nothing-shared';
  const paths = [bar, new URL(shared).pathname, '/favicon.ico', '/icons/apple-touch-icon.png'];
  for (const path of [...paths, ...icons.map(({ src }) => src)])
    expect([path, await status(path)]).toEqual([path, 200]);
});

test('the shop has its categories; products and links of others go on', async () => {
  const all = await text('/en/shop');
  expect(
    all.match(/<button[^>]*name="category"[^>]*>[^<]*/g)?.map((chip) => chip.replace(/.*>/, '')),
  ).toEqual(['All', ...Object.values(otherCategories)]);
  expect(await text('/en/shop?category=Food+Items')).toContain('Mango Pickle');
  // The samples have categories that this shop has not.
  expect(all).toContain('Block Print Kurta');
  expect(await text('/en/shop?category=Clothing')).toContain('Block Print Kurta');
  expect(await text(feedAddresses.google)).toContain('/en/shop/block-print-kurta');
});

test('the desk is in its language, without areas of parts that are off', async () => {
  const signIn = await fetch(`${site.address}/desk/sign-in`, { headers: { 'accept-language': 'ta' } });
  expect(await signIn.text()).toContain('<html lang="en-IN"');
  const cookie = await signedInCookie(site.dataDir);
  const desk = await crawl(site, cookie);
  expect([...desk.keys()]).toEqual(
    expect.arrayContaining(['/desk/products', '/desk/gallery', '/desk/texts']),
  );
  for (const [path, html] of desk)
    expect([path, /\/(hostel-enrollment|enrolled|desk\/(students|applications))\b/.exec(html)?.[0]]).toEqual([
      path,
      undefined,
    ]);
  // The language at / comes first.
  const preview = await fetch(`${site.address}/desk/texts/preview/home`, { headers: { cookie } });
  expect(await preview.text()).toContain('<html lang="ta-IN"');
});
