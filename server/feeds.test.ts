import { spawnSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { openSiteData } from '../back-office/open-site-data.ts';
import { readCsv } from '../back-office/spreadsheets/spreadsheets.ts';
import facts from '../content/facts.json' with { type: 'json' };
import type { Product } from '../domain/shop/product.ts';
import { openSharedSite } from './test-site.ts';

const origin = 'https://site.test';
const { site, dataDir } = await openSharedSite({}, origin);
const picture = '/media/lamp-0a1b2c3d/1200x900-243a73.jpg';
const otherPicture = '/media/lamp-blue-0a1b2c3e/800x600-243a73.jpg';

const lamp: Product = {
  _id: 'lamp',
  name: 'Clay lamp',
  description: 'Turned by hand.',
  category: 'Festival Items',
  price: 35_000,
  imageURL: picture,
  featured: false,
  styles: [],
  variants: [],
  colorVariants: [],
};

/** The site with those products and the samples. */
async function sell(...products: Product[]): Promise<void> {
  const { database, repositories } = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  try {
    await repositories.products.save(products);
  } finally {
    await database.close();
  }
}

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.fetch(new Request(`${origin}${path}`, { headers, method }));

type Item = Record<string, string | string[] | undefined>;

async function csvItems(): Promise<Item[]> {
  const sheet = readCsv(await (await ask('/feeds/products.csv')).text());
  if ('problem' in sheet) throw new Error(sheet.problem);
  return sheet.rows.map(({ cells }) =>
    Object.fromEntries(
      cells.flatMap((cell, at) => (cell === '' ? [] : [[sheet.headings[at] ?? '', cell] as const])),
    ),
  );
}

// Python's reader of XML is expat: it refuses what is not well-formed.
const readByPython = `
import json, sys, xml.etree.ElementTree as tree
items = []
root = tree.fromstring(sys.stdin.buffer.read())
assert root.tag == 'rss' and root.get('version') == '2.0'
for item in root.findall('channel/item'):
    fields = {}
    for field in item:
        name = field.tag.removeprefix('{http://base.google.com/ns/1.0}')
        assert name != field.tag
        if name == 'additional_image_link': fields.setdefault(name, []).append(field.text)
        else:
            assert name not in fields
            fields[name] = field.text
    items.append(fields)
print(json.dumps(items))`;
const hasPython = spawnSync('python3', ['-c', 'import json, xml.etree.ElementTree']).status === 0;

async function xmlItems(): Promise<Item[]> {
  const input = Buffer.from(await (await ask('/feeds/products.xml')).arrayBuffer());
  const { stdout, stderr } = spawnSync('python3', ['-c', readByPython], { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const atMost = (longest: number) =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(longest),
    v.check((text) => text.isWellFormed(), 'is half a letter'),
    v.check((text) => text === text.trim(), 'begins or ends with a blank'),
  );
const line = (longest: number) => v.pipe(atMost(longest), v.regex(/^[^\r\n\t]*$/));
const address = v.pipe(
  v.string(),
  v.url(),
  v.startsWith(`${origin}/`),
  // Percent-encoded as RFC 3986 says, a comma too: Meta separates pictures by it.
  v.regex(/^[\w.~:/?#[\]@!$&'()*+;=%-]+$/),
  v.maxLength(2000),
);
const large = v.pipe(
  address,
  v.check((text) => {
    const [, width = 0, height = 0] = /\/(\d+)x(\d+)-\w+\.jpg$/.exec(text) ?? [];
    return Number(width) >= 500 && Number(height) >= 500;
  }, 'is no JPEG of 500 × 500 pixels or more'),
);
const price = v.pipe(v.string(), v.regex(/^\d+\.\d\d INR$/), v.notValue('0.00 INR'));
// The numbers of https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt that are used here.
const taxonomy = v.picklist(['1604', '167', '422', '696', '596']);
const ageGroup = v.picklist(['newborn', 'infant', 'toddler', 'kids', 'adult']);
const gender = v.picklist(['female', 'male', 'unisex']);

/** https://www.facebook.com/business/help/120325381656392 and https://developers.facebook.com/docs/commerce-platform/catalog/fields */
const metaItem = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  title: line(200),
  description: atMost(9999),
  availability: v.picklist(['in stock', 'out of stock']),
  condition: v.picklist(['new', 'refurbished', 'used']),
  price,
  link: address,
  image_link: large,
  brand: line(100),
  item_group_id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))),
  size: v.optional(line(200)),
  color: v.optional(line(200)),
  additional_image_link: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(2000),
      v.transform((text) => text.split(',')),
      v.array(large),
      v.maxLength(20),
    ),
  ),
  google_product_category: v.optional(taxonomy),
  product_type: v.optional(line(750)),
  age_group: v.optional(ageGroup),
  gender: v.optional(gender),
});

/** https://support.google.com/merchants/answer/7052112 */
const googleItem = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/)),
  title: line(150),
  description: atMost(5000),
  link: address,
  image_link: large,
  additional_image_link: v.optional(v.pipe(v.array(large), v.maxLength(10))),
  availability: v.picklist(['in_stock', 'out_of_stock', 'preorder', 'backorder']),
  price,
  condition: v.picklist(['new', 'refurbished', 'used']),
  brand: line(70),
  identifier_exists: v.picklist(['yes', 'no']),
  item_group_id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/))),
  size: v.optional(line(100)),
  color: v.optional(line(40)),
  google_product_category: v.optional(taxonomy),
  product_type: v.optional(line(750)),
  age_group: v.optional(ageGroup),
  gender: v.optional(gender),
});

const hostile = [
  'say "hi", twice""',
  'two\r\nlines\rand\nmore',
  '=SUM(A1:A9)',
  '+91 98765, -5 @x',
  'a ]]> b <![CDATA[ c & d &amp; <b>e</b>',
  'दीया और बाती',
  '🪔👩‍👩‍👧',
  'tab\tand\u0000bell\u0007and\uFFFE\uFFFF\u001B[31m',
  'half \uD800 a letter',
  'x'.repeat(10_000),
  '🪔'.repeat(3000),
  'https://evil.example/?a=b&c=d#e',
];

describe('the feeds', async () => {
  await sell(
    ...hostile.map((text, at) => ({ ...lamp, _id: `hostile-${at}`, name: text, description: text })),
    { ...lamp, _id: 'दीया', name: 'Lamp' },
    { ...lamp, _id: 'a, b/c?d#e%f&g', name: 'Lamp' },
    { ...lamp, _id: 'i'.repeat(100), name: 'Lamp', description: '' },
    {
      ...lamp,
      _id: 'many',
      name: 'Many '.repeat(100),
      variants: ['Large & "tall"', '=1', 'बड़ा', 'y'.repeat(80)].map((type) => ({
        type,
        price: 49_950,
        imageURL: '',
        description: type,
      })),
      colorVariants: ['Deep, blue', 'नील', 'z'.repeat(80)].map((color) => ({
        color,
        imageURL: otherPicture,
      })),
    },
  );

  test('for Meta keep its rules, whatever staff write, and each id is there once', async () => {
    const items = await csvItems();
    expect(items.length).toBeGreaterThan(hostile.length);
    for (const item of items) expect(v.safeParse(metaItem, item).issues).toBeUndefined();
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  test('for Google keep its rules, whatever staff write, and list the same', async ({ skip }) => {
    skip(!hasPython, 'python3 is not installed');
    const items = await xmlItems();
    for (const item of items) expect(v.safeParse(googleItem, item).issues).toBeUndefined();
    const same = ({ id, title, price: cost, link }: Item) => ({ id, title, cost, link });
    expect(items.map(same)).toEqual((await csvItems()).map(same));
  });

  test('give texts as they were written, without a guard for spreadsheets', async () => {
    const csv = await (await ask('/feeds/products.csv')).text();
    expect(csv).toMatch(/^"id","title",/);
    expect(csv).toContain('"hostile-2","=SUM(A1:A9)","=SUM(A1:A9)"');
    expect(csv).toContain('"hostile-0","say ""hi"", twice""""",');
    const xml = await (await ask('/feeds/products.xml')).text();
    expect(xml).toContain(
      '<g:title>a ]]&gt; b &lt;![CDATA[ c &amp; d &amp;amp; &lt;b&gt;e&lt;/b&gt;</g:title>',
    );
  });

  test('list each variant in each colour, in English, with its price, picture and address', async () => {
    const variants = [
      { type: 'Small', price: 35_000, imageURL: '' },
      { type: 'Very large', price: 49_950, imageURL: picture, translations: { hi: { type: 'बड़ा' } } },
    ];
    const colorVariants = [
      { color: 'Sea & sky', imageURL: otherPicture },
      { color: 'Rose', imageURL: '' },
    ];
    await sell({ ...lamp, _id: 'shade', variants, colorVariants, soldOut: true });
    const items = (await csvItems()).filter(({ item_group_id }) => item_group_id === 'shade');
    expect(items.map(({ title, size, color }) => [title, size, color])).toEqual([
      ['Clay lamp (Small, Sea & sky)', 'Small', 'Sea & sky'],
      ['Clay lamp (Small, Rose)', 'Small', 'Rose'],
      ['Clay lamp (Very large, Sea & sky)', 'Very large', 'Sea & sky'],
      ['Clay lamp (Very large, Rose)', 'Very large', 'Rose'],
    ]);
    expect(items[2]).toMatchObject({
      price: '499.50 INR',
      availability: 'out of stock',
      condition: 'new',
      brand: facts.name,
      image_link: origin + otherPicture,
      additional_image_link: origin + picture,
      link: `${origin}/shop/shade?variant=Very%20large&colour=Sea%20%26%20sky`,
      google_product_category: '596',
    });
    expect(items[1]).toMatchObject({ price: '350.00 INR', image_link: origin + picture });

    // The other choices and what is said of the product change no id.
    const ids = items.map(({ id }) => id);
    await sell({ ...lamp, _id: 'shade', name: 'Lamp shade', variants: variants.toReversed(), colorVariants });
    const later = (await csvItems()).filter(({ item_group_id }) => item_group_id === 'shade');
    expect(new Set(later.map(({ id }) => id))).toEqual(new Set(ids));
  });

  test('list a product without choices under its own id, in no group', async () => {
    await sell({ ...lamp, _id: 'plain', ageGroup: 'kids', gender: 'unisex' });
    const item = (await csvItems()).find(({ id }) => id === 'plain');
    expect(item).toMatchObject({ link: `${origin}/shop/plain`, price: '350.00 INR' });
    expect(item).toMatchObject({ age_group: 'kids', gender: 'unisex' });
    expect(item).not.toHaveProperty('item_group_id');
  });

  test.each([
    ['smaller than 500 pixels', { imageURL: '/media/lamp-0a1b2c3d/640x480-243a73.jpg' }],
    ['of a size that nobody knows', { imageURL: '/lamp.svg' }],
    ['missing', { imageURL: '' }],
  ])('leave out a product whose picture is %s', async (_, changed) => {
    await sell({ ...lamp, _id: 'unseen', ...changed });
    expect((await csvItems()).map(({ id }) => id)).not.toContain('unseen');
  });

  test('leave out a product that costs nothing', async () => {
    await sell({ ...lamp, _id: 'gift', price: 0 });
    expect((await csvItems()).map(({ id }) => id)).not.toContain('gift');
  });
});

describe.each(['/feeds/products.csv', '/feeds/products.xml'])('%s', (path) => {
  test('is compressed, and read by any cache for some seconds', async () => {
    const plain = await (await ask(path)).text();
    const response = await ask(path, { 'accept-encoding': 'gzip' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': path.endsWith('csv') ? 'text/csv; charset=utf-8' : 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(plain);
  });

  test('is answered with 304 until something in the shop changes', async () => {
    const etag = (await ask(path)).headers.get('etag') ?? '';
    const same = await ask(path, { 'if-none-match': etag });
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
    const head = await ask(path, {}, 'HEAD');
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag]);

    await sell({ ...lamp, _id: 'newest', name: `Newest in ${path}` });
    await expect
      .poll(async () => (await ask(path, { 'if-none-match': etag })).status, { timeout: 5000 })
      .toBe(200);
    expect(await (await ask(path)).text()).toContain(`Newest in ${path}`);
  });

  test('may be fetched by robots', async () => {
    const robots = await (await ask('/robots.txt')).text();
    const forbidden = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, start = '']) => start);
    expect(forbidden.filter((start) => path.startsWith(start))).toEqual([]);
  });
});
