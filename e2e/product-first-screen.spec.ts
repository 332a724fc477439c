import type { Locator, Page } from '@playwright/test';
import { productPath } from '../domain/shop/product-path.ts';
import { type Language, languages, sourceLanguage } from '../domain/values/languages.ts';
import { localPath } from '../domain/values/local-path.ts';
import { type SampleProduct, sampleProducts } from '../texts/samples.ts';
import { messages, messagesIn } from './messages.ts';
import { expect, test } from './quiet-test.ts';

const { cart, shop } = messages;
// It has the most choices.
const kurtaId = 'block-print-kurta';
const kurta = productPath(kurtaId);
const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

test.describe(
  'picture, name, price, choices and the button that puts a product into the cart are on the first screen',
  { tag: '@desktop' },
  () => {
    for (const language of languages)
      test(`of the products that take most room, on a phone and on a wide screen, in ${language}`, async ({
        page,
      }) => {
        const article = page.getByRole('article');
        const add = page.getByRole('button', { name: messagesIn[language].shop.addToCart });
        for (const _id of roomiest(language)) {
          await page.goto(localPath(language, productPath(_id)), { waitUntil: 'domcontentloaded' });
          for (const size of [phone, wide]) {
            await page.setViewportSize(size);
            const parts = await article.getByRole('radio').or(article.getByRole('heading')).all();
            for (const part of [...parts, article.getByText('₹').first(), add])
              expect(await isWhollySeen(part), `${_id} at ${size.width}`).toBe(true);
            await expect(article.getByRole('img').first()).toBeInViewport({ ratio: 1 });
          }
        }
      });
  },
);

test('once the button has left the screen, another one is at the bottom, and it does the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(kurta);
  const add = page.getByRole('button', { name: shop.addToCart });
  await expect(atBottom(page)).toBeHidden();
  await scrollPast(add);
  await expect(atBottom(page)).toBeVisible();
  expect(await isWhollySeen(atBottom(page))).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await atBottom(page).click();
  await expect(page.getByRole('dialog', { name: cart.drawer })).toContainText('Block Print Kurta');
});

test('what has the focus is never under the button at the bottom', async ({ page }) => {
  // A smooth scroll of the last step would go on in the next one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(kurta);
  await scrollPast(page.getByRole('button', { name: shop.addToCart }));
  const controls = await page.getByRole('main').getByRole('link').all();
  expect(controls.length).toBeGreaterThan(4);
  for (const control of controls) {
    // Under it.
    await control.evaluate((node) =>
      scrollBy({ top: node.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' }),
    );
    await control.focus();
    await expect.poll(() => isWhollySeen(control)).toBe(true);
  }
});

test('on a screen with no room to spare, as at 400 % zoom, nothing stands at the bottom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(kurta);
  await scrollPast(page.getByRole('button', { name: shop.addToCart }));
  await expect(atBottom(page)).toBeHidden();
});

test.describe('to a visitor with another language', () => {
  test.use({ locale: 'mr-IN' });

  for (const width of [320, phone.width])
    test(`the offer of it leaves the button in sight, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ ...phone, width });
      await page.goto(kurta);
      await expect(page.locator('#language-offer')).toBeVisible();
      await scrollPast(page.getByRole('button', { name: shop.addToCart }));
      await expect(atBottom(page)).toBeVisible();
      expect(await isWhollySeen(atBottom(page))).toBe(true);
    });
});

/** The product with the most choices, and the six with the longest names. */
function roomiest(language: Language): Set<string> {
  const length = ({ name, translations }: SampleProduct) =>
    (language === sourceLanguage ? name : (translations[language]?.name ?? name)).length;
  const byName = sampleProducts.toSorted((one, other) => length(other) - length(one));
  return new Set([kurtaId, ...byName.slice(0, 6).map(({ _id }) => _id)]);
}

/** Whether all of an element is within the screen, and nothing lies over its middle and its edges. */
async function isWhollySeen(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return false;
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
      node.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
}

/** The second button, which is for fingers only. */
function atBottom(page: Page): Locator {
  return page.locator('.order-bar').getByText(shop.addToCart);
}

async function scrollPast(element: Locator): Promise<void> {
  await element.evaluate((node) =>
    scrollBy({ top: node.getBoundingClientRect().bottom + 20, behavior: 'instant' }),
  );
}
