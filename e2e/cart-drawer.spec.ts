import { addAndClose, addToCart, cartDrawer, cartLine, productCard, wholeShop } from './shop-parts.ts';
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
