import { type Browser, chromium } from '@playwright/test';
import { type PageEntry, pages, pathsOf, samplePath } from '../web/pages.ts';
import { messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';

const { shell } = messages;
const publicPages = Object.values<PageEntry>(pages).filter(({ cached }) => cached);

// Nothing here depends on the width.
test.describe('navigation', { tag: '@desktop' }, () => {
  test('browsers may prerender the pages that anyone may see, and no other', async ({ page, visit }) => {
    await visit('/');
    const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '') as {
      prerender: { where: { and: [{ href_matches: string[] }] }; eagerness: string }[];
    };

    expect(rules.prerender).toHaveLength(1);
    expect(rules.prerender[0]?.where.and[0].href_matches.toSorted()).toEqual(
      publicPages.flatMap(pathsOf).toSorted(),
    );
    expect(JSON.stringify(rules)).not.toContain('enrolled');
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a new page ${reducedMotion === 'reduce' ? 'just appears where motion is unwelcome' : 'fades in'}`, async ({
      page,
      visit,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() =>
        addEventListener('pagereveal', (event) =>
          Object.assign(window, { fades: Reflect.get(event, 'viewTransition') !== null }),
        ),
      );
      await visit('/about');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: shell.footer.quickLinkLabels.gallery })
        .click();
      await expect(page).toHaveURL('/gallery');
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'fades') as unknown))
        .toBe(reducedMotion === 'no-preference');
    });
  }
});

test.describe('the back/forward cache', { tag: ['@desktop', '@chromium'] }, () => {
  let browser: Browser;
  // Playwright switches this cache off in the browsers that it starts.
  test.beforeAll(async ({ launchOptions }) => {
    browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.afterAll(() => browser.close());

  test('keeps every page that anyone may see', async ({ baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    const why = () => {
      const [entry] = performance.getEntriesByType('navigation');
      return (
        Reflect.get(window, 'persisted') === true ||
        JSON.stringify(Reflect.get(entry ?? {}, 'notRestoredReasons'))
      );
    };
    for (const path of publicPages.map((each) => samplePath(each.path)))
      // A busy browser may drop a page that it could have kept; one that may not be kept is never there.
      await expect(async () => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
        });
        await page.goto('/enrolled');
        await page.goBack({ waitUntil: 'commit' });
        await expect(page).toHaveURL(path);
        expect(await page.evaluate(why), path).toBe(true);
      }).toPass();
    await page.close();
  });

  test('brings a page back with its menu closed, and with the cart as it is now', async ({ baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.getByRole('button', { name: shell.openMenu }).click();
    await page.getByRole('dialog').getByRole('link', { name: shell.navigation.gallery }).click();
    await expect(page).toHaveURL('/gallery');
    await page.evaluate(() =>
      localStorage.setItem('cart', JSON.stringify([{ id: 'lamp', name: 'Lamp', price: 120, quantity: 1 }])),
    );
    await page.goBack({ waitUntil: 'commit' });

    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(() => Reflect.get(window, 'persisted') as unknown)).toBe(true);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('header [data-cart-count]')).toHaveText('1');
    await page.close();
  });
});
