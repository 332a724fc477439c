import { fillIn } from '../domain/values/fill-in.ts';
import { expectNoBarrier } from './barriers.ts';
import { holdScripts } from './hold-scripts.ts';
import { messages } from './messages.ts';
import { answerForWhatsApp, expect, test } from './quiet-test.ts';
import { cartDrawer, cartLine, productCard } from './shop-parts.ts';

const { product: words, shop } = messages;
const kurta = '/shop/block-print-kurta';

test('the name of a card leads to the product, its picture still opens', async ({ page, visit }) => {
  await visit('/shop');
  const card = productCard(page, 'Block Print Kurta');
  await card.getByRole('button', { name: fillIn(shop.viewPicture, { name: 'Block Print Kurta' }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: shop.closePicture }).click();
  await card.getByRole('link', { name: 'Block Print Kurta' }).click();
  await expect(page).toHaveURL(kurta);
  await expect(page.getByRole('heading', { level: 1, name: 'Block Print Kurta' })).toBeVisible();
  await expectNoBarrier(page);
});

test('a shared choice opens as it was, changes with price, picture and address, and goes into the cart', async ({
  page,
  visit,
}) => {
  await visit(`${kurta}?variant=Long&colour=Madder`);
  const main = page.getByRole('main');
  const picture = main.getByRole('article').getByRole('img').first();
  await expect(main.getByText('₹1,090', { exact: true })).toBeVisible();
  await expect(picture).toHaveAttribute('src', /kurta-madder/);
  await expect(main.getByRole('radio', { name: 'Long' })).toBeChecked();

  await main.getByRole('radio', { name: 'Short' }).check();
  await expect(main.getByText('₹890', { exact: true })).toBeVisible();
  await expect(picture).toHaveAttribute('src', /kurta-short/);
  await expect(page).toHaveURL(`${kurta}?variant=Short&colour=Madder`);

  await main.getByRole('list', { name: words.morePictures }).getByRole('link', { name: 'Leaf' }).click();
  await expect(picture).toHaveAttribute('src', /kurta-leaf/);
  await expect(main.getByRole('radio', { name: 'Leaf' })).toBeChecked();
  await expect(page).toHaveURL(`${kurta}?variant=Short&colour=Leaf`);

  await main.getByRole('button', { name: shop.addToCart }).click();
  await expect(cartLine(cartDrawer(page), 'Block Print Kurta (Short, Leaf)')).toContainText('₹890');
});

test('there is one button that opens the cart', { tag: '@every-width' }, async ({ page }) => {
  await page.goto(kurta);
  await expect(page.locator('[data-cart-button]').filter({ visible: true })).toHaveCount(1);
});

test('the picture opens full size by keyboard and closes, and focus returns to it', async ({ page }) => {
  await page.goto(kurta);
  const open = page.getByRole('button', { name: fillIn(shop.viewPicture, { name: 'Block Print Kurta' }) });
  const dialog = page.getByRole('dialog', { name: 'Block Print Kurta' });
  await open.press('Enter');
  const large = dialog.getByRole('img', { name: 'Block Print Kurta (Short, Indigo)' });
  await expect(large).toHaveJSProperty('complete', true);
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoBarrier(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await page.getByRole('radio', { name: 'Madder' }).check();
  await open.click();
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /kurta-madder/);
  await dialog.getByRole('button', { name: shop.closePicture }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('the large picture is fetched only when it is opened', async ({ page }) => {
  await page.goto(kurta, { waitUntil: 'networkidle' });
  const dialog = page.locator('dialog').filter({ has: page.locator('img') });
  expect(await dialog.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('');
});

test('a first press on “Add to Cart” counts, before any script is there', async ({ page }) => {
  await page.goto('/shop/mango-pickle');
  await page.getByRole('button', { name: shop.addToCart }).click();
  await expect(cartLine(cartDrawer(page), 'Mango Pickle')).toBeVisible();
});

test('a product is shared by what the device offers, else on WhatsApp or by its copied address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    delete (Navigator.prototype as { share?: unknown }).share;
    delete (navigator as { share?: unknown }).share;
  });
  await page.goto(`${kurta}?variant=Long&colour=Indigo`);
  await page.getByRole('button', { name: words.share.button }).click();
  const link = page.getByRole('link', { name: words.share.whatsapp });
  await expect(link).toBeVisible();
  const to = new URL((await link.getAttribute('href')) ?? '');
  expect(to.origin + to.pathname).toBe('https://wa.me/');
  expect(to.searchParams.get('text')).toMatch(/^Block Print Kurta: http.*\?variant=Long&colour=Indigo$/);
  await expect(page.getByRole('button', { name: words.share.copy })).toBeVisible();
  await expectNoBarrier(page);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: ShareData) => {
        document.title = `shared ${data.url}`;
        return Promise.resolve();
      },
    });
  });
  await page.goto(kurta);
  await page.getByRole('button', { name: words.share.button }).click();
  await expect(page).toHaveTitle(/^shared http.*\/shop\/block-print-kurta\?variant=Short&colour=Indigo$/);
  await expect(page.getByRole('link', { name: words.share.whatsapp })).toBeHidden();
});

test('what was chosen before any script was there is shared', async ({ page }) => {
  const release = await holdScripts(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.title = `shared ${data.url}`;
        return Promise.resolve();
      },
    });
  });
  await page.goto(kurta);
  // The radio itself is invisible: a visitor presses its label.
  for (const choice of ['Madder', 'Long'])
    await page.getByRole('main').getByText(choice, { exact: true }).click();
  await page.getByRole('button', { name: words.share.button }).click();
  release();
  await expect(page).toHaveTitle(/^shared http.*\?variant=Long&colour=Madder$/);
});

test('what is shown, shared and put into the cart is what was chosen, however quickly, while the script starts', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(kurta);
  const form = page.getByRole('main').locator('form');
  await form.evaluate((element) => {
    const press = (value: string) =>
      element.querySelector<HTMLInputElement>(`[type=radio][value="${value}"]`)?.click();
    press('Madder');
    // In the moment in which it is hydrated.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      press('Long');
      press('Leaf');
    }).observe(element.closest('[data-island]') ?? element, { attributeFilter: ['data-hydrated'] });
    // A touch starts it.
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  release();
  await expect(form.getByText('Long, Leaf')).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Long' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Leaf' })).toBeChecked();
  await expect(page).toHaveURL(`${kurta}?variant=Long&colour=Leaf`);
  await form.getByRole('button', { name: shop.addToCart }).click();
  await expect(cartLine(cartDrawer(page), 'Block Print Kurta (Long, Leaf)')).toBeVisible();
});

test.describe('where scripts cannot be loaded', () => {
  test.use({ expectedNoise: /ERR_FAILED|could not be loaded/ });

  test('the picture opens full size, and closes', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(kurta);
    await page.getByRole('button', { name: fillIn(shop.viewPicture, { name: 'Block Print Kurta' }) }).click();
    const dialog = page.getByRole('dialog', { name: 'Block Print Kurta' });
    await expect(dialog.getByRole('img')).toBeVisible();
    await dialog.getByRole('button', { name: shop.closePicture }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture is a link to its file', async ({ page }) => {
    await page.goto(kurta);
    await page.getByRole('link', { name: fillIn(shop.viewPicture, { name: 'Block Print Kurta' }) }).click();
    await expect(page).toHaveURL(/kurta-short.*\.jpg$/);
  });

  // The shell refuses to leave for WhatsApp.
  test('a choice is shown, shared and ordered', { tag: '@chromium' }, async ({ page }) => {
    await page.goto(kurta);
    await page.getByRole('radio', { name: 'Long' }).check();
    await page.getByRole('radio', { name: 'Leaf' }).check();
    await page.getByRole('button', { name: words.showChoice }).click();
    await expect(page).toHaveURL(`${kurta}?variant=Long&colour=Leaf`);
    await expect(page.getByText('₹1,090', { exact: true })).toBeVisible();
    await expect(page.getByRole('article').getByRole('img').first()).toHaveAttribute('src', /kurta-leaf/);
    await expect(page.getByRole('link', { name: words.share.whatsapp })).toBeVisible();
    await answerForWhatsApp(page);
    await page.getByRole('button', { name: shop.orderWithoutScript }).click();
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/.*Long/);
  });
});
