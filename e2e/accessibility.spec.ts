import type { Page } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { routes, unknownRoute } from './routes.ts';
import { addToCart } from './shop-parts.ts';
import { pouch, startWithCart } from './stored-cart.ts';
import { expect, test } from './quiet-test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedNoise: /Failed to load resource|could not be/,
});

for (const path of [...routes, unknownRoute]) {
  test(`axe finds nothing at ${path}`, async ({ page, visit }) => {
    await visit(path);

    await expectNoBarrier(page);
  });
}

const states: Record<string, (page: Page, visit: (path: string) => Promise<void>) => Promise<void>> = {
  'the empty drawer': async (page, visit) => {
    await visit('/shop?q=ragi');
    await page.getByRole('banner').getByRole('button', { name: 'Open cart' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the drawer with lines, one just removed': async (page, visit) => {
    await startWithCart(page, pouch);
    await visit('/shop?q=ragi');
    await addToCart(page, 'Ragi Cookies');
    await page.getByRole('button', { name: 'Remove Crochet Coin Pouch' }).click();
  },
  'a picture full size': async (page, visit) => {
    await visit('/shop?q=kantha');
    await page.getByRole('button', { name: 'See Kantha Stole full size' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'nothing found': async (_, visit) => {
    await visit('/shop?q=zzz');
  },
  'the cart page with a line': async (page, visit) => {
    await startWithCart(page, pouch);
    await visit('/cart');
    await expect(page.getByRole('heading', { name: 'Crochet Coin Pouch' })).toBeVisible();
  },
  'wrong fields and a toast on the cart page': async (page, visit) => {
    await visit('/cart');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Your cart is empty!')).toBeVisible();
    await page.evaluate(
      (stored) => {
        localStorage.setItem('cart', stored);
        dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
      },
      JSON.stringify([pouch]),
    );
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Please mend this first')).toBeVisible();
  },
  'an order that waits to be sent': async (page, visit) => {
    await startWithCart(page, pouch);
    await visit('/cart');
    await page.getByLabel('Full Name').fill('Asha Rao');
    await page.getByLabel('Phone Number').fill('98765 43210');
    await page.getByLabel('Address').fill('Pune');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByRole('searchbox').fill('ragi');
    await expect(page.getByRole('link', { name: 'Send this order on WhatsApp' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
  },
  'the shop that failed': async (page, visit) => {
    await page.route('**/api/products', (route) => route.abort());
    await visit('/cart');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'the shop that loads': async (page, visit) => {
    await page.route('**/api/products', () => new Promise(() => {}));
    await visit('/cart');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(page.getByText('Loading the products…')).toBeVisible();
  },
  'the message form with mistakes': async (page, visit) => {
    await visit('/about');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('group', { name: 'Please mend this first' })).toBeVisible();
  },
  'the thanks for a gift, and the bank account': async (page, visit) => {
    await visit('/donate');
    await page.getByRole('radio', { name: 'Bank Transfer' }).check();
    await page.getByRole('main').getByRole('button', { name: 'Donate Now' }).click();
    await expect(page.getByText('Nothing has been received yet.')).toBeVisible();
  },
  'the table of students': async (page, visit) => {
    await visit('/enrolled');
    await page.getByRole('button', { name: 'Show Enrolled Students' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(states)) {
  test(`axe finds nothing in ${state}`, async ({ page, visit }) => {
    await reach(page, visit);

    await expectNoBarrier(page);
  });
}

test('axe finds nothing in the open menu', async ({ page, visit, isMobile }) => {
  test.skip(!isMobile, 'the menu is the phone’s');
  await visit('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await expectNoBarrier(page);
});
