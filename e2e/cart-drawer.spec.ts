import {
  addAndClose,
  addToCart,
  cartDrawer,
  cartLine,
  messageOf,
  productCard,
  wholeShop,
} from './shop-parts.ts';
import { pickle, pouch, startWithCart, storedCart } from './stored-cart.ts';
import { expect, test } from './quiet-test.ts';

test.describe('adding to the cart', () => {
  test('opens the drawer with the line in it; the same again gains one', async ({ page, visit }) => {
    await visit(wholeShop);
    await addToCart(page, 'Mango Pickle');
    const drawer = cartDrawer(page);
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('status')).toHaveText(['Mango Pickle is in your cart.', '']);
    await drawer.getByRole('button', { name: 'Close cart' }).click();

    await addToCart(page, 'Mango Pickle');
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(drawer.getByRole('group', { name: 'Quantity of Mango Pickle' })).toHaveText('2');
    expect(await storedCart(page)).toMatchObject([
      { _id: 'mango-pickle', name: 'Mango Pickle', price: 180, quantity: 2, baseProduct: 'mango-pickle' },
    ]);
  });

  test('keeps other choices on lines of their own, named and priced as chosen', async ({ page, visit }) => {
    await visit('/shop');
    const kurta = productCard(page, 'Block Print Kurta');
    await addAndClose(page, 'Block Print Kurta');
    await kurta.getByRole('radio', { name: 'Long' }).check();
    await kurta.getByRole('radio', { name: 'Leaf' }).check();
    await addAndClose(page, 'Block Print Kurta');
    await productCard(page, 'Kantha Stole').getByRole('radio', { name: 'Madder' }).check();
    await addToCart(page, 'Kantha Stole');

    const drawer = cartDrawer(page);
    await expect(drawer.getByRole('listitem').getByRole('heading')).toHaveText([
      'Block Print Kurta (Short, Indigo)',
      'Block Print Kurta (Long, Leaf)',
      'Kantha Stole (Madder)',
    ]);
    await expect(drawer.getByText('Total').locator('..')).toContainText('₹3,430');
    expect(await storedCart(page)).toMatchObject([
      { _id: 'block-print-kurta-Short-Indigo', variantType: 'Short', color: 'Indigo', price: 890 },
      {
        _id: 'block-print-kurta-Long-Leaf',
        id: 'block-print-kurta-Long-Leaf',
        price: 1090,
        imageURL: expect.stringContaining('block-print-kurta-leaf-'),
        image: expect.stringContaining('block-print-kurta-leaf-'),
      },
      { _id: 'kantha-stole-Madder', color: 'Madder', baseProduct: 'kantha-stole' },
    ]);
  });

  test('a press before the page has come alive is acted on afterwards', async ({ page }) => {
    let letScriptsThrough = () => {};
    const pressed = new Promise<void>((resolve) => (letScriptsThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(wholeShop);
    await addToCart(page, 'Mango Pickle');
    await expect(cartDrawer(page)).toBeHidden();
    letScriptsThrough();

    await expect(cartDrawer(page)).toBeVisible();
    await expect(cartLine(cartDrawer(page), 'Mango Pickle')).toBeVisible();
    expect(await storedCart(page)).toMatchObject([{ quantity: 1 }]);
  });
});

test.describe('a line of the cart', () => {
  test('goes down to one piece and no further, and up again', async ({ page, visit }) => {
    await startWithCart(page, pickle);
    await visit('/shop');
    await page.getByRole('banner').getByRole('button', { name: 'Open cart, 2 items' }).click();
    const drawer = cartDrawer(page);
    const quantity = drawer.getByRole('group', { name: 'Quantity of Mango Pickle' });
    const minus = drawer.getByRole('button', { name: 'Decrease quantity of Mango Pickle' });

    await minus.click();
    await expect(quantity).toHaveText('1');
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    await minus.click({ force: true });
    await expect(quantity).toHaveText('1');
    await expect(drawer.getByRole('listitem')).toHaveCount(1);

    await drawer.getByRole('button', { name: 'Increase quantity of Mango Pickle' }).click();
    await expect(quantity).toHaveText('2');
    await expect(drawer.getByText('Total').locator('..')).toContainText('₹360');
    await expect(drawer.getByRole('status').first()).toHaveText('Mango Pickle: 2');
  });

  test('that is removed can come back to its place', async ({ page, visit }) => {
    await startWithCart(page, pickle, pouch);
    await visit('/shop');
    await page.getByRole('banner').getByRole('button', { name: 'Open cart' }).click();
    const drawer = cartDrawer(page);

    await drawer.getByRole('button', { name: 'Remove Mango Pickle' }).click();
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(drawer.getByText('Mango Pickle was removed.')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Undo' })).toBeFocused();
    await drawer.getByRole('button', { name: 'Undo' }).click();

    await expect(drawer.getByRole('listitem').getByRole('heading')).toHaveText([
      'Mango Pickle',
      'Crochet Coin Pouch',
    ]);
    await expect(drawer.getByRole('group', { name: 'Quantity of Mango Pickle' })).toHaveText('2');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  });

  test('that was the last one leaves the empty cart, with the way to the shop', async ({ page, visit }) => {
    await startWithCart(page, pouch);
    await visit('/');
    await page.getByRole('banner').getByRole('button', { name: 'Open cart, 1 item' }).click();
    const drawer = cartDrawer(page);
    await drawer.getByRole('button', { name: 'Remove Crochet Coin Pouch' }).click();

    await expect(drawer.getByText('Nothing in your cart yet.')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Order on WhatsApp' })).toBeHidden();
    await drawer.getByRole('link', { name: 'Go to the shop' }).click();
    await expect(page).toHaveURL('/shop');
    await expect(drawer).toBeHidden();
  });
});

test.describe('the drawer', () => {
  test('takes the focus in, keeps it, and gives it back on Escape', async ({ page, visit }) => {
    await startWithCart(page, pickle);
    await visit('/shop');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Open cart' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = cartDrawer(page);
    await expect(drawer.locator(':focus')).toHaveCount(1);

    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      // Between the last stop and the first one the focus is on the browser's own bar.
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
        /DIALOG|BODY/,
      );
      await expect(page.locator('main :focus, header :focus, footer :focus')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('gives the focus back to Add to Cart', async ({ page, visit }) => {
    await visit(wholeShop);
    const add = productCard(page, 'Mango Pickle').getByRole('button', { name: 'Add to Cart' });
    await add.click();
    await cartDrawer(page).getByRole('button', { name: 'Close cart' }).click();

    await expect(cartDrawer(page)).toBeHidden();
    await expect(add).toBeFocused();
  });

  test('closes when the backdrop is pressed', async ({ page, visit }) => {
    await visit(wholeShop);
    await addToCart(page, 'Mango Pickle');
    await expect(cartDrawer(page)).toBeVisible();
    await page.mouse.click(15, 400);

    await expect(cartDrawer(page)).toBeHidden();
  });

  test('never closes by itself', async ({ page, visit }) => {
    await page.clock.install();
    await visit(wholeShop);
    await addToCart(page, 'Mango Pickle');
    await expect(cartDrawer(page)).toBeVisible();
    await page.clock.runFor('10:00');

    await expect(cartDrawer(page)).toBeVisible();
  });

  test('leads to the cart page and closes there', async ({ page, visit }) => {
    await startWithCart(page, pickle);
    await visit('/shop');
    await page.getByRole('banner').getByRole('button', { name: 'Open cart' }).click();
    await cartDrawer(page).getByRole('link', { name: 'See the cart page' }).click();

    await expect(page).toHaveURL('/cart');
    await expect(cartDrawer(page)).toBeHidden();
  });
});

test.describe('the order on WhatsApp', () => {
  test('says each line with its choice, its count or unit and its total, and the total last', async ({
    page,
    visit,
  }) => {
    await visit(wholeShop);
    await productCard(page, 'Jute Tote Bag').getByRole('radio', { name: 'Large' }).check();
    for (const name of [
      'Jute Tote Bag',
      'Jute Tote Bag',
      'Mango Pickle',
      'Crochet Coin Pouch',
      'Rakhi Thread',
    ]) {
      await addAndClose(page, name);
    }
    await page.getByRole('banner').getByRole('button', { name: 'Open cart, 5 items' }).click();
    const link = cartDrawer(page).getByRole('link', { name: 'Order on WhatsApp' });

    expect((await messageOf(link)).split('\n')).toEqual([
      'Hello! I would like to order:',
      '1. Jute Tote Bag (Large) - x2 - ₹700',
      '2. Mango Pickle - 1 jar - ₹180',
      '3. Crochet Coin Pouch - x1 - ₹149.50',
      '4. Rakhi Thread (Red) - 1 piece - ₹49.50',
      'Total: ₹1,079',
    ]);
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello!%20I%20would/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('opens in a new tab and leaves the cart as it is', async ({ page, visit }) => {
    await startWithCart(page, pouch);
    await visit('/shop');
    await page.getByRole('banner').getByRole('button', { name: 'Open cart' }).click();
    const opened = page.waitForEvent('popup');
    await cartDrawer(page).getByRole('link', { name: 'Order on WhatsApp' }).click();

    expect((await opened).url()).toContain('https://wa.me/');
    await expect(cartDrawer(page).getByRole('listitem')).toHaveCount(1);
  });

  test('can be copied instead', async ({ page, visit, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await startWithCart(page, { ...pouch, quantity: 3 });
    await visit('/shop');
    await page.getByRole('banner').getByRole('button', { name: 'Open cart' }).click();
    await cartDrawer(page).getByRole('button', { name: 'Copy message' }).click();

    await expect(cartDrawer(page).getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Hello! I would like to order:\n1. Crochet Coin Pouch - x3 - ₹448.50\nTotal: ₹448.50',
    );
  });

  test('where copying is forbidden, the text is shown to be copied by hand', async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('forbidden')) },
      });
    });
    await startWithCart(page, pouch);
    await visit('/shop');
    await page.getByRole('banner').getByRole('button', { name: 'Open cart' }).click();
    await cartDrawer(page).getByRole('button', { name: 'Copy message' }).click();

    await expect(cartDrawer(page).getByRole('textbox', { name: 'Copy message' })).toHaveValue(
      /^Hello! [\s\S]*Total: ₹149\.50$/,
    );
  });

  test('is not cut, however long the order', async ({ page, visit }) => {
    const lines = Array.from({ length: 60 }, (_, at) => ({
      ...pouch,
      _id: `pouch-${at}`,
      name: `Crochet Coin Pouch in the colours of the last cone, plaited by hand, number ${at + 1}`,
    }));
    await startWithCart(page, ...lines);
    await visit('/cart');
    const link = page.getByRole('main').getByRole('link', { name: 'Order on WhatsApp' });

    const message = (await messageOf(link)).split('\n');
    expect(message).toHaveLength(62);
    expect(message.at(-1)).toBe('Total: ₹8,970');
  });
});
