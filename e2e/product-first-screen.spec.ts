import type { Locator, Page } from '@playwright/test';
import { productPath } from '../domain/shop/product-path.ts';
import { type Language, languages, sourceLanguage } from '../domain/values/languages.ts';
import { localPath } from '../domain/values/local-path.ts';
import { type SampleProduct, sampleProducts } from '../texts/samples.ts';
import { messages, messagesIn } from './messages.ts';
import { expect, test } from './quiet-test.ts';

const { shop } = messages;
// It has the most choices.
const kurtaId = 'block-print-kurta';
const kurta = productPath(kurtaId);
const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

test.describe(
  'the button that puts a product into the cart is on the first screen',
  { tag: '@desktop' },
  () => {
    for (const language of languages)
      test(`of the products that take most room, on a phone and on a wide screen, in ${language}`, async ({
        page,
      }) => {
        const add = page.getByRole('button', { name: messagesIn[language].shop.addToCart });
        for (const _id of roomiest(language)) {
          await page.goto(localPath(language, productPath(_id)), { waitUntil: 'domcontentloaded' });
          for (const size of [phone, wide]) {
            await page.setViewportSize(size);
            expect(await isWhollySeen(add), `${_id} at ${size.width}`).toBe(true);
          }
        }
      });
  },
);

test('the button stays in sight from a small phone’s first screen to the choices, and then in its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(kurta);
  const add = page.getByRole('button', { name: shop.addToCart });
  expect(await isWhollySeen(add)).toBe(true);
  await scrollToEnd(page);
  await expect(add).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('what has the focus is never under the row with the button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(kurta);
  const article = page.getByRole('article');
  const controls = await article
    .getByRole('link')
    .or(article.getByRole('radio', { checked: true }))
    .all();
  expect(controls.length).toBeGreaterThan(4);
  for (const control of controls) {
    // Under the row.
    await control.evaluate((node) =>
      scrollBy({ top: node.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' }),
    );
    await control.focus();
    await expect.poll(() => isWhollySeen(control)).toBe(true);
  }
});

test('on a screen with no room to spare, as at 400 % zoom, the button stays in its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(kurta);
  await expect(page.getByRole('button', { name: shop.addToCart })).not.toBeInViewport();
});

test.describe('to a visitor with another language', () => {
  test.use({ locale: 'mr-IN' });

  for (const width of [320, phone.width])
    test(`the offer of it leaves the button in sight, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ ...phone, width });
      await page.goto(kurta);
      await expect(page.locator('#language-offer')).toBeVisible();
      expect(await isWhollySeen(page.getByRole('button', { name: shop.addToCart }))).toBe(true);
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

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}
