import { expect, test } from './quiet-test.ts';

test('a link in a part that scripts leave alone leads on without a new document', async ({ page, visit }) => {
  await visit('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Apply for a place' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A home to come back to after class');
  await expect(page.getByRole('region', { name: 'One ordinary day in the house' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.goBack();
  await expect(page.getByRole('region', { name: 'In their words' })).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a page reached from within the site is as whole as its document', async ({ page, visit }) => {
  const headings = () => page.getByRole('main').getByRole('heading').allTextContents();
  for (const [path, name] of [
    ['/', 'Home'],
    ['/about', 'About Us'],
    ['/hostel-enrollment', 'Hostel for students'],
  ] as const) {
    await visit(path);
    const whole = await headings();
    await visit('/cart');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(headings).toEqual(whole);
  }
});

test('a page is at its top as soon as it is seen, however far down its link was', async ({ page, visit }) => {
  await visit('/');
  // Seen in each frame from the press on: where the next page is.
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const look = () => {
      if (document.querySelector('h1')?.textContent?.startsWith('A gift')) places.push(scrollY);
      if (places.length < 20) requestAnimationFrame(look);
    };
    addEventListener('click', look, { capture: true, once: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate', exact: true }).click();
  await expect.poll(() => page.evaluate<number>('places.length')).toBe(20);
  expect(new Set(await page.evaluate<number[]>('places'))).toEqual(new Set([0]));
});

test('a link that asks for a tab of its own gets one', async ({ page, visit, context }) => {
  await visit('/');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Meet us' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/about');
  await expect(page).toHaveURL('/');
});

test('a page is fetched ahead when a link to it is touched, except where data is to be saved', async ({
  page,
  visit,
}) => {
  const ahead = page.locator('link[rel=prefetch][href*="about.data"]');
  await visit('/');
  await page.getByRole('link', { name: 'Meet us' }).focus();
  await expect(ahead).toHaveCount(1);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit('/');
  await page.getByRole('link', { name: 'Meet us' }).focus();
  await page.getByRole('link', { name: 'Meet us' }).hover();
  await expect(ahead).toHaveCount(0);
});

test('the pages of the menu are fetched ahead when it is opened, except where data is to be saved', async ({
  page,
  visit,
}) => {
  const ahead = page.locator('link[rel=prefetch][href*=".data"]');
  const openMenu = () => page.getByRole('button', { name: 'Open menu' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/about');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openMenu();
  await expect(ahead).toHaveCount(3);
  for (const path of ['/_', '/hostel-enrollment', '/donate'])
    await expect(page.locator(`link[rel=prefetch][href^="${path}.data"]`)).toHaveCount(1);
  await expect.poll(() => scripts.filter((address) => /\/shop-page-/.test(address)).length).toBe(1);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit('/about');
  scripts.length = 0;
  await openMenu();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Shop' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(ahead).toHaveCount(0);
  expect(scripts.filter((address) => /\/shop-page-/.test(address))).toEqual([]);
});

test.describe('where a page’s script can’t be had', () => {
  test.use({ expectedNoise: /Failed to load resource|ERR_FAILED/ });

  test('a link to it leads to it as a document', async ({ page, visit }) => {
    await page.route(/\/assets\/about-page-/, (route) => route.abort());
    await visit('/');
    await page.getByRole('link', { name: 'Meet us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('It began under a banyan');
  });
});
