import sharp from 'sharp';
import * as v from 'valibot';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openSiteData, type SiteData } from '../back-office/open-site-data.ts';
import messages from '../content/en/product.json' with { type: 'json' };
import shop from '../content/en/shop.json' with { type: 'json' };
import hi from '../content/hi/product.json' with { type: 'json' };
import type { Product } from '../domain/shop/product.ts';
import { sampleProducts } from '../texts/samples.ts';
import { openSharedSite } from './test-site.ts';

const origin = 'https://site.test';
const { site, dataDir } = await openSharedSite({}, origin);
const ask = async (path: string, request: RequestInit = {}) =>
  site.fetch(
    new Request(origin + path, { ...request, headers: { accept: 'text/html', ...request.headers } }),
  );
const html = async (path: string) => (await ask(path)).text();

async function withData<Result>(work: (data: SiteData) => Promise<Result>): Promise<Result> {
  const data = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  try {
    return await work(data);
  } finally {
    await data.database.close();
  }
}

/** The messages that links to a WhatsApp number would send from within a page. */
function questions(page: string): string[] {
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  return [...main.matchAll(/href="https:\/\/wa\.me\/\d+\?text=([^"]+)"/g)].map(([, text = '']) =>
    decodeURIComponent(text),
  );
}

const consent = {
  givenBy: 'self' as const,
  howChecked: 'Signed paper.',
  givenOn: '2026-01-01',
  until: '2099-12-31',
};

const story = {
  makerName: 'Weaver name of staff',
  maker: 'Made by weaver seven.',
  consent,
  making: 'On loom nine.',
  care: 'Wash it by hand.',
  translations: { hi: { care: 'हाथ से धोएँ।' } },
};

const stole: Product = {
  _id: 'stole & <more>',
  name: 'Stole </script><b>',
  description: 'Woven by hand.\nSoft.',
  category: 'Clothing',
  price: 49_950,
  unit: 'piece',
  imageURL: '',
  featured: false,
  styles: ['Cotton'],
  variants: [
    { type: 'Short', price: 49_950, imageURL: '' },
    { type: 'Long & wide', price: 60_000, imageURL: '', description: 'Two metres.' },
  ],
  colorVariants: [{ color: 'Indigo', imageURL: '', translations: { hi: { color: 'नील' } } }],
  translations: { hi: { name: 'दुपट्टा' } },
  story,
};
const path = '/shop/stole%20%26%20%3Cmore%3E';

beforeAll(async () => {
  const ended = { ...story, consent: { ...consent, until: '2026-01-02' } };
  await withData(({ repositories }) =>
    repositories.products.save([
      stole,
      { ...stole, _id: 'ended', story: ended },
      { ...stole, _id: 'never', story: { ...story, consent: undefined } },
      { ...stole, _id: 'gone-for-now', soldOut: true },
    ]),
  );
});

describe('the page of a product', () => {
  test('shows it with its first choice, its story and other products', async () => {
    const page = await ask(path);
    expect(page.status).toBe(200);
    const text = await page.text();
    for (const part of [
      '₹499.50',
      'Woven by hand.',
      'Cotton',
      'weaver seven',
      'On loom nine.',
      'Wash it by hand.',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Chosen: Short, Indigo');
    expect(text).toContain(messages.related);
    expect(text).toMatch(/<a href="\/shop\/block-print-kurta"/);
    expect(text).not.toContain('</script><b>');
  });

  test('says what its picture shows in each language, as the shop and the first page do', async () => {
    const pickle = sampleProducts.find(({ _id }) => _id === 'mango-pickle');
    const alts = [
      ['', pickle?.alt],
      ['/hi', pickle?.translations?.hi?.alt],
      ['/mr', pickle?.translations?.mr?.alt],
    ];
    for (const [prefix, alt] of alts)
      for (const page of ['/shop/mango-pickle', '/shop?q=mango+pickle', '/'])
        expect(await html(`${prefix}${page}`)).toContain(`alt="${alt}"`);
  });

  test('shows the choice of its address, and the first one for what it does not know', async () => {
    const long = await html(`${path}?variant=Long+%26+wide&colour=Indigo`);
    expect(long).toContain('₹600');
    expect(long).toContain('Chosen: Long &amp; wide, Indigo');
    expect(await html(`${path}?variant=Huge&colour=Pink&utm=x`)).toContain('Chosen: Short, Indigo');
  });

  test('is in each language; what is not translated is marked as English', async () => {
    const page = await html(`/hi${path}`);
    expect(page).toContain('<html lang="hi-IN"');
    expect(page).toContain('दुपट्टा');
    expect(page).toContain('हाथ से धोएँ।');
    expect(page).toContain(hi.making);
    expect(page).toMatch(/<p lang="en"[^>]*>On loom nine\./);
    expect(page).toContain(`href="${path}" lang="en-IN"`);
    expect(page).toContain(`hrefLang="mr-IN" href="${origin}/mr${path}"`);
  });

  test('shows who made it only while that person agrees; no call gives the story', async () => {
    for (const id of ['ended', 'never']) {
      const page = await html(`/shop/${id}`);
      expect(page).toContain('On loom nine.');
      expect(page).not.toContain('weaver seven');
    }
    const list = await (await ask('/api/products', { headers: { accept: 'application/json' } })).text();
    expect(list).toContain('Woven by hand.');
    expect(list).not.toMatch(/weaver seven|loom nine|Signed paper/);
    for (const text of [await html(path), list]) expect(text).not.toContain(story.makerName);
  });

  test('says of a product that is sold out that it is, and offers nothing to add', async () => {
    const page = await html('/shop/gone-for-now');
    expect(page).toContain(messages.soldOut);
    expect(page).not.toContain(`>${shop.addToCart}<`);
    expect(questions(page)).toEqual([
      `Hello! Will you make this again? ${stole.name}: ${origin}/shop/gone-for-now?variant=Short&colour=Indigo`,
    ]);
    expect(await html(path)).toContain(`>${shop.addToCart}<`);
    expect(questions(await html(path))).toEqual([]);
    const posted = await ask('/shop/gone-for-now', order('Short'));
    expect(posted.status).toBe(303);
    expect(posted.headers.get('location')).toBe('/shop/gone-for-now');
  });

  test('orders one piece on WhatsApp where there is no script', async () => {
    const posted = await ask(path, order('Long & wide'));
    expect(posted.status).toBe(303);
    const to = new URL(posted.headers.get('location') ?? '');
    expect(to.hostname).toBe('wa.me');
    expect(to.searchParams.get('text')).toContain('(Long & wide, Indigo) - 1 piece - ₹600');
  });

  test('that never was answers 404', async () => {
    for (const unknown of ['/shop/nothing', '/hi/shop/nothing', '/shop/a/b', '/shop/%zz'])
      expect((await ask(unknown)).status).toBe(404);
  });

  test.each(['/shop/left', '/mr/shop/left'])(
    'that was removed answers 410 at %s, with others of its kind',
    async (at) => {
      await withData(async ({ repositories }) => {
        await repositories.products.save([{ ...stole, _id: 'left' }]);
        await repositories.products.remove(['left']);
      });
      await vi.waitFor(async () => expect((await ask(at)).status).toBe(410), { timeout: 5000 });
      const page = await ask(at);
      const text = await page.text();
      expect(text).toContain('block-print-kurta');
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      await withData(({ repositories }) => repositories.products.save([{ ...stole, _id: 'left' }]));
      await vi.waitFor(async () => expect((await ask(at)).status).toBe(200), { timeout: 5000 });
    },
  );
});

describe('what machines read of a product', () => {
  // https://developers.google.com/search/docs/appearance/structured-data/merchant-listing and …/product-variants: what they require.
  const absolute = v.pipe(v.string(), v.url(), v.startsWith(origin));
  const filled = v.pipe(v.string(), v.minLength(1));
  const offer = v.object({
    '@type': v.literal('Offer'),
    price: v.pipe(v.string(), v.regex(/^\d+\.\d\d$/)),
    priceCurrency: v.literal('INR'),
    availability: v.picklist(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
    url: absolute,
  });
  const product = v.object({
    '@type': v.literal('Product'),
    name: filled,
    image: absolute,
    sku: filled,
    offers: offer,
  });
  const variantGroup = v.object({
    '@type': v.literal('ProductGroup'),
    name: filled,
    description: filled,
    url: absolute,
    productGroupID: filled,
    variesBy: v.pipe(
      v.array(v.picklist(['https://schema.org/size', 'https://schema.org/color'])),
      v.minLength(1),
    ),
    hasVariant: v.pipe(
      v.array(
        v.pipe(
          v.object({ ...product.entries, size: v.optional(filled), color: v.optional(filled) }),
          v.check(({ size, color }) => size !== undefined || color !== undefined),
        ),
      ),
      v.minLength(2),
    ),
  });

  test.each(sampleProducts.map(({ _id }) => _id))('keeps their rules for %s', async (id) => {
    const data = structuredData(await html(`/shop/${id}`));
    const said = data.find(({ '@type': type }) => ['Product', 'ProductGroup'].includes(type));
    v.parse(v.union([product, variantGroup]), said);
    const trail = data.find(({ '@type': type }) => type === 'BreadcrumbList');
    expect(trail).toMatchObject({
      itemListElement: [
        { position: 1, item: `${origin}/` },
        { position: 2, item: `${origin}/shop` },
        { position: 3, item: expect.stringContaining(`${origin}/shop?category=`) },
        { position: 4, item: `${origin}/shop/${id}` },
      ],
    });
  });

  const itemList = v.object({
    itemListElement: v.array(v.object({ item: v.record(v.string(), v.unknown()) })),
  });

  test('is the same offer in the shop and on its page, also when it is sold out', async () => {
    const lists = await Promise.all(['/shop', `/shop?q=${encodeURIComponent(stole.name)}`].map(html));
    const listed = lists
      .flatMap(structuredData)
      .filter(({ '@type': type }) => type === 'ItemList')
      .flatMap((list) => v.parse(itemList, list).itemListElement.map(({ item }) => item));
    expect(listed.length).toBeGreaterThan(5);
    for (const { name, offers } of listed) {
      const { url } = v.parse(v.object({ url: v.pipe(absolute, v.startsWith(`${origin}/shop/`)) }), offers);
      const data = structuredData(await html(new URL(url).pathname));
      const said = data.find(({ '@type': type }) => ['Product', 'ProductGroup'].includes(type));
      expect(said).toMatchObject({ name, ...(said?.['@type'] === 'Product' ? { offers } : {}) });
    }
    const gone = listed.find(({ offers }) => JSON.stringify(offers).includes('/shop/gone-for-now'));
    expect(gone?.['offers']).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
  });

  test('has the ids of both feeds', async () => {
    const csv = await html('/feeds/products.csv');
    const xml = await html('/feeds/products.xml');
    const inCsv = csv.split('\n').map((line) => /^"?([\w-]+)/.exec(line)?.[1]);
    const inXml = [...xml.matchAll(/<g:id>([^<]+)</g)].map(([, id]) => id);
    expect(inXml.length).toBeGreaterThan(sampleProducts.length);
    for (const { _id: id } of sampleProducts) {
      const data = structuredData(await html(`/shop/${id}`));
      const said = JSON.stringify(
        data.find(({ '@type': type }) => ['Product', 'ProductGroup'].includes(type)),
      );
      const skus = [...said.matchAll(/"sku":"([^"]+)"/g)].map(([, sku]) => sku);
      expect(skus.length).toBeGreaterThan(0);
      expect(inCsv).toEqual(expect.arrayContaining(skus));
      expect(inXml).toEqual(expect.arrayContaining(skus));
    }
  });

  test('escapes what would end the script', async () => {
    const group = structuredData(await html(path)).find(({ '@type': type }) => type === 'ProductGroup');
    expect(group).toMatchObject({
      name: stole.name,
      hasVariant: [{ size: 'Short' }, { size: 'Long & wide' }],
    });
  });

  test('names a picture of 1200 by 630 pixels, of the choice, made once', async () => {
    const page = await html('/shop/jute-tote-bag?variant=Large');
    const address = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(address).toMatch(/^https:\/\/site\.test\/share\/jute-tote-bag-large-[0-9a-f]{8}\.jpg$/);
    const { pathname } = new URL(address);
    const answers = await Promise.all([1, 2, 3].map(() => ask(pathname)));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
    for (const other of ['/share/none-00000000.jpg', '/share/..%2fdata.db', '/share/'])
      expect((await ask(other)).status).toBe(404);
  });

  test('lists its page in the sitemap, in each language', async () => {
    const sitemap = await html('/sitemap.xml');
    const escaped = path.replaceAll('&', '&amp;');
    for (const prefix of ['', '/hi', '/mr'])
      expect(sitemap).toContain(`<loc>${origin}${prefix}${escaped}</loc>`);
    expect(sitemap).not.toContain(':id');
  });
});

function order(variant: string): RequestInit {
  return { method: 'POST', headers: { origin }, body: new URLSearchParams({ variant, colour: 'Indigo' }) };
}

function structuredData(page: string): { '@type': string }[] {
  return [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string },
  );
}
