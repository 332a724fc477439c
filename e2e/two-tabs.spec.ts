import { fillIn } from '../domain/values/fill-in.ts';
import { messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { addAndClose, addToCart, cartButton, cartDrawer, wholeShop } from './shop-parts.ts';
import { pickle, startWithCart, storedCart } from './stored-cart.ts';

const { cart } = messages;
test('two tabs show and keep what either of them did', async ({ page, context, visit }) => {
  await visit(wholeShop);
  const other = await context.newPage();
  await other.goto('/cart');
  await addAndClose(page, 'Mango Pickle');
  await expect(other.getByRole('main').getByRole('heading', { name: 'Mango Pickle' })).toBeVisible();

  await other
    .getByRole('main')
    .getByRole('button', { name: fillIn(cart.increase, { name: 'Mango Pickle' }) })
    .click();
  await expect(cartButton(page, 2)).toBeVisible();
  await addToCart(page, 'Garam Masala');
  await expect(other.getByRole('region', { name: cart.summary })).toContainText('₹455');

  await other
    .getByRole('main')
    .getByRole('button', { name: fillIn(cart.remove, { name: 'Mango Pickle' }) })
    .click();
  await expect(cartDrawer(page).getByRole('listitem').getByRole('heading')).toHaveText(['Garam Masala']);
  expect(await storedCart(page)).toHaveLength(1);
});

test('the cart button follows another tab also where the cart’s own script is not loaded', async ({
  page,
  context,
  visit,
}) => {
  await visit('/about');
  const other = await context.newPage();
  await startWithCart(other, pickle);
  await other.goto('/about');
  await expect(cartButton(page, 2)).toBeVisible();
});

test('a cart emptied in another tab can’t be ordered here', async ({ page, context, visit }) => {
  await startWithCart(page, pickle);
  await visit('/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  await other
    .getByRole('main')
    .getByRole('button', { name: fillIn(cart.remove, { name: 'Mango Pickle' }) })
    .click();

  await expect(page.getByRole('main').getByText(cart.empty)).toBeVisible();
  await page.getByRole('button', { name: cart.delivery.placeOrder }).click();
  await expect(page.getByText(cart.isEmpty)).toBeVisible();
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
