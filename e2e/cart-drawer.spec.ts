import { fillIn } from '../domain/values/fill-in.ts';
import { messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import {
  addAndClose,
  addToCart,
  cartButton,
  cartDrawer,
  cartLine,
  openCartDrawer,
  productCard,
  wholeShop,
} from './shop-parts.ts';
import { pickle, pouch, startWithCart, storedCart } from './stored-cart.ts';

const { cart, shop } = messages;
test.describe('adding to the cart', () => {
  test('opens the drawer with the line in it; the same again gains one', async ({ page, visit }) => {
    await visit(wholeShop);
    await addToCart(page, 'Mango Pickle');
    const drawer = cartDrawer(page);
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('status')).toHaveText([fillIn(cart.added, { name: 'Mango Pickle' }), '']);
    await drawer.getByRole('button', { name: cart.close }).click();

    await addToCart(page, 'Mango Pickle');
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(
      drawer.getByRole('group', { name: fillIn(cart.quantity, { name: 'Mango Pickle' }) }),
    ).toHaveText('2');
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
    await expect(drawer.getByText(cart.deliveryExtra)).toBeVisible();
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

  test('before hydration puts in what the visitor has chosen', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await route.continue();
    });
    await page.goto('/shop');
    // The radio itself is invisible: a visitor presses its label.
    await productCard(page, 'Block Print Kurta').getByText('Long', { exact: true }).click();
    await addToCart(page, 'Block Print Kurta');
    await expect(cartDrawer(page)).toBeHidden();

    const line = cartLine(cartDrawer(page), 'Block Print Kurta (Long, Indigo)');
    await expect(line).toContainText('₹1,090');
    expect(await storedCart(page)).toMatchObject([
      { quantity: 1, price: 1090, imageURL: expect.stringContaining('block-print-kurta-long-') },
    ]);
    await expect(productCard(page, 'Block Print Kurta').getByText('₹1,090', { exact: true })).toBeVisible();
  });

  test('before hydration is acted on afterwards, once', async ({ page }) => {
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

test.describe('a line of the cart', { tag: '@desktop' }, () => {
  test('goes down to one piece and no further, and up again', async ({ page, visit }) => {
    await startWithCart(page, pickle);
    await visit('/shop');
    await openCartDrawer(page, 2);
    const drawer = cartDrawer(page);
    const quantity = drawer.getByRole('group', { name: fillIn(cart.quantity, { name: 'Mango Pickle' }) });
    const minus = drawer.getByRole('button', { name: fillIn(cart.decrease, { name: 'Mango Pickle' }) });

    await minus.click();
    await expect(quantity).toHaveText('1');
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    await minus.click({ force: true });
    await expect(quantity).toHaveText('1');
    await expect(drawer.getByRole('listitem')).toHaveCount(1);

    await drawer.getByRole('button', { name: fillIn(cart.increase, { name: 'Mango Pickle' }) }).click();
    await expect(quantity).toHaveText('2');
    await expect(drawer.getByText('Total').locator('..')).toContainText('₹360');
    await expect(drawer.getByRole('status').first()).toHaveText(
      fillIn(cart.quantityNow, { name: 'Mango Pickle', count: 2 }),
    );
  });

  test('that is removed can come back to its place', async ({ page, visit }) => {
    await startWithCart(page, pickle, pouch);
    await visit('/shop');
    await openCartDrawer(page, 3);
    const drawer = cartDrawer(page);

    await drawer.getByRole('button', { name: fillIn(cart.remove, { name: 'Mango Pickle' }) }).click();
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(drawer.getByText(fillIn(cart.removed, { name: 'Mango Pickle' }))).toBeVisible();
    await expect(drawer.getByRole('button', { name: cart.undo })).toBeFocused();
    await drawer.getByRole('button', { name: cart.undo }).click();

    await expect(drawer.getByRole('listitem').getByRole('heading')).toHaveText([
      'Mango Pickle',
      'Crochet Coin Pouch',
    ]);
    await expect(
      drawer.getByRole('group', { name: fillIn(cart.quantity, { name: 'Mango Pickle' }) }),
    ).toHaveText('2');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  });

  test('that was the last one leaves the empty cart, with the way to the shop', async ({ page, visit }) => {
    await startWithCart(page, pouch);
    await visit('/');
    await openCartDrawer(page, 1);
    const drawer = cartDrawer(page);
    await drawer.getByRole('button', { name: fillIn(cart.remove, { name: 'Crochet Coin Pouch' }) }).click();

    await expect(drawer.getByText(cart.empty)).toBeVisible();
    await expect(drawer.getByRole('link', { name: cart.order })).toBeHidden();
    await drawer.getByRole('link', { name: cart.toShop }).click();
    await expect(page).toHaveURL('/shop');
    await expect(drawer).toBeHidden();
  });
});

test.describe('the drawer', () => {
  test('takes the focus in, keeps it, and gives it back on Escape', async ({ page, visit }) => {
    await startWithCart(page, pickle);
    await visit('/shop');
    const opener = cartButton(page, 2);
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
    const add = productCard(page, 'Mango Pickle').getByRole('button', { name: shop.addToCart });
    await add.click();
    await cartDrawer(page).getByRole('button', { name: cart.close }).click();

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

  test.describe('while ten minutes pass at once', () => {
    // Which end a call that is under way.
    test.use({ expectedNoise: /products could not be fetched/ });

    test('never closes by itself', async ({ page, visit }) => {
      await page.clock.install();
      await visit(wholeShop);
      await addToCart(page, 'Mango Pickle');
      await expect(cartDrawer(page)).toBeVisible();
      await page.clock.runFor('10:00');

      await expect(cartDrawer(page)).toBeVisible();
    });
  });

  test('leads to the cart page and closes there', async ({ page, visit }) => {
    await startWithCart(page, pickle);
    await visit('/shop');
    await openCartDrawer(page, 2);
    await cartDrawer(page).getByRole('link', { name: cart.toCartPage }).click();

    await expect(page).toHaveURL('/cart');
    await expect(cartDrawer(page)).toBeHidden();
  });
});
