import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSiteData } from '../back-office/open-site-data.ts';
import hiApi from '../content/hi/api.json' with { type: 'json' };
import hiForms from '../content/hi/forms.json' with { type: 'json' };
import hiShell from '../content/hi/shell.json' with { type: 'json' };
import mrApi from '../content/mr/api.json' with { type: 'json' };
import { languages, languageTag } from '../domain/values/languages.ts';
import { pagePath, languageOfPath, localPath } from '../domain/values/local-path.ts';
import { application, bag, pickle } from '../storage/test-records.ts';
import { localPages, pages, samplePath } from '../web/pages.ts';
import { openSharedSite } from './test-site.ts';

const origin = 'https://diya.example';
const { site, dataDir } = await openSharedSite(
  { SITE_URL: origin, ENROLLED_ACCESS: 'open', SAMPLE_DATA: 'on' },
  origin,
);

const ask = (path: string, request: RequestInit = {}) =>
  site.fetch(
    new Request(origin + path, { ...request, headers: { accept: 'text/html', origin, ...request.headers } }),
  );
const htmlOf = async (path: string) => (await ask(path, { headers: { accept: 'text/html' } })).text();
const valuesIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);

test.each([
  ['en', '/', '/'],
  ['hi', '/', '/hi'],
  ['mr', '/shop', '/mr/shop'],
  ['hi', '/?a=1', '/hi?a=1'],
  ['hi', '/shop?q=bag', '/hi/shop?q=bag'],
] as const)('in %s %s is at %s', (language, english, path) => {
  expect(localPath(language, english)).toBe(path);
  expect(languageOfPath(path.replace(/\?.*/, ''))).toBe(language);
  expect(pagePath(localPath(language, english.replace(/\?.*/, '')))).toBe(english.replace(/\?.*/, ''));
});

describe.each(localPages.map(({ path }) => samplePath(path)))('the page %s', (path) => {
  const tag = languageTag(languageOfPath(path));

  test('is in the language of its address, and says so', async () => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${tag}"`);
    expect(html).toContain(`<meta property="og:locale" content="${tag.replace('-', '_')}"/>`);
    expect(valuesIn(html, /<meta property="og:locale:alternate" content="(.*?)"/g)).toHaveLength(
      languages.length - 1,
    );
    expect(answer.headers.get('vary') ?? '').not.toMatch(/language/i);
  });

  test('leads to itself in each language', async () => {
    const html = await htmlOf(path);
    for (const language of languages) {
      const there = localPath(language, pagePath(path));
      expect(html).toContain(`<a href="${there}" lang="${languageTag(language)}"`);
    }
  });
});

// A page from the cache has the parameters that it knows; the early script adds the others.
test.each(['/gallery?open=lamp-painting', '/hi/shop?q=bag'])(
  'the page %s leads to itself in each language, with its query',
  async (address) => {
    const html = await htmlOf(address);
    const [path = '', query = ''] = address.split('?');
    for (const language of languages)
      expect(html).toContain(`<a href="${localPath(language, pagePath(path))}?${query}" lang=`);
  },
);

test.each([...localPages.map(({ path }) => path), '/hi/nothing-here'])(
  'the links of %s lead to pages of its language',
  async (path) => {
    const html = await htmlOf(path);
    const links = [...html.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="(\/[^"]*)"[^>]*>/g)];
    const others = links.filter(
      ([tag, to = '']) =>
        !/hrefLang|lang="en-IN"/.test(tag) &&
        languageOfPath(to.split(/[?#]/)[0] ?? '') !== languageOfPath(path),
    );
    expect(others.map(([tag]) => tag)).toEqual([]);
    expect(links.length).toBeGreaterThan(10);
  },
);

test('a page names its versions in other languages, and they name it', async () => {
  for (const { path, sitemap } of localPages) {
    if (!sitemap) continue;
    const html = await htmlOf(path);
    expect(valuesIn(html, /<link rel="canonical" href="(.*?)"/g)).toEqual([origin + path]);
    const english = pagePath(path);
    const expected = [...languages.map((language) => localPath(language, english)), english];
    expect(valuesIn(html, /<link rel="alternate" hrefLang=".*?" href="(.*?)"/gi)).toEqual(
      expected.map((each) => origin + each),
    );
    expect(valuesIn(html, /<link rel="alternate" hrefLang="(.*?)"/gi)).toEqual([
      ...languages.map((language) => languageTag(language)),
      'x-default',
    ]);
    const [webPage] = valuesIn(html, /<script type="application\/ld\+json">(\{[^<]*"WebPage"[^<]*)</g);
    expect(JSON.parse(webPage ?? '')).toMatchObject({ inLanguage: languageTag(languageOfPath(path)) });
  }
});

test('the sitemap lists each page in each language with its versions', async () => {
  const xml = await (await ask('/sitemap.xml')).text();
  const listed = localPages.filter(({ sitemap }) => sitemap).map(({ path }) => origin + path);
  const all = valuesIn(xml, /<loc>(.*?)<\/loc><xhtml/g);
  // Those of the products: server/product-page.test.ts.
  expect(all.filter((address) => !address?.includes('/shop/'))).toEqual(listed);
  expect(valuesIn(xml, /(hreflang)="/g)).toHaveLength(all.length * (languages.length + 1));
});

test('an unknown address answers 404 in the language of its prefix, and leads home in each', async () => {
  const answer = await ask('/hi/nothing-here');
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain(hiShell.notFound.text);
  expect(html).toContain('<a href="/mr" lang="mr-IN"');
  expect(await htmlOf('/nothing-here')).toContain('<html lang="en-IN"');
});

test('no header or cookie leads to another language', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'hi-IN,hi;q=0.9', cookie: 'language=hi' };
  const answer = await ask('/about', { headers });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<html lang="en-IN"');
});

test('English pages name the languages that they may be offered in; others offer nothing', async () => {
  expect(await htmlOf('/')).toContain('data-offers="hi mr"');
  expect(await htmlOf('/hi')).not.toContain('data-offers');
  const offer = await ask('/mr/language-offer');
  expect(offer.status).toBe(200);
  expect(await offer.text()).toContain('lang="mr-IN"');
});

describe('what a form brings about is said in its language', () => {
  const post = (path: string, form: Record<string, string>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(form) });

  test('where something is missing', async () => {
    const answer = await post('/hi/hostel-enrollment', {});
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(hiForms.problems.firstName.missing);
  });

  test('where the page reads no such form', async () => {
    const answer = await ask('/hi/about', {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'text/plain', origin },
    });
    expect(await answer.text()).toBe(hiApi.formUnreadable);
  });

  test('an application keeps the language in which it was written', async () => {
    const answer = await post('/mr/hostel-enrollment', { ...application, firstName: 'Asha' });
    expect(answer.status).toBe(200);
    const { database, repositories } = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
    const [stored] = await repositories.inbox.page({}, { offset: 0, limit: 1 }).finally(database.close);
    expect(stored).toMatchObject({ firstName: 'Asha', language: 'mr' });
  });
});

test('the shop shows a product in its language, and in English what has no translation', async () => {
  const { database, repositories } = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  onTestFinished(() => database.close());
  await repositories.products.save([bag, pickle]);
  await vi.waitFor(async () => expect(await htmlOf('/hi/shop?q=jute')).toContain('हाथ से बुना।'), {
    timeout: 6000,
  });
  const inHindi = await htmlOf('/hi/shop?q=jute');
  for (const text of ['जूट का झोला', 'हाथ से बुना।', 'हाथ की सिलाई', 'बड़ा', 'नील', 'हफ़्ते भर का सामान।'])
    expect(inHindi).toContain(text);
  const inMarathi = await htmlOf('/mr/shop?q=jute');
  expect(inMarathi).toMatch(/<h2[^>]*><a[^>]*>ज्यूटची पिशवी<\/a><\/h2>/);
  expect(inMarathi).toMatch(/<p lang="en"[^>]*>Woven by hand.<\/p>/);
  expect(inMarathi).toMatch(/<li lang="en"[^>]*>Plastic-free<\/li>/);
  expect(await htmlOf('/mr/shop?q=mango')).toMatch(/<h2[^>]* lang="en"[^>]*><a[^>]*>Mango Pickle<\/a><\/h2>/);
  // No page carries the texts of another language.
  expect(inMarathi).not.toContain('झोला');
  expect(await htmlOf('/shop?q=jute')).not.toMatch(/झोला|पिशवी/);
});

test.each([
  ['mr-IN,mr;q=0.9,en;q=0.1', mrApi.notFound],
  ['fr,hi;q=0.5', hiApi.notFound],
  ['hi;q=0', 'There is nothing at this address.'],
  ['', 'There is nothing at this address.'],
])('the API answers “%s” in the first language of the site that it names', async (accepted, message) => {
  const answer = await ask('/api/nothing', { headers: { 'accept-language': accepted } });
  expect(await answer.json()).toEqual({ message });
});

test('there is no page at the English prefix', async () => {
  expect((await ask('/en')).status).toBe(404);
  expect((await ask(`/en${pages.about.path}`)).status).toBe(404);
});
