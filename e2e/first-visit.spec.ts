import { expect, test } from './quiet-test.ts';

const font = /\.woff2$/;

test('the headings’ font comes after the first paint, and with it once the browser has it', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    addEventListener('painted', () => Object.assign(window, { paintedAt: performance.now() }));
  });
  // Whether the font was asked for before the page was painted; undefined until both have happened.
  const cameAhead = () =>
    page.evaluate(() => {
      const asked = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
      const painted: unknown = Reflect.get(window, 'paintedAt');
      return asked && typeof painted === 'number' ? asked.startTime < painted : undefined;
    });
  await visit('/donate');
  await expect.poll(cameAhead).toBe(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).toMatch(font);
  expect(await page.evaluate(() => document.fonts.check('700 1em "Baloo 2"'))).toBe(true);

  await visit('/donate');
  await expect.poll(cameAhead).toBe(true);
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

test('what is far below is laid out once the page is alive, and nothing of that stays behind', async ({
  page,
  visit,
}) => {
  const putOff = () =>
    page.locator('main section, footer').evaluateAll((parts) => ({
      marked: 'arriving' in document.documentElement.dataset,
      left: parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
      styled: parts.filter((part) => part.getAttribute('style')).length,
    }));
  await visit('/');
  await expect.poll(putOff).toEqual({ marked: false, left: 0, styled: 0 });
});

test('who is led far down before the page is alive finds it at its place, and can press it', async ({
  page,
}) => {
  // Never answered.
  await page.route(/\.js$/, () => {});
  await page.goto('/hostel-enrollment');
  const question = page.getByText('What does a place cost?');
  await question.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');

  await expect(question).toBeInViewport();
  await question.click({ delay: 80 });
  await expect(page.getByText(/a month for bed, three meals/)).toBeVisible();
});
