import type { Page } from '@playwright/test';
import { fillIn, pluralText } from '../domain/values/fill-in.ts';
import { facts, messages } from './messages.ts';
import { answerForWhatsApp, expect, test } from './quiet-test.ts';
import { routes } from './routes.ts';
import { productCard } from './shop-parts.ts';

const { cart, shell, shop } = messages;

test.use({ javaScriptEnabled: false });

const idleControls = new RegExp(['Open cart', shell.openMenu, 'Copy', shop.addToCart].join('|'));
const navigation = (page: Page) => page.getByRole('navigation', { name: shell.mainNavigation });

test('every page reads, and none offers a control that would do nothing', async ({ page }) => {
  for (const path of routes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: idleControls })).toHaveCount(0);
  }
});

test('the bar shows its links, on a phone too', async ({ page }) => {
  await page.goto('/shop');

  await expect(navigation(page).getByRole('link')).toHaveCount(6);
});

test('the shop lists, searches and filters', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('link', { name: shop.showMore }).click();
  await expect(page.getByRole('article')).toHaveCount(18);
  await expect(page.getByRole('link', { name: shop.showMore })).toHaveCount(0);
  await page.getByRole('button', { name: shop.categories.names['Festival Items'] ?? '' }).click();
  await expect(page).toHaveURL('/shop?q=&sort=&category=Festival+Items');
  await expect(page.getByRole('article')).toHaveCount(4);

  await page.getByRole('searchbox').fill('Lāmp');
  await page.getByRole('button', { name: shop.search.button }).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Clay Diya Set']);
  await page.getByRole('button', { name: shop.categories.all, exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('Lāmp');
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(fillIn(shop.nothingFound.forWords, { words: 'zzz' }))).toBeVisible();

  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: shop.sort.label }).selectOption(shop.sort.price);
  await page.getByRole('button', { name: shop.search.button }).click();
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Rakhi Thread');
});

test('nothing found leads back to everything', async ({ page }) => {
  await page.goto('/shop?q=zzz&category=Clothing');
  await page
    .getByRole('main')
    .getByRole('button', { name: shop.clear })
    .or(page.getByRole('link', { name: shop.clear }))
    .click();

  await expect(page.getByText(pluralText(shop.found, 18))).toBeVisible();
});

test('one piece of a product, as chosen, is ordered on WhatsApp', async ({ page }) => {
  await page.goto('/shop');
  const kurta = productCard(page, 'Block Print Kurta');
  await kurta.getByRole('radio', { name: 'Long' }).check();
  await kurta.getByRole('radio', { name: 'Madder' }).check();
  const leaving = page.waitForRequest((request) => !request.url().startsWith('http://127.0.0.1'));
  await kurta.getByRole('button', { name: shop.orderWithoutScript }).click();

  const address = new URL((await leaving).url());
  expect(address.origin + address.pathname).toBe(
    `https://wa.me/${(facts.whatsapp ?? '').replace(/\D/g, '')}`,
  );
  expect(address.searchParams.get('text')).toBe(
    'Hello! I would like to order:\n1. Block Print Kurta (Long, Madder) - x1 - ₹1,090\nTotal: ₹1,090',
  );
});

test('an order is answered with a redirect; one of an unknown product leads back to the shop', async ({
  request,
  baseURL,
}) => {
  const post = (form: Record<string, string>) =>
    request.post('/shop', { form, maxRedirects: 0, headers: { origin: baseURL ?? '' } });
  const order = await post({ product: 'mango-pickle', variant: 'Huge' });
  expect(order.status()).toBe(303);
  expect(order.headers()['location']).toMatch(/^https:\/\/wa\.me\/\d+\?text=Hello!/);

  const unknown = await post({ product: 'no-such-thing' });
  expect(unknown.status()).toBe(303);
  expect(unknown.headers()['location']).toBe('/shop');
});

test('the cart page says what to do instead', async ({ page }) => {
  await page.goto('/cart');

  await expect(page.getByText(cart.withoutScript)).toBeVisible();
  await expect(page.getByRole('button', { name: cart.delivery.placeOrder })).toHaveCount(0);
});

test.describe('where a script can’t be fetched', () => {
  test.use({ javaScriptEnabled: true, expectedNoise: /ERR_FAILED|could not be loaded/ });

  test('pages look and work as they do without script', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('data-without-script');
    await expect(navigation(page).getByRole('link')).toHaveCount(6);
    await expect(page.getByRole('button', { name: idleControls })).toHaveCount(0);

    const order = productCard(page, 'Block Print Kurta').getByRole('button', {
      name: shop.orderWithoutScript,
    });
    await answerForWhatsApp(page);
    const leaving = page.waitForRequest((request) => !request.url().startsWith('http://127.0.0.1'));
    await order.click();
    expect(new URL((await leaving).url()).hostname).toBe('wa.me');
  });
});
