import { expect, test } from 'vitest';
import { bag } from '../storage/test-records.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir, beside } = await openSharedSite();
const editor = await signedInCookie(dataDir, 'editor');

const complete = {
  name: 'Wool shawl',
  category: 'Clothing',
  price: '1250',
  imageURL: bag.imageURL,
  alt: 'A folded shawl of red wool',
  description: 'Warm.',
  styles: 'Wool\nHand-woven',
  'variants.0.type': 'Large',
  'variants.0.price': '1500',
  'colorVariants.0.color': 'Red',
};
const translated = {
  name_hi: 'ऊनी शॉल',
  name_mr: 'लोकरीची शाल',
  description_mr: 'उबदार.',
  // The first tag stays English.
  styles_hi: '\nहाथ से बुना',
  'variants.0.type_hi': 'बड़ा',
  'colorVariants.0.color_mr': 'लाल',
};

test('what is translated in the form is in the API, and on the page of that language only', async () => {
  const address = await publish('Wool shawl', translated);
  expect(address).toBe('/desk/products/wool-shawl');
  await expect
    .poll(() => product('wool-shawl'), { timeout: 5000 })
    .toMatchObject({
      translations: {
        hi: { name: 'ऊनी शॉल', styles: ['', 'हाथ से बुना'] },
        mr: { name: 'लोकरीची शाल', description: 'उबदार.' },
      },
      variants: [{ type: 'Large', translations: { hi: { type: 'बड़ा' } } }],
      colorVariants: [{ color: 'Red', translations: { mr: { color: 'लाल' } } }],
    });
  for (const [path, name] of [
    ['/hi/shop?q=shawl', 'ऊनी शॉल'],
    ['/mr/shop?q=shawl', 'लोकरीची शाल'],
  ] as const)
    await expect.poll(() => text(path), { timeout: 5000 }).toContain(name);
  expect(await text('/shop?q=shawl')).not.toMatch(/ऊनी शॉल|लोकरीची शाल/);
});

test('a product is found in the desk by its Hindi and Marathi words, published or a draft', async () => {
  const texts = { name_hi: 'चाँद वाली चादर', description_mr: 'जाड कापड.', styles_hi: '\nठप्पा छपाई' };
  await publish('Moon sheet', texts);
  await post('/desk/products/new', { ...complete, ...texts, name: 'Moon curtain', action: 'save-draft' });
  for (const words of ['चादर', 'चांद', 'जाड कापड', 'छपाई', 'moon चादर']) {
    const list = await text(`/desk/products?q=${encodeURIComponent(words)}`);
    expect(list).toContain('Moon sheet');
    expect(list).toContain('Moon curtain');
    expect(list).not.toContain('Jute Tote Bag');
  }
  // Neither a language nor a field is a word.
  expect(await text('/desk/products?q=description')).not.toContain('Moon sheet');
});

test('who changes only the price keeps every translation', async () => {
  const address = await publish('Cotton shawl', translated);
  const before = await stored('cotton-shawl');
  const typed = Object.fromEntries(fieldsIn(await text(address)));
  expect(typed).toMatchObject(translated);
  await post(address, { ...typed, category: 'Clothing', 'variants.0.price': '900', action: 'publish' });
  const [variant] = before?.variants ?? [];
  expect(await stored('cotton-shawl')).toEqual({
    ...before,
    price: 90_000,
    variants: [{ ...variant, price: 90_000 }],
  });
});

test('a draft keeps translations, and its preview shows the card in each language that has some', async () => {
  const saved = await post('/desk/products/new', {
    name: 'Silk shawl',
    name_hi: 'रेशमी शॉल',
    action: 'save-draft',
  });
  const address = ledTo(saved);
  expect(Object.fromEntries(fieldsIn(await text(address)))).toMatchObject({ name_hi: 'रेशमी शॉल' });
  const preview = await text(`${address}/preview`);
  expect(preview).toMatch(/<div lang="hi-IN"[^>]*>.*रेशमी शॉल/s);
  expect(preview).not.toContain('<div lang="mr-IN"');
});

test('each field says its language and the English text; a row that is added leaves what is typed', async () => {
  const page = await text('/desk/products/new', {
    ...complete,
    ...translated,
    'variants.0.description': 'For tall people',
    action: 'add:variants',
  });
  expect(page).toMatch(/<input(?=[^>]*name="variants.0.type_hi")(?=[^>]*lang="hi-IN")[^>]*value="बड़ा"/);
  expect(page).toMatch(/id="variants.0.description_mr-hint"[^>]*>English: For tall people</);
  expect(page).toContain('name="variants.1.type_hi"');
  expect(Object.fromEntries(fieldsIn(page))).toMatchObject(translated);
});

test('who works in Hindi publishes Hindi as Hindi, which stands for the languages without a translation', async () => {
  const cookie = `${editor}; desk-language=hi`;
  const inHindi = async (path: string) => (await get(path, cookie)).text();
  const form = await inHindi('/desk/products/new');
  // The Hindi controls stand first, those of English and Marathi in parts that open.
  expect(form.indexOf('name="name_hi"')).toBeLessThan(form.indexOf('<details'));
  expect(form.indexOf('name="name"')).toBeGreaterThan(form.indexOf('<details'));
  expect(form.indexOf('name="alt_hi"')).toBeLessThan(form.indexOf('<details'));

  const { imageURL, category, price } = complete;
  const typed = {
    imageURL,
    category,
    price,
    name_hi: 'हाथ का पंखा',
    styles_hi: 'बाँस',
    'variants.0.type_hi': 'छोटा',
    'variants.0.price': '90',
  };
  const sent = (fields: Record<string, string>) => post('/desk/products/new', fields, cookie);
  const incomplete = await (await sent({ ...typed, action: 'publish' })).text();
  expect(incomplete).toMatch(/href="#alt_hi"/);
  expect(incomplete).not.toMatch(/href="#name(_hi)?"/);
  const published = await sent({ ...typed, alt_hi: 'बाँस का पंखा', action: 'publish' });
  expect(ledTo(published)).toBe('/desk/products/hath-ka-pankha');

  await expect.poll(() => text('/hi/shop/hath-ka-pankha'), { timeout: 5000 }).toMatch(/<h1 [^>]*>हाथ का पंखा/);
  expect(await text('/hi/shop/hath-ka-pankha')).not.toMatch(/<h1 [^>]*lang=/);
  for (const path of ['/shop/hath-ka-pankha', '/mr/shop/hath-ka-pankha'])
    expect(await text(path)).toMatch(/<h1 [^>]*lang="hi"[^>]*>हाथ का पंखा/);
  expect(await product('hath-ka-pankha')).toMatchObject({ name: 'हाथ का पंखा', variants: [{ type: 'छोटा' }] });
  expect(await text('/desk/products')).toContain('हाथ का पंखा');

  await publish('Paper fan', { name_hi: 'काग़ज़ का पंखा' });
  expect(await inHindi('/desk/products?q=fan')).toContain('काग़ज़ का पंखा');
  expect(await text('/desk/products?q=fan')).toContain('Paper fan');
});

test('what is wrong with a translation opens its part, and the list of problems leads to it', async () => {
  const tooLong = { name_mr: 'श'.repeat(201), 'variants.0.type_hi': 'ब'.repeat(81) };
  const page = await refused(tooLong);
  for (const field of Object.keys(tooLong)) expectOpenAt(page, field);
  expect(page).toContain('Name (मराठी): This is too long; shorten it.');
  expect(page).toContain('Variant 1, Name of the variant (हिन्दी): This is too long');
  const moreTags = await refused({ styles_hi: 'एक\nदो\nतीन' });
  expectOpenAt(moreTags, 'styles_hi');
  expect(moreTags).toContain('Style (हिन्दी): There are more lines here than in English.');
  expect(await text('/desk/products/new')).not.toMatch(/<details[^>]* open=""/);
});

test('who translates what someone else has translated meanwhile sees both, and nothing is overwritten', async () => {
  const address = await publish('Linen shawl', {});
  const fields = Object.fromEntries(fieldsIn(await text(address)));
  const typed = { ...fields, category: 'Clothing' };
  await post(address, { ...typed, name_hi: 'लिनन शॉल', action: 'publish' });
  const late = await post(address, { ...typed, name_hi: 'लिनन की शॉल', action: 'publish' });
  expect(late.status).toBe(409);
  const page = await late.text();
  expect(page).toContain('>Name (हिन्दी)<');
  expect(page).toMatch(/lang="hi-IN">लिनन शॉल<.*lang="hi-IN">लिनन की शॉल</s);
  expect(await stored('linen-shawl')).toMatchObject({ translations: { hi: { name: 'लिनन शॉल' } } });
});

test('a product that was deleted comes back with its translations', async () => {
  const address = await publish('Jute shawl', translated);
  const before = await stored('jute-shawl');
  const fields = Object.fromEntries(fieldsIn(await text(address)));
  await post(address, { ...fields, category: 'Clothing', action: 'move-to-bin' });
  expect(await stored('jute-shawl')).toBeUndefined();
  const binned = (await beside(({ bin }) => bin.all())).find(({ entryId }) => entryId === 'jute-shawl');
  await post(`/desk/bin/${binned?.id}`, {});
  expect(await stored('jute-shawl')).toEqual(before);
});

test('the log says which translation was changed', async () => {
  await publish('Felt shawl', { name_hi: 'फ़ेल्ट शॉल', 'variants.0.type_mr': 'मोठी' });
  const log = await text('/desk/log?q=felt+shawl');
  expect(log).toContain('Name (हिन्दी)');
  expect(log).toMatch(/Variants, 1, type \(मराठी\)/);
});

test('a home product is translated in its form, and the first page of that language shows it', async () => {
  const lamp = { name: 'Copper lamp', price: '2000', image: '/lamp.svg', alt: 'A lamp of copper' };
  const answer = await post('/desk/home-products/new', {
    ...lamp,
    name_mr: 'तांब्याचा दिवा',
    action: 'publish',
  });
  expect(ledTo(answer)).toBe('/desk/home-products/copper-lamp');
  await expect.poll(() => text('/mr'), { timeout: 5000 }).toContain('तांब्याचा दिवा');
  expect(await text('/hi')).toContain('Copper lamp');
});

test('a gallery picture is translated in its form', async () => {
  const [first] = /\/desk\/gallery\/(?!new)[a-z\d-]+/.exec(await text('/desk/gallery')) ?? [];
  const page = await text(first ?? '');
  expect(page).toMatch(/<input(?=[^>]*name="title_mr")(?=[^>]*lang="mr-IN")/);
  expect(page).toMatch(/<textarea(?=[^>]*name="description_hi")/);
  expect(page).toMatch(/<input(?=[^>]*name="alt_hi")/);
});

async function publish(name: string, translations: Record<string, string>): Promise<string> {
  return ledTo(await post('/desk/products/new', { ...complete, ...translations, name, action: 'publish' }));
}

async function refused(translations: Record<string, string>): Promise<string> {
  const answer = await post('/desk/products/new', { ...complete, ...translations, action: 'publish' });
  expect(answer.status).toBe(422);
  return answer.text();
}

function expectOpenAt(page: string, field: string): void {
  expect(page).toContain(`href="#${field}"`);
  const [, part = ''] = new RegExp(`(<details(?:(?!<details).)*)id="${field}"`, 's').exec(page) ?? [];
  expect(part).toMatch(/^<details[^>]* open=""/);
}

function get(address: string, cookie = editor): Promise<Response> {
  const headers = { cookie };
  return Promise.resolve(site.fetch(new Request(`http://site.test${address}`, { headers })));
}

async function post(address: string, fields: Record<string, string>, cookie = editor): Promise<Response> {
  const body = new URLSearchParams(fields);
  const headers = { cookie, origin: 'http://site.test' };
  return site.fetch(new Request(`http://site.test${address}`, { method: 'POST', headers, body }));
}

async function text(address: string, fields?: Record<string, string>): Promise<string> {
  return (await (fields ? post(address, fields) : get(address))).text();
}

// Where a post has led to, without what it says was done.
function ledTo(answer: Response): string {
  return (answer.headers.get('location') ?? '').split('?')[0] ?? '';
}

// The fields that a browser would send of the page's form, where nothing is typed.
function fieldsIn(page: string): [string, string][] {
  const inputs = [...page.matchAll(/<input([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const texts = [...page.matchAll(/<textarea[^>]*name="([^"]*)"[^>]*>([^<]*)</g)];
  return [
    ...inputs
      .filter((attributes) => !/type="(checkbox|radio)"/.test(attributes) || attributes.includes('checked'))
      .map((attributes): [string, string] => [
        /name="([^"]*)"/.exec(attributes)?.[1] ?? '',
        /value="([^"]*)"/.exec(attributes)?.[1] ?? '',
      ]),
    // The first line break of a text area is not part of its text.
    ...texts.map(([, name = '', value = '']): [string, string] => [name, value.replace(/^\n/, '')]),
  ];
}

async function product(id: string): Promise<{ _id: string } | undefined> {
  const list = (await (await get('/api/products')).json()) as { _id: string }[];
  return list.find(({ _id }) => _id === id);
}

async function stored(id: string) {
  return (await beside(({ products }) => products.all())).find(({ _id }) => _id === id);
}
