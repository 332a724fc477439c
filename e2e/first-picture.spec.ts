import { expect, test } from './quiet-test.ts';

// The phone that most measurements of speed stand for.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const path of ['/', '/about', '/hostel-enrollment', '/gallery']) {
  test(`the first picture of ${path} weighs at most 12 kB on a phone`, async ({ page, request }) => {
    await page.goto(path);
    const first = await page
      .locator('img[fetchpriority=high]')
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(first).toMatch(/\/640\.avif$/);
    expect((await (await request.get(first)).body()).length).toBeLessThanOrEqual(12_000);
  });
}

test('pictures more than two screens away are not asked for', async ({ page, visit }) => {
  await visit('/');
  const farAway = page.locator('img[loading=lazy]').last();
  expect(await farAway.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('');
  await farAway.scrollIntoViewIfNeeded();
  await expect
    .poll(() => farAway.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('what a browser installs the site by is named once the first picture is there', async ({ page }) => {
  const picture = Promise.withResolvers<void>();
  await page.route('**/*.avif', async (route) => {
    await picture.promise;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);

  picture.resolve();
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(url).toBe(new URL('/manifest.webmanifest', page.url()).href);
  expect(errors).toEqual([]);
});
