import { facts } from './messages.ts';
import { routes } from './routes.ts';
import { productCard } from './shop-parts.ts';
import { expect, test } from './quiet-test.ts';

test.use({ javaScriptEnabled: false });

const idleControls = /Open cart|Open menu|Copy|Add to Cart/;

test('every page reads, and none offers a control that would do nothing', async ({ page }) => {
  for (const path of routes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: idleControls })).toHaveCount(0);
  }
});

test('the bar shows its links, on a phone too', async ({ page }) => {
  await page.goto('/shop');

  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(6);
});

test('the shop lists, searches and filters', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page.getByRole('article')).toHaveCount(18);
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Festival Items' }).click();
  await expect(page).toHaveURL('/shop?q=&category=Festival+Items');
  await expect(page.getByRole('article')).toHaveCount(4);

  await page.getByRole('searchbox').fill('Lāmp');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Clay Diya Set']);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('Lāmp');
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('We found nothing for “zzz”.')).toBeVisible();
});

test('nothing found leads back to everything', async ({ page }) => {
  await page.goto('/shop?q=zzz&category=Clothing');
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Clear search and filter' })
    .or(page.getByRole('link', { name: 'Clear search and filter' }))
    .click();

  await expect(page.getByText('18 things in the shop')).toBeVisible();
});

test('one piece of a product, as chosen, is ordered on WhatsApp', async ({ page }) => {
  await page.goto('/shop');
  const kurta = productCard(page, 'Block Print Kurta');
  await kurta.getByRole('radio', { name: 'Long' }).check();
  await kurta.getByRole('radio', { name: 'Madder' }).check();
  const leaving = page.waitForRequest((request) => !request.url().startsWith('http://127.0.0.1'));
  await kurta.getByRole('button', { name: 'Order on WhatsApp' }).click();

  const address = new URL((await leaving).url());
  expect(address.origin + address.pathname).toBe(`https://wa.me/${(facts.whatsapp ?? '').replace(/\D/g, '')}`);
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

  await expect(
    page.getByText('In the shop, each product has a button that orders it on WhatsApp.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
});

test.describe('where a script can’t be had', () => {
  test.use({ javaScriptEnabled: true, expectedNoise: /ERR_FAILED/ });

  test('pages look and work as they do without script', async ({ page }) => {
    await page.route(/\/assets\/react-[^/]*\.js$/, (route) => route.abort());
    for (const path of routes) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(6);
      await expect(page.getByRole('button', { name: idleControls })).toHaveCount(0);
    }

    await page.goto('/shop');
    const order = productCard(page, 'Block Print Kurta').getByRole('button', { name: 'Order on WhatsApp' });
    const leaving = page.waitForRequest((request) => !request.url().startsWith('http://127.0.0.1'));
    await order.click();
    expect(new URL((await leaving).url()).hostname).toBe('wa.me');
  });
});

test.describe('where something hangs', () => {
  test.skip(({ isMobile }) => isMobile, 'waiting knows no width');
  // What was sent is not a whole message, and the answer says so.
  test.use({ javaScriptEnabled: true, expectedNoise: /status of 422/ });

  test('a page comes alive without its whole stylesheet after 8 seconds', async ({ page, visit }) => {
    await page.route(/\.css$/, () => {});
    await visit('/shop');

    await page.getByRole('button', { name: 'Festival Items' }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
  });

  test('a press waits 8 seconds for a script, then the browser posts the form', async ({ page }) => {
    await page.route(/\.js$/, () => {});
    await page.goto('/about');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send Message' }).click();

    expect((await answer).status()).toBe(422);
    await expect(page.getByText('Enter your name.').first()).toBeVisible();
  });
});
