import { messages } from './messages.ts';
import { answerForWhatsApp, expect, test } from './quiet-test.ts';
import {
  addAndClose,
  cartDrawer,
  fillDelivery,
  keptInTab,
  messageOf,
  openCartDrawer,
  productCard,
  wholeShop,
} from './shop-parts.ts';
import { pouch, startWithCart } from './stored-cart.ts';

const { cart } = messages;
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
    await openCartDrawer(page, 5);
    const link = cartDrawer(page).getByRole('link', { name: cart.order });

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
    await openCartDrawer(page, 1);
    await answerForWhatsApp(page);
    const opened = page.waitForEvent('popup');
    await cartDrawer(page).getByRole('link', { name: cart.order }).click();

    expect((await opened).url()).toContain('https://wa.me/');
    await expect(cartDrawer(page).getByRole('listitem')).toHaveCount(1);
  });

  test('takes the delivery details along that are typed on the cart page, wherever it is started', async ({
    page,
    visit,
  }) => {
    const order = [
      'Hello! I would like to order:',
      '1. Crochet Coin Pouch - x1 - ₹149.50',
      'Deliver to: Asha Rao, 98765 43210, 12 Temple Road Pune',
      'Total: ₹149.50',
    ].join('\n');
    await startWithCart(page, pouch);
    await visit('/cart');
    await fillDelivery(page);
    expect(await messageOf(page.getByRole('main').getByRole('link', { name: cart.order }))).toBe(order);

    await visit('/about');
    await openCartDrawer(page, 1);
    expect(await messageOf(cartDrawer(page).getByRole('link', { name: cart.order }))).toBe(order);
  });

  test('lets the tab forget the delivery details; the open page has them until it is left', async ({
    page,
    visit,
  }) => {
    await startWithCart(page, pouch);
    await visit('/cart');
    await fillDelivery(page);
    expect(await keptInTab(page)).toContain('Asha Rao');
    const link = page.getByRole('main').getByRole('link', { name: cart.order });
    await answerForWhatsApp(page);
    const opened = page.waitForEvent('popup');
    await link.click();

    expect(new URL((await opened).url()).searchParams.get('text')).toContain('Deliver to: Asha Rao');
    expect(await keptInTab(page)).not.toContain('Asha Rao');
    expect(await messageOf(link)).toContain('Deliver to: Asha Rao');
    await page.reload();
    await expect(page.getByLabel(cart.delivery.fullName)).toHaveValue('');
    expect(await messageOf(link)).not.toContain('Deliver to');
  });

  test('can be copied instead', async ({ page, visit, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await startWithCart(page, { ...pouch, quantity: 3 });
    await visit('/shop');
    await openCartDrawer(page, 3);
    await cartDrawer(page).getByRole('button', { name: cart.copyMessage }).click();

    await expect(cartDrawer(page).getByRole('status').filter({ hasText: cart.messageCopied })).toBeAttached();
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
    await openCartDrawer(page, 1);
    await cartDrawer(page).getByRole('button', { name: cart.copyMessage }).click();

    await expect(cartDrawer(page).getByRole('textbox', { name: cart.copyMessage })).toHaveValue(
      /^Hello! [\s\S]*Total: ₹149\.50$/,
    );
  });

  test('is not cut, however long the order', async ({ page, visit }) => {
    // No such products are sold: whether they are is never answered here.
    await page.route('**/api/products', () => {});
    const lines = Array.from({ length: 60 }, (_, at) => ({
      ...pouch,
      _id: `pouch-${at}`,
      name: `Crochet Coin Pouch in the colours of the last cone, plaited by hand, number ${at + 1}`,
    }));
    await startWithCart(page, ...lines);
    await visit('/cart');
    const link = page.getByRole('main').getByRole('link', { name: cart.order });

    const message = (await messageOf(link)).split('\n');
    expect(message).toHaveLength(62);
    expect(message.at(-1)).toBe('Total: ₹8,970');
  });
});
