import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import aboutInEnglish from '../content/en/about.json' with { type: 'json' };
import hiHome from '../content/hi/home.json' with { type: 'json' };
import { optionalFiles } from '../texts/schemas/messages.ts';
import { type PageEntry, pages } from '../web/pages.ts';
import { openSharedSite } from './test-site.ts';

const origin = 'https://diya.example';
const contentDir = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(contentDir, { recursive: true }));
cpSync('content', contentDir, { recursive: true });
for (const file of ['about', 'shop', 'hostel']) rmSync(join(contentDir, 'hi', `${file}.json`));
const { site } = await openSharedSite({ SITE_URL: origin, ENROLLED_ACCESS: 'open' }, origin, { contentDir });

const ask = (path: string) => site.fetch(new Request(origin + path, { headers: { accept: 'text/html' } }));
const textOf = async (path: string) => (await ask(path)).text();

test.each([
  ['/hi/about', '/about'],
  ['/hi/shop?category=Toys&sort=price', '/shop?category=Toys&sort=price'],
  ['/hi/shop/jute-tote-bag', '/shop/jute-tote-bag'],
  ['/hi/hostel-enrollment', '/hostel-enrollment'],
])('%s, whose texts are not in Hindi, leads to %s', async (path, to) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
});

test('pages whose texts are there stay in Hindi, and those in Marathi are whole', async () => {
  expect(await textOf('/hi')).toContain(hiHome.mission.heading);
  for (const path of ['/hi/donate', '/hi/cart', '/mr/about', '/mr/shop'])
    expect((await ask(path)).status).toBe(200);
});

test('the page is not offered in that language: no alternate, no line of the sitemap, and the switch leads home', async () => {
  const about = await textOf('/about');
  expect(about).toContain(aboutInEnglish.title);
  expect(about).not.toMatch(/href="[^"]*\/hi\/about/);
  expect(about).toContain(`hrefLang="mr-IN" href="${origin}/mr/about"`);
  expect(about).toContain('<a href="/hi" lang="hi-IN"');
  expect(about).not.toContain('content="hi_IN"');
  const sitemap = await textOf('/sitemap.xml');
  expect(sitemap).not.toMatch(/\/hi\/(about|shop|hostel)/);
  expect(sitemap).toContain(`<loc>${origin}/hi/donate</loc>`);
  expect(sitemap).toContain(`<loc>${origin}/mr/about</loc>`);
});

test('each file that a language may lack holds the texts of a page', () => {
  const ofPages = Object.values<PageEntry>(pages).flatMap(({ texts = [] }) => texts);
  expect(optionalFiles.filter((file) => !ofPages.includes(file))).toEqual([]);
});
