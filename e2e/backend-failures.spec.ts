import type { RequestListener } from 'node:http';
import { type RunningSite, startSite } from '../tools/start-site.ts';
import { answerWith, type FakeBackend, startFakeBackend } from './fake-backend.ts';
import { messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { addToCart, cartDrawer, messageOf, productCard } from './shop-parts.ts';

const { cart, shell, shop } = messages;
const sentence = shop.failed;

const thirty = Array.from({ length: 30 }, (_, at) => ({
  _id: `lamp-${at + 1}`,
  name: `Lamp number ${at + 1}`,
  description: at === 29 ? 'The last of them' : 'One of many',
  category: 'Festival Items',
  price: 149.5,
  imageURL: '/pictures/lamp.png',
  featured: false,
  styles: [],
  variants: [],
  colorVariants: [],
}));

test.describe('a site that is pointed at another backend', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ expectedNoise: /products could not be fetched|Failed to load resource|could not be read/ });
  let backend: FakeBackend;
  let site: RunningSite;

  test.beforeAll(async () => {
    backend = await startFakeBackend(answerWith(thirty));
    site = await startSite({ settings: { BACKEND_URL: backend.address, LOG_LEVEL: 'silent' } });
  });
  test.afterAll(async () => {
    await site.stop();
    backend.stop();
  });

  test('that fails, hangs up or answers nonsense: status 503 and the sentence, until it answers', async ({
    page,
  }) => {
    const failures: RequestListener[] = [
      answerWith({ message: 'no' }, 500),
      answerWith({ data: thirty }),
      (_, response) => response.end('<!doctype html><title>Welcome</title>'),
      (request) => request.socket.destroy(),
    ];
    for (const answer of failures) {
      backend.answer = answer;
      const response = await page.goto(`${site.address}/shop`);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
    }
    backend.answer = answerWith(thirty);
    await page.getByRole('button', { name: shop.tryAgain }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test('shows the products of that backend and orders them', async ({ page }) => {
    await page.goto(`${site.address}/shop`);
    const more = page.getByRole('link', { name: shop.showMore });
    await more.scrollIntoViewIfNeeded();
    await expect(page.getByRole('article')).toHaveCount(18);
    await more.click();
    await expect(page.getByRole('article')).toHaveCount(30);
    await expect(more).toHaveCount(0);
    await page.getByRole('searchbox').fill('last of them');
    await expect(page.getByRole('article')).toHaveCount(1);
    await addToCart(page, 'Lamp number 30');

    expect(await messageOf(cartDrawer(page).getByRole('link', { name: cart.order }))).toContain(
      '1. Lamp number 30 - x1 - ₹149.50',
    );
  });

  test('leaves out a product that can’t be read and shows the others', async ({ page }) => {
    backend.answer = answerWith([{ _id: 'x' }, null, thirty[0], { ...thirty[1], price: 'free' }]);
    // The site keeps what another backend said for up to two seconds: the answer to the test before this one.
    await expect(async () => {
      await page.goto(`${site.address}/shop?q=lamp+number+1`);
      await expect(page.getByRole('article')).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    await expect(productCard(page, 'Lamp number 1')).toBeVisible();
    backend.answer = answerWith(thirty);
  });

  test('says so where the rest of a long catalogue can’t be had, and tries again', async ({ page }) => {
    // On a screen as small as this the end of the list is far away.
    await page.setViewportSize({ width: 390, height: 600 });
    // As above.
    await expect(async () => {
      await page.goto(`${site.address}/shop?q=lamp`);
      await expect(page.getByRole('article')).toHaveCount(6, { timeout: 1000 });
    }).toPass();
    backend.answer = answerWith({}, 500);
    await page.getByRole('searchbox').fill('last of them');
    await expect(page.getByText(sentence)).toBeVisible();

    backend.answer = answerWith(thirty);
    await page.getByRole('button', { name: shop.tryAgain }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('asks it for the students, and shows what it says where it refuses', async ({ page }) => {
    backend.answer = answerWith({ message: 'Ask the office for the list.' }, 403);
    await page.goto(`${site.address}/enrolled`);
    await page.getByRole('button', { name: 'Show Enrolled Students' }).click();
    await expect(
      page.getByRole('region', { name: shell.notifications }).getByText('Ask the office for the list.'),
    ).toBeVisible();

    backend.answer = answerWith([{ name: 'Asha', feesPaid: true }]);
    await page.getByRole('button', { name: 'Show Enrolled Students' }).click();
    await expect(page.getByRole('rowheader', { name: 'Asha' })).toBeVisible();
  });
});
