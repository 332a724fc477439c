import { expect, test } from 'vitest';
import { bag } from '../storage/test-records.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir, beside } = await openSharedSite();
const editor = await signedInCookie(dataDir, 'editor');

const complete = {
  name: 'Story kurta',
  category: 'Clothing',
  price: '890',
  imageURL: bag.imageURL,
  alt: 'A kurta',
};
const story = {
  maker: 'Sunita-of-the-test prints.',
  maker_hi: 'सुनीता छापती हैं।',
  consentGivenBy: 'guardian',
  consentHowChecked: 'Signed form in the office',
  consentGivenOn: '2026-01-01',
  consentUntil: '2099-12-31',
  making: 'Printed by hand.',
  care_mr: 'हाताने धुवा.',
};

test('the story that staff publish is stored with the product, and no call and no page of the shop gives it', async () => {
  await publish('Story kurta', story);
  expect(await stored('story-kurta')).toMatchObject({
    story: {
      maker: story.maker,
      consent: { givenBy: 'guardian', howChecked: 'Signed form in the office', until: '2099-12-31' },
      making: 'Printed by hand.',
      translations: { hi: { maker: story.maker_hi }, mr: { care: story.care_mr } },
    },
  });
  await expect.poll(() => text('/api/products'), { timeout: 5000 }).toContain('Story kurta');
  for (const address of ['/api/products', '/shop?q=kurta', '/hi/shop?q=kurta'])
    expect(await text(address)).not.toMatch(/Sunita-of-the-test|सुनीता छापती|Signed form|Printed by hand/);
});

test('the form shows the story again, under its own heading and with each language', async () => {
  const page = await text(await publish('Shown kurta', story));
  expect(page).toMatch(/<h2[^>]*>Story<\/h2>/);
  expect(page).toMatch(/<textarea[^>]*name="maker"[^>]*>\s*Sunita-of-the-test prints\.</);
  expect(page).toMatch(/<input(?=[^>]*name="consentGivenBy")(?=[^>]*value="guardian")[^>]*checked/);
  expect(page).toMatch(/<input(?=[^>]*name="consentUntil")(?=[^>]*type="date")[^>]*value="2099-12-31"/);
  expect(page).toMatch(/<textarea(?=[^>]*name="maker_hi")(?=[^>]*lang="hi-IN")[^>]*>\s*सुनीता छापती हैं।</);
  expect(page).toMatch(/<textarea(?=[^>]*name="care_mr")/);
});

test('an incomplete consent is refused with a sentence at each field, and nothing typed is lost', async () => {
  const typed = { ...story, consentHowChecked: '', consentUntil: '2025-12-31', name: 'Not yet' };
  const answer = await post('/desk/products/new', { ...complete, ...typed, action: 'publish' });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('How it was checked: Fill this in.');
  expect(page).toContain('href="#consentHowChecked"');
  expect(page).toContain('Until: The day under “Until” is before the day under “Given on”.');
  expect(page).toContain('value="2025-12-31"');
  expect(page).toContain(story.maker);
  const nobody = await post('/desk/products/new', {
    ...complete,
    ...story,
    maker: '',
    maker_hi: '',
    action: 'publish',
  });
  expect(await nobody.text()).toContain('Who made it: Fill this in.');
});

test('a draft keeps the story, and its preview shows the maker only while the consent holds', async () => {
  const address = ledTo(
    await post('/desk/products/new', { ...complete, ...story, name: 'Draft kurta', action: 'save-draft' }),
  );
  const shown = await text(`${address}/preview`);
  expect(shown).toMatch(/<dt[^>]*>Who made it<\/dt><dd[^>]*>Sunita-of-the-test prints\.</);
  expect(shown).toMatch(/<div lang="hi-IN".*<dt[^>]*>किसने बनाया<\/dt><dd[^>]*>सुनीता छापती हैं।</s);
  const ended = ledTo(
    await post('/desk/products/new', {
      ...complete,
      ...story,
      name: 'Ended kurta',
      consentUntil: '2026-01-02',
      action: 'save-draft',
    }),
  );
  const hidden = await text(`${ended}/preview`);
  expect(hidden).toContain('Visitors do not see the maker: no consent is valid today.');
  expect(hidden).not.toMatch(/<dd[^>]*>Sunita-of-the-test/);
  expect(hidden).toMatch(/<dd[^>]*>Printed by hand\.</);
});

test('a consent that is withdrawn is gone, the log says so, and the maker stays written', async () => {
  const address = await publish('Withdrawn kurta', story);
  const [, version = ''] = /name="version" value="([^"]*)"/.exec(await text(address)) ?? [];
  const withdrawn = { ...complete, ...story, name: 'Withdrawn kurta', consentGivenBy: '' };
  await post(address, { ...withdrawn, version, action: 'publish' });
  const product = await stored('withdrawn-kurta');
  expect(product?.story).toMatchObject({ maker: story.maker, making: story.making });
  expect(product?.story?.consent).toBeUndefined();
  const log = await text('/desk/log?q=withdrawn+kurta');
  expect(log).toContain('Consent given by');
  expect(log).toContain('A guardian');
});

test('a product that was deleted comes back with its story', async () => {
  const address = await publish('Binned kurta', story);
  const before = await stored('binned-kurta');
  const [, version = ''] = /name="version" value="([^"]*)"/.exec(await text(address)) ?? [];
  await post(address, { ...complete, ...story, name: 'Binned kurta', version, action: 'move-to-bin' });
  expect(await stored('binned-kurta')).toBeUndefined();
  const binned = (await beside(({ bin }) => bin.all())).find(({ entryId }) => entryId === 'binned-kurta');
  await post(`/desk/bin/${binned?.id}`, {});
  expect(await stored('binned-kurta')).toEqual(before);
});

async function publish(name: string, typed: Record<string, string>): Promise<string> {
  return ledTo(await post('/desk/products/new', { ...complete, ...typed, name, action: 'publish' }));
}

async function post(address: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields);
  const headers = { cookie: editor, origin: 'http://site.test' };
  return site.fetch(new Request(`http://site.test${address}`, { method: 'POST', headers, body }));
}

async function text(address: string): Promise<string> {
  const headers = { cookie: editor };
  return (await site.fetch(new Request(`http://site.test${address}`, { headers }))).text();
}

// Where a post has led to, without what it says was done.
function ledTo(answer: Response): string {
  return (answer.headers.get('location') ?? '').split('?')[0] ?? '';
}

async function stored(id: string) {
  return (await beside(({ products }) => products.all())).find(({ _id }) => _id === id);
}
