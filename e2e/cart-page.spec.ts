import type { Page } from '@playwright/test';
import { cartLine, messageOf } from './shop-parts.ts';
import { pickle, pouch, startWithCart, storedCart } from './stored-cart.ts';
import { expect, test } from './quiet-test.ts';

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const toast = (page: Page, words: string) => page.getByRole('region', { name: 'Messages' }).getByText(words);
const placedCard = (page: Page) => page.getByRole('region', { name: 'One step left: send us your order' });

/** Keeps a list of what the browser calls layout shifts. */
async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push(entry.startTime);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function fillDelivery(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Phone Number').fill('98765 43210');
  await page.getByLabel('Address').fill('12 Temple Road\nPune');
}

test('the cart page shows the lines with their controls, and what they come to', async ({ page, visit }) => {
  await startWithCart(page, pickle, pouch);
  await visit('/cart');
  const main = page.getByRole('main');
  const summary = main.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText('3 pieces');
  await expect(summary).toContainText('₹509.50');

  await main.getByRole('button', { name: 'Increase quantity of Crochet Coin Pouch' }).click();
  await expect(cartLine(main, 'Crochet Coin Pouch')).toContainText('₹299');
  await expect(summary).toContainText('₹659');
  await main.getByRole('button', { name: 'Remove Mango Pickle' }).click();
  await expect(cartLine(main, 'Mango Pickle')).toHaveCount(0);
  await main.getByRole('button', { name: 'Undo' }).click();

  expect(await messageOf(summary.getByRole('link', { name: 'Order on WhatsApp' }))).toBe(
    'Hello! I would like to order:\n1. Mango Pickle - x2 - ₹360\n2. Crochet Coin Pouch - x2 - ₹299\nTotal: ₹659',
  );
  expect(await storedCart(page)).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
});

test('an empty cart is said before anything about the fields', async ({ page, visit }) => {
  await visit('/cart');
  await placeOrder(page).click();

  await expect(toast(page, 'Your cart is empty!')).toBeVisible();
  await expect(page.getByText('Enter your full name.')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Nothing in your cart yet.')).toBeVisible();
});

const beginnings = [
  { kept: [], pieces: '0 pieces', seen: 'Nothing in your cart yet.', unseen: 'Opening your cart…' },
  {
    kept: [pickle, pouch],
    pieces: '3 pieces',
    seen: 'Opening your cart…',
    unseen: 'Nothing in your cart yet.',
  },
];
for (const { kept, pieces, seen, unseen } of beginnings) {
  test(`says “${seen}” from the first paint on, and nothing moves when the page comes alive`, async ({
    page,
    visit,
  }) => {
    if (kept.length > 0) await startWithCart(page, ...kept);
    await noteMoves(page);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });

    const alive = visit('/cart');
    await expect(page.getByRole('main').getByText(seen)).toBeVisible();
    await expect(page.getByRole('main').getByText(unseen)).toBeHidden();
    const since = await page.evaluate(() => performance.now());
    scripts.resolve();
    await alive;
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(pieces);
    await expect(page.getByText('Opening your cart…')).toHaveCount(0);
    const moves = await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
    expect(moves.filter((at) => at > since)).toEqual([]);
  });
}

test('wrong fields are listed, marked and described, and the first takes the focus', async ({
  page,
  visit,
}) => {
  await startWithCart(page, pouch);
  await visit('/cart');
  await page.getByLabel('Phone Number').fill('98765 43210');
  await page.getByLabel('Address').fill('   ');
  await placeOrder(page).click();

  const name = page.getByLabel('Full Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Enter your full name.');
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription('Enter your address.');
  await expect(page.getByLabel('Phone Number')).not.toHaveAttribute('aria-invalid');

  const summary = page.getByRole('group', { name: 'Please mend this first' });
  await expect(summary.getByRole('link')).toHaveText(['Enter your full name.', 'Enter your address.']);
  await summary.getByRole('link', { name: 'Enter your address.' }).click();
  await expect(page.getByLabel('Address')).toBeFocused();

  await fillDelivery(page);
  await placeOrder(page).click();
  await expect(summary).toHaveCount(0);
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
});

test.describe('placing an order', () => {
  test.beforeEach(async ({ page, visit }) => {
    await page.clock.install();
    await startWithCart(page, pickle, pouch);
    await visit('/cart');
    await fillDelivery(page);
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('takes one second, clears cart and form, says so and goes to the shop', async ({ page }) => {
    await placeOrder(page).click();
    await page.clock.runFor(990);
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(0);
    expect(await storedCart(page)).toHaveLength(2);
    await expect(page).toHaveURL('/cart');

    await page.clock.runFor(10);
    await page.clock.resume();
    await expect(toast(page, 'Order placed successfully!')).toBeVisible();
    await expect(page).toHaveURL('/shop');
    expect(await storedCart(page)).toEqual([]);
  });

  test('happens once, however often the button is pressed', async ({ page }) => {
    await placeOrder(page).click();
    await page.clock.runFor(500);
    const busy = page.getByRole('button', { name: 'Placing your order…' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await busy.click({ force: true });
    await page.getByLabel('Full Name').press('Enter');
    await page.clock.runFor(2000);
    await page.clock.resume();

    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
    await expect(toast(page, 'Your cart is empty!')).toHaveCount(0);
  });

  test('does not move who has left the page meanwhile, and the shop still offers to send it', async ({
    page,
  }) => {
    await placeOrder(page).click();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expect(toast(page, 'Order placed successfully!')).toBeVisible();
    await expect(page).toHaveURL('/about');

    await footer.getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(placedCard(page)).toBeVisible();
  });

  test('offers to send it also to who went to the shop meanwhile', async ({ page }) => {
    await placeOrder(page).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click();
    // A page shows itself in steps of some milliseconds, long before the second is over.
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    }).toPass({ intervals: [50] });
    await page.clock.runFor(1000);

    await expect(placedCard(page)).toBeVisible();
  });
});

test('the placed order waits in the shop, with the delivery details, until it is sent', async ({
  page,
  visit,
}) => {
  await startWithCart(page, pickle, pouch);
  await visit('/cart');
  await fillDelivery(page);
  await placeOrder(page).click();
  await expect(placedCard(page)).toBeVisible();
  await page.reload();
  await expect(placedCard(page)).toBeVisible();

  const send = placedCard(page).getByRole('link', { name: 'Send this order on WhatsApp' });
  expect((await messageOf(send)).split('\n')).toEqual([
    'Hello! I would like to order:',
    '1. Mango Pickle - x2 - ₹360',
    '2. Crochet Coin Pouch - x1 - ₹149.50',
    'Deliver to: Asha Rao, 98765 43210, 12 Temple Road Pune',
    'Total: ₹509.50',
  ]);
  const opened = page.waitForEvent('popup');
  await send.click();
  expect((await opened).url()).toContain('https://wa.me/');
  await expect(placedCard(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(placedCard(page)).toHaveCount(0);
});

test('the placed order can be dismissed', async ({ page, visit }) => {
  await startWithCart(page, pouch);
  await visit('/cart');
  await fillDelivery(page);
  await placeOrder(page).click();
  await placedCard(page).getByRole('button', { name: 'Dismiss' }).click();

  await expect(placedCard(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('placed-order'))).toBeNull();
});

test('the cart page says beforehand that payment and delivery are agreed on WhatsApp', async ({
  page,
  visit,
}) => {
  await visit('/cart');

  await expect(page.getByText('payment and delivery are agreed there', { exact: false })).toBeVisible();
});
