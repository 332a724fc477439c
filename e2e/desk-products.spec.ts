import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type RunningSite, startSite } from '../tools/start-site.ts';
import { expectNoBarrier } from './barriers.ts';
import { desk } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { signInAt } from './sign-in-to-desk.ts';

const { editing, products } = desk;
const { actions } = editing;

// Products that come and go would change what the other tests see in the shop.
let site: RunningSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => site.stop());

// A refused form is answered with an error's status, which the console reports.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedNoise: /status of (409|422)/ });

test('a product with a photograph, a variant and a colour is previewed, published and in the shop', async ({
  page,
  context,
}) => {
  await signInAt(site, context, 'editor');
  await open(page, '/desk');
  await page.getByRole('link', { name: products.title, exact: true }).click();
  await page.getByRole('link', { name: products.add }).click();
  await page.getByLabel(products.fields.name, { exact: true }).fill('Wool shawl');
  await page.getByLabel(products.fields.category).selectOption('Clothing');
  await page.getByLabel(products.fields.price, { exact: true }).fill('₹1,250');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photograph());
  await page.getByLabel('Alt text').fill('A folded shawl of red wool');
  await page.getByRole('button', { name: products.addVariant }).click();
  const variant = page.getByRole('group', { name: 'Variant 1' });
  await variant.getByLabel(products.fields.type).fill('Large');
  await variant.getByLabel(products.fields.price).fill('1500');
  await page.getByRole('button', { name: products.addColour }).click();
  await page
    .getByRole('group', { name: 'Colour 1' })
    .getByLabel(products.fields.color, { exact: true })
    .fill('Red');
  await expect(page.getByLabel('Alt text')).toHaveValue('A folded shawl of red wool');

  await page.getByRole('button', { name: actions.preview }).click();
  await expect(page).toHaveURL(/\/desk\/products\/wool-shawl\/preview\?/);
  const previewed = page.getByRole('article', { name: 'Wool shawl' });
  await expect(previewed).toContainText('₹1,500');
  // Until the picture is made, the page is loaded again each second.
  await expect(previewed.locator('img[src*="/media/"]').first()).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('button', { name: actions.publish }).click();
  await expect(page.getByRole('status').filter({ hasText: editing.done.published })).toBeVisible();

  await expect(async () => {
    await open(page, '/shop?q=wool+shawl');
    const card = page.getByRole('article', { name: 'Wool shawl' });
    await expect(card.getByRole('radio', { name: 'Red' })).toBeChecked({ timeout: 500 });
    await expect(card.getByRole('img', { name: 'A folded shawl of red wool' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 5000 });
});

test('a product with price and picture is published from Home in seven presses', async ({
  page,
  context,
}) => {
  await signInAt(site, context, 'editor');
  let presses = 0;
  const press = async (what: { click(): Promise<void> }) => {
    presses += 1;
    await what.click();
  };
  await open(page, '/desk');
  await press(page.getByRole('link', { name: products.title, exact: true }));
  await press(page.getByRole('link', { name: products.add }));
  await page.getByLabel(products.fields.name, { exact: true }).fill('Felt slippers');
  // A choice of a list is opened and pressed.
  presses += 2;
  await page.getByLabel(products.fields.category).selectOption('Clothing');
  await page.getByLabel(products.fields.price, { exact: true }).fill('450');
  // So is a file.
  presses += 2;
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photograph());
  await page.getByLabel('Alt text').fill('Grey slippers of felt');
  await press(page.getByRole('button', { name: actions.publish }));
  await expect(page.getByText(editing.done.published)).toBeVisible();
  expect(presses).toBeLessThanOrEqual(7);
});

test('a button that is pressed again before the page answers makes one product', async ({
  page,
  context,
}) => {
  await signInAt(site, context, 'editor');
  await open(page, '/desk/products/new');
  await page.getByLabel(products.fields.name, { exact: true }).fill('Twin lamp');
  const pressed = Promise.withResolvers<void>();
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    // Sent at once, answered after both presses: a browser drops what is not yet sent.
    const response = await route.fetch({ maxRedirects: 0 });
    await pressed.promise;
    return route.fulfill({ response });
  });
  const button = await page.getByRole('button', { name: actions.saveDraft }).boundingBox();
  if (!button) throw new Error('The button is not visible.');
  const press = () => page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await press();
  await sent;
  await press();
  pressed.resolve();
  await expect(page.getByText(editing.done.draft)).toBeVisible();
  await open(page, '/desk/products?q=twin');
  await expect(page.getByRole('link', { name: /Twin lamp/ })).toHaveCount(1);
});

test('two people who change the same product both see both versions, and choose', async ({
  browser,
  page,
  context,
}) => {
  await signInAt(site, context, 'editor', 'Asha');
  const other = await browser.newContext();
  await signInAt(site, other, 'editor', 'Meera');
  const theirs = await other.newPage();
  await open(page, '/desk/products/rakhi-thread');
  await open(theirs, '/desk/products/rakhi-thread');
  await theirs.getByLabel(products.fields.price, { exact: true }).fill('60');
  await theirs.getByRole('button', { name: actions.saveDraft }).click();
  await expect(theirs.getByText(editing.done.draft)).toBeVisible();

  await page.getByLabel(products.fields.price, { exact: true }).fill('70');
  await page.getByRole('button', { name: actions.saveDraft }).click();
  await expect(page.getByRole('heading', { name: editing.conflict.title })).toBeVisible();
  await expect(page.getByText('Saved by Meera')).toBeVisible();
  await expect(page.getByText('60', { exact: true })).toBeVisible();
  await expect(page.getByText('70', { exact: true })).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('button', { name: editing.conflict.keepYours }).click();
  await expect(page.getByLabel(products.fields.price, { exact: true })).toHaveValue('70');
  await other.close();
});

test('axe finds nothing on the list, a new product, one with all its fields or with mistakes, or a home product', async ({
  page,
  context,
}) => {
  await signInAt(site, context, 'editor');
  for (const path of [
    '/desk/products',
    '/desk/products/new',
    '/desk/products/jute-tote-bag',
    '/desk/home-products',
    '/desk/home-products/new',
  ]) {
    await open(page, path);
    await expectNoBarrier(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await open(page, '/desk/products/new');
  await page.getByRole('button', { name: actions.publish }).click();
  await expect(page.getByRole('group', { name: editing.wrong })).toBeVisible();
  await expectNoBarrier(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is added with a variant, found in the list, and moved to the bin', async ({
    page,
    context,
  }) => {
    await signInAt(site, context, 'editor');
    await open(page, '/desk/products/new');
    await page.getByLabel(products.fields.name, { exact: true }).fill('Paper kite');
    await page.getByLabel(products.fields.price, { exact: true }).fill('20');
    await page.getByRole('button', { name: products.addVariant }).click();
    await page.getByRole('group', { name: 'Variant 1' }).getByLabel(products.fields.type).fill('Blue');
    await page.getByRole('button', { name: actions.saveDraft }).click();
    await expect(page.getByText(editing.done.draft)).toBeVisible();
    await page.getByRole('link', { name: products.title, exact: true }).click();
    await page.getByLabel(products.search).fill('kite');
    await page.getByRole('button', { name: products.show }).click();
    await page.getByRole('link', { name: /Paper kite/ }).click();
    await expect(page.getByRole('group', { name: 'Variant 1' }).getByLabel(products.fields.type)).toHaveValue(
      'Blue',
    );
    await page.getByRole('button', { name: actions.moveToBin }).click();
    await expect(page.getByText(editing.done.binned)).toBeVisible();
    await expect(page.getByRole('link', { name: /Paper kite/ })).toHaveCount(0);
  });
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.address}${path}`);
}

async function photograph() {
  const buffer = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#a8322a' },
  })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}
