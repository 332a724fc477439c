import { expect, test } from './quiet-test.ts';

const font = /\.woff2$/;

test('the headings’ font comes after the first paint, and with it once the browser has it', async ({
  page,
  visit,
}) => {
  const askedAt = () =>
    page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      font: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime,
      load: performance.getEntriesByType('navigation')[0]?.duration ?? Number.NaN,
    }));
  await visit('/donate');
  await expect.poll(async () => (await askedAt()).font).toBeGreaterThan((await askedAt()).painted);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).toMatch(font);
  expect(await page.evaluate(() => document.fonts.check('700 1em "Baloo 2"'))).toBe(true);

  await visit('/donate');
  const again = await askedAt();
  expect(again.font).toBeLessThan(again.load);
});

test('the script that reads a cart is fetched only where there is one', async ({ page, visit }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await visit('/about');
  await visit('/');
  await page.waitForLoadState('networkidle');
  const withoutCart = new Set(scripts.splice(0));

  const line = { id: 'lamp', name: 'Lamp', price: 120, quantity: 3 };
  await page.evaluate((stored) => localStorage.setItem('cart', stored), JSON.stringify([line]));
  await visit('/gallery');
  await expect(page.getByRole('button', { name: 'Open cart, 3 items' })).toBeVisible();
  expect(scripts.filter((path) => /\/cart-[^/]*\.js$/.test(path))).not.toEqual([]);
  expect([...withoutCart].filter((path) => /\/cart-page/.test(path))).toEqual([]);
});
