import type { Page } from '@playwright/test';
import { fillIn } from '../domain/values/fill-in.ts';
import { holdScripts } from './hold-scripts.ts';
import { messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { pickle } from './stored-cart.ts';

const { contact, applicationForm, cart, donate, enrolled, shell, shop } = messages;

for (const [path, heading] of [
  ['/about', contact.form.heading],
  ['/hostel-enrollment', applicationForm.heading],
] as const)
  test(`${path} fetches no script before a visitor comes near its form`, async ({ page }) => {
    const scripts = requestedScripts(page);
    // Short enough for the form to be further off than a screen.
    await page.setViewportSize({ width: 412, height: 500 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);

    await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

test('/ fetches one script, and React only when the cart opens', async ({ page }) => {
  const scripts = requestedScripts(page);
  await page.goto('/');
  await expect(page.locator('[data-motion=moving]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringMatching(/\/home-[\w-]+\.js$/)]);

  await page.getByRole('button', { name: shell.openCartEmpty }).click();
  await expect(page.getByRole('dialog', { name: cart.drawer })).toBeVisible();
  await expect.poll(() => scripts).toContainEqual(expect.stringMatching(/\/react-[\w-]+\.js$/));
});

test('/enrolled fetches no script before its button is touched', async ({ page }) => {
  const scripts = requestedScripts(page);
  await page.goto('/enrolled');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);

  await page.getByRole('button', { name: enrolled.show }).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test.describe('where the visitor saves data', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  });

  test('/shop fetches no script before a touch, and finds what was typed meanwhile', async ({ page }) => {
    const scripts = requestedScripts(page);
    const release = await holdScripts(page);
    await page.goto('/shop');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(scripts).toEqual([]);

    const search = page.getByRole('searchbox');
    await search.fill('kurta');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    release();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(search).toHaveValue('kurta');
  });

  test('/donate fetches no script before a touch, and the code carries the amount that was typed meanwhile', async ({
    page,
  }) => {
    const scripts = requestedScripts(page);
    const release = await holdScripts(page);
    await page.goto('/donate');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);

    await page.getByLabel(donate.form.custom).fill('777');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    release();
    await expect(page.getByRole('img', { name: fillIn(donate.upi.code, { amount: '₹777' }) })).toBeVisible();
  });

  test('the shop shows an order that waits to be sent', async ({ page }) => {
    await page.addInitScript((line) => {
      const delivery = { fullName: 'Asha Rao', phoneNumber: '98765 43210', address: '12 Temple Road' };
      sessionStorage.setItem('placed-order', JSON.stringify({ cart: JSON.stringify([line]), delivery }));
    }, pickle);
    await page.goto('/shop');
    await expect(page.getByRole('region', { name: shop.placed.heading })).toBeVisible();
  });
});

test('the shop fetches the cart drawer’s script with its own, before the cart is opened', async ({
  page,
}) => {
  const scripts = requestedScripts(page);
  await page.goto('/shop');
  await expect.poll(() => scripts.some((address) => address.includes('cart-drawer'))).toBe(true);
});

function requestedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
}
