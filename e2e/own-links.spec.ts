import type { Page } from '@playwright/test';
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

test('on a phone a link shows the top of a page before what is below it; who goes back has all at once', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/about');
  await page.evaluate(() => {
    const drawn: string[] = [];
    new MutationObserver(() =>
      drawn.push(
        ['h1', '[data-still=story]', '[data-still=contact]']
          .filter((part) => document.querySelector(part))
          .join(),
      ),
    ).observe(document.querySelector('main') ?? document, { childList: true });
    Object.assign(window, { drawn });
  });
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: string[] }).drawn.splice(0));

  await page.getByRole('banner').getByRole('link', { name: 'Diya Dhaga Foundation, home' }).click();
  await expect(page.locator('[data-still=story]')).toBeAttached();
  expect(await drawn()).toEqual(['h1', 'h1,[data-still=story]']);
  await page.goBack();
  await expect(page.locator('[data-still=contact]')).toBeAttached();
  expect(await drawn()).toEqual(['h1,[data-still=contact]']);
});

test('who goes back at once, to a page that is long in coming, has the whole of the one that is still shown', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/about');
  const isWhole = () => expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  await isWhole();
  const answer = Promise.withResolvers<void>();
  await page.route('**/about.data*', (route) => answer.promise.then(() => route.continue()));
  // While what is below is laid out, a part for each frame; as on a slow phone, frames are far apart.
  await page.evaluate(() => {
    const frame = requestAnimationFrame;
    window.requestAnimationFrame = (act) => {
      setTimeout(() => frame(act), 100);
      return 0;
    };
    const back = () => {
      if (document.querySelector('[data-arriving=by-link] main [style*=content-visibility]')) history.back();
      else frame(back);
    };
    back();
    addEventListener('popstate', () => Object.assign(window, { isBack: true }));
  });
  await page.getByRole('banner').getByRole('link', { name: 'Diya Dhaga Foundation, home' }).click();

  await page.waitForFunction(() => 'isBack' in window);
  await isWhole();
  await expect(page.locator('[data-still=story]')).toBeAttached();
  answer.resolve();
  await expect(page.locator('[data-still=contact]')).toBeAttached();
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

test('a page is fetched ahead when a link to it is touched, and the press asks nothing more', async ({
  page,
  visit,
}) => {
  await visit('/');
  const answered = page.waitForResponse(/\/about\.data/);
  await page.getByRole('link', { name: 'Meet us' }).focus();
  await (await answered).finished();
  const asked = recordRequests(page, /\.data|about-page/);
  await page.getByRole('link', { name: 'Meet us' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /banyan/ })).toBeVisible();
  expect(asked).toEqual([]);
});

test('what was fetched ahead is asked again once it may be old', async ({ page, visit }) => {
  await page.clock.install();
  await visit('/');
  const answered = page.waitForResponse(/\/about\.data/);
  await page.getByRole('link', { name: 'Meet us' }).hover();
  await answered;
  await page.clock.fastForward(6000);
  const again = page.waitForRequest(/\/about\.data/);
  // Not by a pointer, which would ask ahead once more.
  await page.getByRole('link', { name: 'Meet us' }).evaluate((link: HTMLElement) => link.click());
  await again;
});

test('nothing is fetched ahead where data is to be saved', async ({ page, visit }) => {
  await saveData(page);
  await visit('/');
  const asked = recordRequests(page, /about\.data/);
  await page.getByRole('link', { name: 'Meet us' }).focus();
  await page.getByRole('link', { name: 'Meet us' }).hover();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('the pages of the menu are fetched ahead when it is opened', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/about');
  const asked = recordRequests(page, /\.data|\/shop-page-/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const one of [/\/_\.data/, /\/hostel-enrollment\.data/, /\/donate\.data/, /\/shop-page-/])
    await expect.poll(() => asked.filter((address) => one.test(address)).length).toBe(1);
});

test('no page of the menu is fetched ahead where data is to be saved', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await saveData(page);
  await visit('/about');
  const asked = recordRequests(page, /\.data|\/shop-page-/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Shop' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
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

function recordRequests(page: Page, wanted: RegExp): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (wanted.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
