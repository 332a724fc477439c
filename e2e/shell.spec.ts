import { routes, unknownRoute } from './routes.ts';
import { expect, test } from './quiet-test.ts';

const links: [string, string][] = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Gallery', '/gallery'],
  ['Shop', '/shop'],
  ['Hostel Enrollment', '/hostel-enrollment'],
  ['Donate Now', '/donate'],
];

test('each page has one heading of the first rank, its own title and its own description', async ({
  page,
  visit,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of routes) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    titles.add(await page.title());
    descriptions.add(await page.locator('meta[name=description]').getAttribute('content'));
  }
  expect(titles.size).toBe(routes.length);
  expect(descriptions.size).toBe(routes.length);
});

test('at 320 px no page scrolls sideways', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...routes, '/shop?q=zzz']) {
    await visit(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});

test('the bar leads everywhere, marks where one is, and has a shadow after 50 px', async ({
  page,
  visit,
  isMobile,
}) => {
  await visit('/shop');
  const bar = page.getByRole('banner');
  const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow !== 'none');
  expect(await shadow()).toBe(false);
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  expect(await shadow()).toBe(false);
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await expect.poll(shadow).toBe(true);
  await expect(bar).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(shadow).toBe(false);

  const main = page.getByRole('navigation', { name: 'Main' });
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  if (isMobile) await openMenu.click();
  await expect(main.getByRole('link')).toHaveText(links.map(([label]) => label));
  await expect(main.locator('[aria-current=page]')).toHaveText(['Shop']);
  for (const [at, [label, path]] of links.entries()) {
    if (isMobile && at > 0) await openMenu.click();
    await main.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main).toHaveCount(isMobile ? 0 : 1);
  }
});

test('on a phone the menu opens, and closes by its button, by Escape and by going somewhere', async ({
  page,
  visit,
  isMobile,
}) => {
  await visit('/about');
  const open = page.getByRole('button', { name: 'Open menu' });
  await expect(open).toBeVisible({ visible: isMobile });
  if (!isMobile) return;
  const menu = page.getByRole('dialog', { name: 'Menu' });

  await open.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await open.click();
  await menu.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(menu).toBeHidden();

  await open.click();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});

test('the first stop of the keyboard skips to the content', async ({ page, visit }) => {
  await visit('/shop');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');

  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused();
});

test('the footer has its links under three headings and the contact details', async ({ page, visit }) => {
  await visit('/cart');
  const footer = page.getByRole('contentinfo');

  await expect(footer.getByRole('heading')).toHaveText(['Quick Links', 'Programs', 'Contact']);
  await expect(footer.getByRole('link', { name: 'Hostel for students' })).toHaveAttribute(
    'href',
    '/hostel-enrollment',
  );
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.locator('a[href^="https://wa.me/"][target=_blank][rel~=noopener]')).toBeVisible();
});

test('the whole way from the shop to WhatsApp can be gone by keyboard', async ({ page, visit }) => {
  await visit('/shop');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('tote');
  await expect(page.getByRole('article')).toHaveCount(1);
  const small = page.getByRole('radio', { name: 'Small' });
  for (
    let stops = 0;
    stops < 12 && !(await small.evaluate((radio) => radio === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const order = page.getByRole('dialog').getByRole('link', { name: 'Order on WhatsApp' });
  await expect(order).toBeVisible();
  for (
    let stops = 0;
    stops < 9 && !(await order.evaluate((link) => link === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab');
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');

  expect(new URL((await opened).url()).searchParams.get('text')).toContain(
    'Jute Tote Bag (Large) - x1 - ₹350',
  );
});

test.describe('an address that no page has', () => {
  test.use({ expectedNoise: /404/ });

  test('answers with 404, says so and leads home', async ({ page }) => {
    for (const path of ['/shop/no-such-thing', '/%E0%A4%A6', unknownRoute]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    }
    await page.getByRole('link', { name: 'Back to Home' }).click();

    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found');
  });
});
