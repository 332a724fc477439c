import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { routes, unknownRoute } from './routes.ts';
import { addToCart } from './shop-parts.ts';
import { pouch, startWithCart } from './stored-cart.ts';
import { expect, test } from './quiet-test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Two readings of a whole page take their time on a busy machine.
test.describe.configure({ timeout: 60_000 });
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedNoise: /Failed to load resource|could not be/,
});

/** What axe finds wrong with the page as it stands, in the light and in the dark theme. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(settled);
    const results = await new AxeBuilder({ page }).withTags(rules).analyze();
    for (const { id, nodes } of results.violations)
      found.push(`${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }
  return found;
}

// A colour on its way from one theme to the other is in neither.
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((each) => each.finished.catch(() => undefined)));
}

for (const path of [...routes, unknownRoute]) {
  test(`axe finds nothing at ${path}`, async ({ page, visit }) => {
    await visit(path);

    expect(await violations(page)).toEqual([]);
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
  'the table of students': async (page, visit) => {
    await visit('/enrolled');
    await page.getByRole('button', { name: 'Show Enrolled Students' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(states)) {
  test(`axe finds nothing in ${state}`, async ({ page, visit }) => {
    await reach(page, visit);

    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing in the open menu', async ({ page, visit, isMobile }) => {
  test.skip(!isMobile, 'the menu is the phone’s');
  await visit('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  expect(await violations(page)).toEqual([]);
});
