import type { Locator, Page } from '@playwright/test';
import { fillIn } from '../domain/fill-in.ts';
import { messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { cartDrawer, openCartDrawer, productCard, wholeShop } from './shop-parts.ts';
import { pickle, pouch, startWithCart } from './stored-cart.ts';

const { cart, donate, shell, shop } = messages;

// On a phone a finger taps, on a desktop the mouse clicks.
test.describe('the second of two quick presses', () => {
  // On a busy machine the two can lie so far apart that both are meant.
  test.describe.configure({ retries: 1 });

  test('does not close the menu that the first opens', { tag: '@phone' }, async ({ page, visit }) => {
    await visit('/about');
    await pressTwice(page.getByRole('button', { name: shell.openMenu }));
    await expectStillOpen(page, page.getByRole('dialog', { name: shell.menu }));
  });

  test(
    'does not close the cart drawer that the first opens',
    { tag: '@desktop' },
    async ({ page, visit }) => {
      await visit(wholeShop);
      await pressTwice(productCard(page, 'Mango Pickle').getByRole('button', { name: shop.addToCart }));
      await expectStillOpen(page, cartDrawer(page));
    },
  );

  test('does not bring back the line that the first removes, nor remove another', async ({ page, visit }) => {
    await startWithCart(page, pickle, pouch);
    await visit('/about');
    await openCartDrawer(page, 3);
    await pressTwice(page.getByRole('button', { name: fillIn(cart.remove, { name: pickle.name }) }));
    await expect(page.getByRole('button', { name: cart.undo })).toBeVisible();
    await expect(cartDrawer(page).getByRole('listitem').getByRole('heading')).toHaveText([pouch.name]);
  });

  test('counts where it is meant for the same button', async ({ page, visit }) => {
    await startWithCart(page, pickle);
    await visit('/about');
    await openCartDrawer(page, 2);
    await pressTwice(page.getByRole('button', { name: fillIn(cart.increase, { name: pickle.name }) }));
    await expect(page.getByRole('group', { name: fillIn(cart.quantity, { name: pickle.name }) })).toHaveText(
      '4',
    );
  });

  test('does not thank twice for a gift', async ({ page, visit }) => {
    await visit('/donate');
    await pressTwice(page.getByRole('main').getByRole('button', { name: donate.form.donate }));
    await expect(page.getByText(donate.thanks)).toHaveCount(1);
  });
});

test('a later press on the same place counts', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/about');
  const press = await pressAt(page.getByRole('button', { name: shell.openMenu }));
  await press();
  await expect(page.getByRole('dialog', { name: shell.menu })).toBeVisible();
  // Longer than between the taps of a double tap.
  await page.waitForTimeout(1000);
  await press();
  await expect(page.getByRole('dialog', { name: shell.menu })).toBeHidden();
});

test('keys count however quickly they follow each other', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/about');
  await page.getByRole('button', { name: shell.openMenu }).focus();
  await page.keyboard.press('Enter');
  // The first stop in the menu closes it.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: shell.menu })).toBeHidden();
});

/** Gives the way to press where the button is now, whatever is there later. */
async function pressAt(button: Locator): Promise<() => Promise<void>> {
  const page = button.page();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not visible.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hasTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  return () => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

async function pressTwice(button: Locator): Promise<void> {
  const press = await pressAt(button);
  await press();
  await press();
}

async function expectStillOpen(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  // A dialog that is closed stays visible while it slides out.
  await page.waitForTimeout(500);
  await expect(dialog).toBeVisible();
}
