import { addAndClose, addToCart, cartDrawer, wholeShop } from './shop-parts.ts';
import { pickle, startWithCart, storedCart } from './stored-cart.ts';
import { expect, test } from './quiet-test.ts';

test('two tabs show and keep what either of them did', async ({ page, context, visit }) => {
  await visit(wholeShop);
  const other = await context.newPage();
  await other.goto('/cart');
  await addAndClose(page, 'Mango Pickle');
  await expect(other.getByRole('main').getByRole('heading', { name: 'Mango Pickle' })).toBeVisible();

  await other.getByRole('main').getByRole('button', { name: 'Increase quantity of Mango Pickle' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Open cart, 2 items' })).toBeVisible();
  await addToCart(page, 'Garam Masala');
  await expect(other.getByRole('region', { name: 'Order summary' })).toContainText('₹455');

  await other.getByRole('main').getByRole('button', { name: 'Remove Mango Pickle' }).click();
  await expect(cartDrawer(page).getByRole('listitem').getByRole('heading')).toHaveText(['Garam Masala']);
  expect(await storedCart(page)).toHaveLength(1);
});

test('a cart emptied in another tab can’t be ordered here', async ({ page, context, visit }) => {
  await startWithCart(page, pickle);
  await visit('/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('main').getByRole('button', { name: 'Remove Mango Pickle' }).click();

  await expect(page.getByRole('main').getByText('Nothing in your cart yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
});

test('a page that comes back by Back shows the cart as it is now', async ({ page, visit }) => {
  await visit('/cart');
  await page.goto(wholeShop);
  await addToCart(page, 'Mango Pickle');
  await expect(cartDrawer(page)).toBeVisible();
  await page.goBack();

  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Mango Pickle' })).toBeVisible();
});
