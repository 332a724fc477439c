import { fillIn } from '../domain/values/fill-in.ts';
import { messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { addToCart, cartButton, cartDrawer, cartLine, messageOf, wholeShop } from './shop-parts.ts';
import { pickle, pouch, startWithCart, startWithStoredCart, storedCart } from './stored-cart.ts';

const { cart, shop } = messages;
test('a cart of an earlier version, with id and image, opens and is ordered as ever', async ({
  page,
  visit,
}) => {
  await startWithStoredCart(
    page,
    JSON.stringify([
      { id: 7, name: 'Jute Tote Bag (Large)', price: '350', image: '/icons/icon-192.png', quantity: '2' },
    ]),
  );
  await visit('/cart');
  await cartLine(page.getByRole('main'), 'Jute Tote Bag (Large)').getByLabel('Increase quantity').click();

  await expect(page.getByRole('region', { name: cart.summary })).toContainText('₹1,050');
  expect(await storedCart(page)).toMatchObject([
    {
      _id: '7',
      id: '7',
      price: 350,
      image: '/icons/icon-192.png',
      imageURL: '/icons/icon-192.png',
      quantity: 3,
    },
  ]);
});

test('a line stored twice is one line with both its pieces', async ({ page, visit }) => {
  await startWithStoredCart(page, JSON.stringify([pouch, pouch]));
  await visit('/cart');

  await expect(
    page.getByRole('group', { name: fillIn(cart.quantity, { name: 'Crochet Coin Pouch' }) }),
  ).toHaveText('2');
});

test.describe('a stored cart that is broken', () => {
  test.use({ expectedNoise: /stored cart|Failed to load resource|Content Security Policy/ });

  test('starts empty, is logged, and the site works on', async ({ page, visit }) => {
    const notCarts = ['not JSON', '{}', 'null', '"cart"', '42', '[null, 3, "line", [], {}]', '{"_id":"x"}'];
    await page.goto('/cart');
    for (const text of notCarts) {
      await page.evaluate((stored) => localStorage.setItem('cart', stored), text);
      const logged = page.waitForEvent('console', (message) => message.text().includes('stored cart'));
      await visit(wholeShop);
      await logged;
      await addToCart(page, 'Mango Pickle');

      await expect(cartDrawer(page).getByRole('listitem')).toHaveCount(1);
      expect(await storedCart(page), text).toMatchObject([{ _id: 'mango-pickle', quantity: 1 }]);
    }
  });

  test('keeps the lines that can be read', async ({ page, visit }) => {
    const broken = [
      { ...pickle, _id: undefined },
      { ...pickle, _id: 'no-name', name: ' ' },
      { ...pickle, _id: 'free', price: 'free' },
      { ...pickle, _id: 'negative', price: -1 },
      { ...pickle, _id: 'half', quantity: 1.5 },
      { ...pickle, _id: 'none', quantity: 0 },
      { ...pickle, _id: 'endless', quantity: 1e21 },
      { ...pickle, _id: { $oid: '1' } },
    ];
    await startWithStoredCart(page, JSON.stringify([...broken, pouch, ...broken]));
    await visit('/cart');

    await expect(page.getByRole('list', { name: cart.lines }).getByRole('heading')).toHaveText([
      'Crochet Coin Pouch',
    ]);
  });

  test('does nothing but show what it holds, also where it holds markup', async ({ page, visit }) => {
    const name = '<img src=x onerror="document.title=1">';
    await startWithStoredCart(page, JSON.stringify([{ ...pouch, name, imageURL: 'javascript:alert(1)' }]));
    await visit('/cart');

    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page).toHaveTitle(/Your cart/);
  });
});

const forbidden = {
  'can’t be reached': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  'can’t be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('No.', 'SecurityError');
    };
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  },
};

test.describe('storage', () => {
  test.use({ expectedNoise: /stored/ });

  for (const [problem, breakStorage] of Object.entries(forbidden)) {
    test(`that ${problem} keeps nobody from filling a cart and ordering it`, async ({ page, visit }) => {
      await page.addInitScript(breakStorage);
      const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
      await visit(wholeShop);
      await addToCart(page, 'Mango Pickle');
      await logged;
      const order = cartDrawer(page).getByRole('link', { name: cart.order });

      expect(await messageOf(order)).toContain('1. Mango Pickle - 1 jar - ₹180');
      await page.keyboard.press('Escape');
      await expect(cartButton(page, 1)).toBeVisible();
    });
  }

  test('that is full keeps nobody from placing an order: it is sent from the cart page', async ({
    page,
    visit,
  }) => {
    await startWithCart(page, pickle);
    await page.addInitScript(forbidden['is full']);
    await visit('/cart');
    await page.getByLabel(cart.delivery.fullName).fill('Asha Rao');
    await page.getByLabel(cart.delivery.phoneNumber).fill('98765 43210');
    await page.getByLabel(cart.delivery.address).fill('Pune');
    await page.getByRole('button', { name: cart.delivery.placeOrder }).click();

    const send = page.getByRole('main').getByRole('link', { name: shop.placed.send });
    expect(await messageOf(send)).toContain('Deliver to: Asha Rao, 98765 43210, Pune');
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText(cart.placed)).toBeVisible();
    await expect(page.getByRole('main').getByText(cart.empty)).toBeVisible();
  });
});
