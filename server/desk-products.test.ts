import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import messages from '../content/en/desk/products.json' with { type: 'json' };
import { feedAddresses } from '../domain/shop/feed-addresses.ts';
import { bag } from '../storage/test-records.ts';
import { sampleHomeProducts, sampleProducts } from '../texts/samples.ts';
import { signedInCookie, testAppSecret } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir, beside } = await openSharedSite();
const editor = await signedInCookie(dataDir, 'editor');
const reader = await signedInCookie(dataDir, 'reader');

const complete = {
  name: 'Wool shawl',
  category: 'Clothing',
  price: '₹१,२५०.५०',
  imageURL: bag.imageURL,
  alt: 'A folded shawl of red wool',
};

test('a draft may be incomplete, and visitors do not see it', async () => {
  const saved = await post('/desk/products/new', {
    name: 'Half a shawl',
    price: 'soon',
    action: 'save-draft',
  });
  expect(saved.status).toBe(303);
  const address = saved.headers.get('location') ?? '';
  expect(address).toBe('/desk/products/half-a-shawl?done=draft');
  const page = await (await get(address)).text();
  expect(page).toContain('The draft is saved');
  expect(page).toContain('value="soon"');
  expect(await shopNames()).not.toContain('Half a shawl');
});

test('publishing needs a price and an alt text, keeps what was typed and says what to do', async () => {
  const answer = await post('/desk/products/new', {
    ...complete,
    name: 'Not yet',
    price: 'soon',
    alt: '',
    action: 'publish',
  });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('Price: Write a price in rupees');
  expect(page).toContain('href="#alt"');
  expect(page).toContain('value="soon"');
  expect(page).toContain('value="Not yet"');
});

test.each([
  '//elsewhere.example/pay?upi',
  String.raw`/\elsewhere.example/x`,
  '/desk/students/export.csv',
  '/desk',
])('neither another site nor the desk is a picture: %s', async (address) => {
  const trap = { ...complete, name: 'Trap', 'variants.0.type': 'Small', 'variants.0.price': '779' };
  const chosen = { 'colorVariants.0.color': 'Red', 'colorVariants.0.imageURL': address };
  const withAddress = { ...trap, imageURL: address, 'variants.0.imageURL': address };
  expect((await post('/desk/products/new', { ...withAddress, action: 'publish' })).status).toBe(422);
  await post('/desk/products/new', { ...trap, ...chosen, 'variants.0.imageURL': address, action: 'publish' });
  const home = { name: 'Trap', price: '779', alt: 'A bag', image: address, action: 'publish' };
  expect((await post('/desk/home-products/new', home)).status).toBe(422);

  const draft = await post('/desk/products/new', { ...withAddress, ...chosen, action: 'preview' });
  const preview = await (await get(draft.headers.get('location') ?? '')).text();
  expect(preview).toContain('Trap');
  expect(preview).not.toContain(`src="${address}"`);
  expect(await shopNames()).not.toContain(`src="${address}"`);
});

test('a picture that the site does not have is no picture, neither published nor in a draft', async () => {
  const lost = { ...complete, name: 'Lost', imageURL: '/media/bag-00000000/480x360-000000.jpg' };
  expect((await post('/desk/products/new', { ...lost, action: 'publish' })).status).toBe(422);
  const draft = await post('/desk/products/new', { ...lost, action: 'save-draft' });
  expect(await (await get(draft.headers.get('location') ?? '')).text()).not.toContain('bag-00000000');
});

test('every sample can be published with another price', async () => {
  const addresses = [
    ...sampleProducts.map(({ _id }) => `/desk/products/${_id}`),
    ...sampleHomeProducts.map(({ id }) => `/desk/home-products/${id}`),
  ];
  for (const address of addresses) {
    const unchanged = fieldsIn(await (await get(address)).text());
    // With variants the price is theirs.
    const typed = unchanged.map(([name, value]) => [name, /(^|\.)price$/.test(name) ? '779' : value]);
    const answer = await post(address, { ...Object.fromEntries(typed), action: 'publish' });
    expect(answer.headers.get('location')).toBe(`${address}?done=published`);
  }
  await expect.poll(() => product('star-lantern'), { timeout: 5000 }).toMatchObject({ price: 779 });
});

test('a product and a home product without an alt text, as lists may have them, can be changed', async () => {
  const { alt: _, translations: _texts, ...untold } = bag;
  await beside(({ products: shop, homeProducts }) =>
    Promise.all([
      shop.save([{ ...untold, _id: 'untold', variants: [] }]),
      homeProducts.save([{ id: 'untold', name: 'Lamp', price: 100, image: '/lamp.svg' }]),
    ]),
  );
  for (const address of ['/desk/products/untold', '/desk/home-products/untold']) {
    const unchanged = Object.fromEntries(fieldsIn(await (await get(address)).text()));
    const typed = { ...unchanged, price: '778' };
    const draft = await post(address, { ...typed, action: 'preview' });
    const preview = await (await get(draft.headers.get('location') ?? '')).text();
    expect(preview).toContain('value="publish"');
    const published = { ...typed, version: hidden(preview, 'version'), action: 'publish' };
    expect((await post(address, published)).headers.get('location')).toBe(`${address}?done=published`);
  }
  await expect.poll(() => product('untold'), { timeout: 5000 }).toMatchObject({ price: 778 });
});

test('what is published is in the shop and in the API, and gone when it is unpublished', async () => {
  const published = await post('/desk/products/new', {
    ...complete,
    'variants.0.type': 'Large',
    'variants.0.price': '1500',
    'variants.3.type': '',
    'colorVariants.0.color': 'Red',
    styles: 'Wool\r\nHand-woven',
    featured: 'yes',
    action: 'publish',
  });
  const address = path(published);
  expect(address).toBe('/desk/products/wool-shawl');
  await expect.poll(shopNames, { timeout: 5000 }).toContain('Wool shawl');
  await expect
    .poll(() => product('wool-shawl'), { timeout: 5000 })
    .toMatchObject({
      // With variants the price is theirs.
      price: 1500,
      alt: complete.alt,
      featured: true,
      styles: ['Wool', 'Hand-woven'],
      variants: [{ type: 'Large', price: 1500, imageURL: '' }],
      colorVariants: [{ color: 'Red', imageURL: '' }],
    });

  await post(address, { ...complete, version: await versionAt(address), action: 'unpublish' });
  await expect.poll(shopNames, { timeout: 5000 }).not.toContain('Wool shawl');
  expect(await (await get(address)).text()).toContain('Draft');
});

test('without script a button adds a row or takes it away, and nothing that was typed is lost', async () => {
  const typed = { name: 'Cap', price: '1', 'variants.0.type': 'Small', 'colorVariants.0.color': 'Blue' };
  const more = await (await post('/desk/products/new', { ...typed, action: 'add:variants' })).text();
  expect(more).toContain('name="variants.1.type"');
  for (const value of Object.values(typed)) expect(more).toContain(`value="${value}"`);
  // With variants the price is theirs.
  expect(more).toContain(messages.fields.priceInstead);
  expect(more).not.toContain('id="price"');
  const less = await (await post('/desk/products/new', { ...typed, action: 'remove:variants:0' })).text();
  expect(less).not.toContain('name="variants.0.type"');
  expect(less).toContain('value="Blue"');
  expect(less).toMatch(/id="price"[^>]*value="1"|value="1"[^>]*id="price"/);
});

test('a product that is sold out stays in the shop, says so and can’t be ordered', async () => {
  const address = path(
    await post('/desk/products/new', { ...complete, name: 'Cotton cap', action: 'publish' }),
  );
  const version = await versionAt(address);
  await post(address, { ...complete, name: 'Cotton cap', version, action: 'sold-out' });
  await expect.poll(() => product('cotton-cap'), { timeout: 5000 }).toMatchObject({ soldOut: true });
  await expect
    .poll(async () => (await get('/shop?q=cotton+cap')).text(), { timeout: 5000 })
    .toContain('Sold out');
  const order = await post('/shop', { product: 'cotton-cap' }, '');
  expect(order.headers.get('location')).toBe('/shop');
  expect(await (await get(address)).text()).toMatch(/aria-pressed="true"/);

  const later = await versionAt(address);
  await post(address, {
    ...complete,
    name: 'Cotton cap',
    soldOut: 'yes',
    version: later,
    action: 'in-stock',
  });
  await expect.poll(() => product('cotton-cap'), { timeout: 5000 }).not.toHaveProperty('soldOut');
});

test('when two people edit the same product, the second sees both versions and nothing is overwritten', async () => {
  const address = path(await post('/desk/products/new', { ...complete, name: 'Basket', action: 'publish' }));
  const version = await versionAt(address);
  const first = { ...complete, name: 'Basket', price: '300', version, action: 'save-draft' };
  expect((await post(address, first)).status).toBe(303);
  const second = await post(address, { ...first, price: '400', action: 'publish' });
  expect(second.status).toBe(409);
  const page = await second.text();
  expect(page).toContain('Someone else has changed this');
  expect(page).toMatch(/Price.*300.*400/s);
  expect(page).toContain('Saved by Test editor');
  await expect.poll(() => product('basket'), { timeout: 5000 }).toMatchObject({ price: 1250.5 });

  const chosen = { ...first, price: '400', version: hidden(page, 'version'), action: 'publish' };
  expect((await post(address, chosen)).status).toBe(303);
  await expect.poll(() => product('basket'), { timeout: 5000 }).toMatchObject({ price: 400 });
});

test('who saves what was moved to the bin meanwhile gets the form back as typed, for a new one', async () => {
  const address = path(await post('/desk/products/new', { ...complete, name: 'Broom', action: 'publish' }));
  const version = await versionAt(address);
  await post(address, { ...complete, name: 'Broom', version, action: 'move-to-bin' });
  const late = await post(address, { ...complete, name: 'Wide broom', version, action: 'save-draft' });
  expect(late.status).toBe(409);
  const page = await late.text();
  expect(page).toContain('moved to the bin in the meantime');
  expect(page).toContain('value="Wide broom"');
  expect(page).toContain('action="/desk/products/new"');
});

test('deleting puts the product into the bin with what was typed last', async () => {
  const address = path(await post('/desk/products/new', { ...complete, name: 'Mat', action: 'publish' }));
  const answer = await post(address, {
    ...complete,
    name: 'Mat, blue',
    version: await versionAt(address),
    action: 'move-to-bin',
  });
  expect(answer.headers.get('location')).toBe('/desk/products?done=binned');
  const [binned] = await beside(({ bin }) => bin.all());
  expect(binned).toMatchObject({
    kind: 'product',
    entryId: 'mat',
    name: 'Mat, blue',
    deletedBy: 'Test editor',
  });
  expect(JSON.parse(binned?.data ?? '')).toMatchObject({
    published: { name: 'Mat', price: 125_050 },
    draft: { form: { name: 'Mat, blue' } },
  });
});

test('products move up and down, and visitors see the new order', async () => {
  const [, second] = await products();
  const address = `/desk/products/${second?._id}`;
  const page = await (await get(address)).text();
  const unchanged = Object.fromEntries(fieldsIn(page));
  await post(address, { ...unchanged, action: 'move-up' });
  await expect.poll(async () => (await products())[0]?._id, { timeout: 5000 }).toBe(second?._id);
  // Nothing was typed, so there is no draft.
  expect(await beside(({ drafts }) => drafts.find('product', second?._id ?? ''))).toBeUndefined();
});

test('the list is searched and narrowed by its address, and says each state as a word', async () => {
  const found = await (await get('/desk/products?q=pickle&category=Food+Items&state=published')).text();
  expect(found).toContain('Mango Pickle');
  expect(found).not.toContain('Ragi Cookies');
  // In any of its texts, each word for itself; a word of a database is one like any other.
  expect(await (await get('/desk/products?q=TOTE++hand-stitched')).text()).toContain('Jute Tote Bag');
  expect(await (await get('/desk/products?q=%25')).text()).toContain('No product matches');
  await beside(({ products: shop }) => shop.save([{ ...bag, _id: 'gone', name: 'Gone tomorrow' }]));
  const soldOut = await (await get('/desk/products?state=soldOut')).text();
  expect(soldOut).toContain('Gone tomorrow');
  expect(soldOut).not.toContain('Mango Pickle');
  const none = await (await get('/desk/products?q=pickle&state=draft')).text();
  expect(none).toContain('No product matches');
  expect(await (await get('/desk/products?page=-1&category=x&state=unknown')).text()).toContain(
    'Mango Pickle',
  );
});

test('the list gives the addresses under which other shops fetch the products', async () => {
  const list = await (await get('/desk/products', reader)).text();
  for (const address of Object.values(feedAddresses)) expect(list).toContain(`href="${address}"`);
});

test('a script in a field comes out as text wherever the desk shows it', async () => {
  const script = '"><script>alert(1)</script>';
  const nasty = {
    name: script,
    description: script,
    category: script,
    price: script,
    unit: script,
    imageURL: script,
    alt: script,
    styles: script,
    'variants.0.type': script,
    'variants.0.price': script,
    'variants.0.imageURL': script,
    'variants.0.description': script,
    'colorVariants.0.color': script,
    'colorVariants.0.imageURL': script,
  };
  const address = path(await post('/desk/products/new', { ...nasty, action: 'save-draft' }));
  const conflict = await post(address, { ...nasty, name: `${script}2`, version: 'x', action: 'publish' });
  const pages = [await get(address), await get(`${address}/preview`), await get('/desk/products'), conflict];
  for (const page of pages) expect(await page.text()).not.toContain('<script>alert');
  expect(conflict.status).toBe(409);
});

test('readers look and change nothing; whoever is signed out can’t even look', async () => {
  const page = await get('/desk/products/mango-pickle', reader);
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain('value="publish"');
  expect(await (await get('/desk/products/mango-pickle', reader)).text()).toContain('<fieldset disabled=""');
  expect((await post('/desk/products/new', { ...complete, action: 'publish' }, reader)).status).toBe(403);
  expect((await post('/desk/products/new', { ...complete, action: 'publish' }, '')).status).toBe(401);
  expect((await get('/desk/products/mango-pickle', '')).status).toBe(303);
});

test.each(['constructor', '__proto__', 'https://elsewhere.example/a.jpg'])(
  'the text %s is no picture: it is not published, and what was typed comes back',
  async (imageURL) => {
    const answer = await post('/desk/products/new', { ...complete, imageURL, action: 'publish' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(complete.name);
  },
);

test.each(['name', 'description', 'alt', 'description_hi'])(
  'a product whose %s names an account is not published',
  async (field) => {
    const lure = { ...complete, [field]: 'Pay 12345678901 to evil@okaxis' };
    const answer = await post('/desk/products/new', { ...lure, action: 'publish' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('evil@okaxis, Pay … 12345678901” looks like a UPI ID');
    expect(page).toContain('an owner can publish it');
  },
);

test.each([
  [{ name: 'Gift by GPay or PhonePe', description: '98123 45678' }, 'description'],
  [{ description: 'Gift by GPay', making: '98123 45678' }, 'making'],
  [{ description: '98123 45678', 'variants.0.type': 'GPay', 'variants.0.price': '100' }, 'description'],
  [{ styles: 'UPI\n98123 45678' }, 'styles'],
  [{ name_hi: 'दान', description_hi: '९८१२३ ४५६७८' }, 'description_hi'],
  [{ name_hi: 'दान', description: '98123 45678' }, 'description'],
])('a product whose texts name an account together is not published: %j', async (lure, field) => {
  const answer = await post('/desk/products/new', { ...complete, ...lure, action: 'publish' });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('98123 45678” looks like a UPI ID');
  expect(page).toContain(`href="#${field}"`);
});

test.each(['Call Asha: 98123 45678', 'Hostel fee: 98123 45678', 'See ketto.org/stories/evil'])(
  'a product with another phone number, or a page that collects money, is not published: %s',
  async (description) => {
    const answer = await post('/desk/products/new', { ...complete, description, action: 'publish' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('somebody else’s phone number');
  },
);

/** The fields of that many variants, each with a size and a price. */
function variantFields(count: number): Record<string, string> {
  const fields = Array.from({ length: count }, (_, at) => [
    [`variants.${at}.type`, `Size ${at + 1}`],
    [`variants.${at}.price`, '450'],
  ]);
  return Object.fromEntries(fields.flat()) as Record<string, string>;
}

test('a product keeps each of its variants, however many there are', async () => {
  const many = { ...complete, name: 'Shawl in every size', ...variantFields(120) };
  const published = await post('/desk/products/new', { ...many, action: 'publish' });
  expect(published.status).toBe(303);
  expect(await (await get(path(published))).text()).toContain('value="Size 120"');
});

test('a product that names an account is published by an owner, after a fresh proof', async () => {
  const lure = {
    ...complete,
    name: 'Shawl with an address',
    description: 'Paytm: 98123 45678',
    ...variantFields(120),
  };
  const old = await signedInCookie(dataDir, 'owner', 'Old owner', new Date(Date.now() - 660_000));
  const asked = await post('/desk/products/new', { ...lure, action: 'publish' }, old);
  expect(asked.status).toBe(401);
  const carried = await asked.text();
  expect(carried).toContain('Paytm: 98123 45678');
  expect(carried).toContain('value="Size 120"');
  const code = new TOTP({ secret: Secret.fromBase32(testAppSecret) }).generate({ timestamp: Date.now() });
  const proved = await post('/desk/products/new', { ...lure, action: 'publish', 'proof-code': code }, old);
  expect(proved.status).toBe(303);
  // What an owner has let visitors read stands when an editor changes something else.
  const address = path(proved);
  const dearer = { ...lure, price: '900', version: await versionAt(address), action: 'publish' };
  expect((await post(address, dearer)).status).toBe(303);
  // Out of the bin it comes as a draft: whoever puts it there may not be who may publish it.
  await post(address, { ...dearer, version: await versionAt(address), action: 'move-to-bin' });
  const binned = await beside(({ bin }) => bin.all('product'));
  const { id = '' } = binned.find(({ name }) => name === lure.name) ?? {};
  expect((await post(`/desk/bin/${id}`, {})).headers.get('location')).toContain('done=as-draft');
  const published = await beside(({ products: shop }) => shop.find('shawl-with-an-address'));
  expect([published, (await get(address)).status]).toEqual([undefined, 200]);
});

test('an unknown product is not found', async () => {
  expect((await get('/desk/products/nothing')).status).toBe(404);
  expect((await get('/desk/products/nothing/preview')).status).toBe(404);
  expect((await post('/desk/products/nothing', { ...complete, action: 'publish' })).status).toBe(404);
});

test('a home product is published to the first page with its alt text', async () => {
  const lamp = { name: 'Brass lamp', price: '2,000', image: '/lamp.svg', alt: 'A lamp of brass' };
  expect((await post('/desk/home-products/new', { ...lamp, alt: '', action: 'publish' })).status).toBe(422);
  const address = path(await post('/desk/home-products/new', { ...lamp, action: 'publish' }));
  expect(address).toBe('/desk/home-products/brass-lamp');
  await expect
    .poll(async () => (await get('/')).text(), { timeout: 5000 })
    .toContain('alt="A lamp of brass"');
  expect(await (await get('/desk/home-products')).text()).toContain('Brass lamp');
});

function get(address: string, cookie = editor): Promise<Response> {
  return Promise.resolve(site.fetch(new Request(`http://site.test${address}`, { headers: { cookie } })));
}

async function post(address: string, fields: Record<string, string>, cookie = editor): Promise<Response> {
  const body = new URLSearchParams(fields);
  const headers = { cookie, origin: 'http://site.test' };
  return site.fetch(new Request(`http://site.test${address}`, { method: 'POST', headers, body }));
}

// Where a post has led to, without what it says was done.
function path(answer: Response): string {
  return (answer.headers.get('location') ?? '').split('?')[0] ?? '';
}

async function versionAt(address: string): Promise<string> {
  return hidden(await (await get(address)).text(), 'version');
}

function hidden(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
}

// The fields that a browser would send of the page's form, where nothing is typed.
function fieldsIn(page: string): [string, string][] {
  const inputs = [...page.matchAll(/<input([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const texts = [...page.matchAll(/<textarea[^>]*name="([^"]*)"[^>]*>([^<]*)</g)];
  const selected = [...page.matchAll(/<option value="([^"]*)" selected/g)].map(([, value = '']) => value);
  return [
    ...inputs
      .filter((attributes) => !/type="(checkbox|radio)"/.test(attributes) || attributes.includes('checked'))
      .map((attributes): [string, string] => [
        /name="([^"]*)"/.exec(attributes)?.[1] ?? '',
        unescaped(/value="([^"]*)"/.exec(attributes)?.[1] ?? ''),
      ]),
    ...texts.map(([, name = '', text = '']): [string, string] => [name, unescaped(text)]),
    ['category', selected[0] ?? ''],
  ];
}

function unescaped(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

type ApiProduct = { _id: string; name: string };

async function products(): Promise<ApiProduct[]> {
  return (await (await get('/api/products')).json()) as ApiProduct[];
}

async function product(id: string): Promise<ApiProduct | undefined> {
  return (await products()).find(({ _id }) => _id === id);
}

async function shopNames(): Promise<string> {
  return (await get('/shop?shown=100')).text();
}
