import type { Locator, Page } from '@playwright/test';
import { fillIn } from '../domain/values/fill-in.ts';
import { messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { cartDrawer, openCartDrawer, productCard, wholeShop } from './shop-parts.ts';
import { pickle, pouch, startWithCart } from './stored-cart.ts';

const { cart, donate, shell, shop } = messages;

// On a phone a finger taps, on a desktop the mouse clicks.
test.describe('the second of two quick presses', () => {
  test('does not close the menu that the first opens', async ({ page, visit }) => {
    await visit('/about');
    const menu = page.getByRole('dialog', { name: shell.menu });
    await pressTwice(page.getByRole('button', { name: shell.openMenu }), menu);
    await expectStillOpen(menu);
  });

  test(
    'does not close the cart drawer that the first opens',
    { tag: '@desktop' },
    async ({ page, visit }) => {
      await visit(wholeShop);
      const button = productCard(page, 'Mango Pickle').getByRole('button', { name: shop.addToCart });
      await pressTwice(button, cartDrawer(page));
      await expectStillOpen(cartDrawer(page));
    },
  );

  // On a phone Undo comes beside the place of the press.
  test(
    'does not bring back the line that the first removes',
    { tag: '@desktop' },
    async ({ page, visit }) => {
      await startWithCart(page, pickle, pouch);
      await visit('/about');
      await openCartDrawer(page, 3);
      const undo = page.getByRole('button', { name: cart.undo });
      await pressTwice(page.getByRole('button', { name: fillIn(cart.remove, { name: pickle.name }) }), undo);
      await expect(undo).toBeVisible();
      await expect(cartDrawer(page).getByRole('listitem').getByRole('heading')).toHaveText([pouch.name]);
    },
  );

  test('counts where it is meant for the same button', { tag: '@every-width' }, async ({ page, visit }) => {
    await startWithCart(page, pickle);
    await visit('/about');
    await openCartDrawer(page, 2);
    const quantity = page.getByRole('group', { name: fillIn(cart.quantity, { name: pickle.name }) });
    await pressTwice(
      page.getByRole('button', { name: fillIn(cart.increase, { name: pickle.name }) }),
      quantity.getByText('3'),
    );
    await expect(quantity).toHaveText('4');
  });

  test('does not thank twice for a gift', { tag: '@every-width' }, async ({ page, visit }) => {
    await visit('/donate');
    const thanks = page.getByText(donate.thanks);
    await pressTwice(page.getByRole('main').getByRole('button', { name: donate.form.donate }), thanks);
    await expect(thanks).toHaveCount(1);
  });
});

test('a later press on the same place counts', async ({ page, visit }) => {
  await visit('/about');
  const { menu, pressAfter } = await menuOpenedByPress(page);
  // Longer than between the taps of a double tap.
  await pressAfter(1000);
  await expect(menu).toBeHidden();
});

test('a quick press on the same place counts after a key', async ({ page, visit }) => {
  await visit('/about');
  const { menu, pressAfter } = await menuOpenedByPress(page);
  await page.keyboard.press('Shift');
  await pressAfter(100);
  await expect(menu).toBeHidden();
});

test('keys count however quickly they follow each other', async ({ page, visit }) => {
  await visit('/about');
  await page.getByRole('button', { name: shell.openMenu }).focus();
  await page.keyboard.press('Enter');
  // The first stop in the menu closes it.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: shell.menu })).toBeHidden();
});

/** Opens the menu by a press; what closes it comes to lie under the finger only when it stands still. */
async function menuOpenedByPress(page: Page) {
  const pressAfter = await pressesAt(page.getByRole('button', { name: shell.openMenu }));
  const menu = page.getByRole('dialog', { name: shell.menu });
  await pressAfter(0);
  await expect(menu).toBeVisible();
  await animationsEnd(menu);
  return { menu, pressAfter };
}

/**
 * Gives the way to press where the button is now, whatever is there later. The browser is told the time of each press, in
 * milliseconds from now, so that a busy machine does not change how quickly they follow each other.
 */
async function pressesAt(button: Locator): Promise<(afterMs: number) => Promise<void>> {
  const page = button.page();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not visible.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hasTouch = await page.evaluate(() => {
    // This event comes just before the click of a mouse or a finger, also of one that the page ignores.
    const seen = { presses: 0 };
    Object.assign(window, { seen });
    addEventListener('mouseup', () => (seen.presses += 1), true);
    return matchMedia('(pointer: coarse)').matches;
  });
  const client = await page.context().newCDPSession(page);
  const start = Date.now();
  let presses = 0;

  return async (afterMs) => {
    const timestamp = (start + afterMs) / 1000;
    // Both are sent at once: a finger that the browser sees for long holds instead of tapping.
    if (hasTouch) {
      await Promise.all([
        client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp }),
        client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp }),
      ]);
    } else {
      const mouse = { x, y, button: 'left', clickCount: 1, timestamp } as const;
      await Promise.all([
        client.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' }),
        client.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' }),
      ]);
    }
    presses += 1;
    await expect.poll(() => page.evaluate<number>('seen.presses')).toBe(presses);
  };
}

/** Presses a button and, once that has brought something, the same place again, as quickly as for a double click. */
async function pressTwice(button: Locator, brought: Locator): Promise<void> {
  const pressAfter = await pressesAt(button);
  await pressAfter(0);
  await expect(brought).toBeVisible();
  await animationsEnd(brought);
  await pressAfter(100);
}

async function expectStillOpen(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  // A dialog that is closed stays visible while it slides out.
  await animationsEnd(dialog);
  await expect(dialog).toBeVisible();
}

async function animationsEnd(of: Locator): Promise<void> {
  await of.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}
