import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { fillIn } from '../domain/values/fill-in.ts';
import { expectNoBarrier } from './barriers.ts';
import { facts, messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { routes, unknownRoute } from './routes.ts';
import { addToCart, cartDrawer, openCartDrawer } from './shop-parts.ts';
import { pouch, startWithCart } from './stored-cart.ts';

const { cart, contact, donate, enrolled, forms, shell, shop } = messages;
const anyWidth = { tag: '@desktop' };

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedNoise: /Failed to load resource|could not be/,
});

// Desktops are seen by the states below, and by the test of the home page.
for (const path of [...routes, unknownRoute]) {
  test(`axe finds nothing at ${path}`, async ({ page, visit }) => {
    await visit(path);

    await expectNoBarrier(page);
  });
}

type Reach = (page: Page, visit: (path: string) => Promise<void>) => Promise<void>;

// The states of home, gallery and the hostel's form are checked by the tests of those pages.
const states: Record<string, Reach> = {
  'the empty drawer': async (page, visit) => {
    await visit('/shop?q=ragi');
    await page.getByRole('button', { name: shell.openCartEmpty }).filter({ visible: true }).click();
    await expect(cartDrawer(page).getByText(cart.empty)).toBeVisible();
  },
  'the drawer with lines, one just removed': async (page, visit) => {
    await startWithCart(page, pouch);
    await visit('/shop?q=ragi');
    await addToCart(page, 'Ragi Cookies');
    await page.getByRole('button', { name: fillIn(cart.remove, { name: pouch.name }) }).click();
    await expect(page.getByRole('button', { name: cart.undo })).toBeVisible();
  },
  'a picture full size': async (page, visit) => {
    await visit('/shop?q=kantha');
    await page.getByRole('button', { name: fillIn(shop.viewPicture, { name: 'Kantha Stole' }) }).click();
    await expect(page.getByRole('dialog', { name: 'Kantha Stole' })).toBeVisible();
  },
  'nothing found': async (_, visit) => {
    await visit('/shop?q=zzz');
  },
  'the shop that failed': async (page, visit) => {
    await page.route('**/api/products', (route) => route.abort());
    await visit('/shop');
    await page.getByRole('searchbox').fill('ragi');
    await expect(page.getByRole('button', { name: shop.tryAgain })).toBeVisible();
  },
  'the cart page with a line': async (page, visit) => {
    await startWithCart(page, pouch);
    await visit('/cart');
    await expect(page.getByRole('heading', { name: pouch.name })).toBeVisible();
  },
  'an order of an empty cart': async (page, visit) => {
    await visit('/cart');
    await page.getByRole('button', { name: cart.delivery.placeOrder }).click();
    await expect(page.getByText(cart.isEmpty)).toBeVisible();
  },
  'wrong fields on the cart page': async (page, visit) => {
    await startWithCart(page, pouch);
    await visit('/cart');
    await page.getByRole('button', { name: cart.delivery.placeOrder }).click();
    await expect(page.getByRole('group', { name: forms.summary })).toBeVisible();
  },
  'an order that waits to be sent': async (page, visit) => {
    await startWithCart(page, pouch);
    await visit('/cart');
    await page.getByLabel(cart.delivery.fullName).fill('Asha Rao');
    await page.getByLabel(cart.delivery.phoneNumber).fill('98765 43210');
    await page.getByLabel(cart.delivery.address).fill('Pune');
    await page.getByRole('button', { name: cart.delivery.placeOrder }).click();
    await expect(page).toHaveURL('/shop');
    await page.getByRole('searchbox').fill('ragi');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('link', { name: shop.placed.send })).toBeVisible();
  },
  'the message form with mistakes': async (page, visit) => {
    await visit('/about');
    await page.getByRole('button', { name: contact.form.send }).click();
    await expect(page.getByRole('group', { name: forms.summary })).toBeVisible();
  },
  'the thanks for a gift, and the bank account': async (page, visit) => {
    await visit('/donate');
    await page.getByRole('radio', { name: donate.form.methods.bank }).check();
    await page.getByRole('main').getByRole('button', { name: donate.form.donate }).click();
    await expect(page.getByText(donate.next.bank)).toBeVisible();
    await expect(page.getByText(facts.bankAccount?.ifsc ?? '')).toBeVisible();
  },
  'the table of students': async (page, visit) => {
    await visit('/enrolled');
    await page.getByRole('button', { name: enrolled.show }).click();
    await expect(page.getByRole('table')).toBeVisible();
  },
  'the page with the table of students in it': async (_, visit) => {
    await visit('/enrolled?show');
  },
};

for (const [state, reach] of Object.entries(states)) {
  test(`axe finds nothing in ${state}`, anyWidth, async ({ page, visit }) => {
    await reach(page, visit);

    await expectNoBarrier(page);
  });
}

test('axe finds nothing in the menu and the drawer of a phone', async ({ page, visit }) => {
  await startWithCart(page, pouch);
  await visit('/about');
  await page.getByRole('button', { name: shell.openMenu }).click();
  await expect(page.getByRole('dialog', { name: shell.menu })).toBeVisible();
  await expectNoBarrier(page);

  await page.keyboard.press('Escape');
  await openCartDrawer(page, pouch.quantity);
  await expect(cartDrawer(page).getByRole('heading', { name: pouch.name })).toBeVisible();
  await expectNoBarrier(page);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `whoever comes by keyboard sees where the focus is, in the ${colorScheme} theme`,
    anyWidth,
    async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme });
      await visit('/donate');
      const main = page.getByRole('main');
      for (const [what, control] of Object.entries({
        link: page.getByRole('contentinfo').getByRole('link').first(),
        button: main.getByRole('button', { name: donate.form.donate }),
        field: main.getByLabel(donate.form.custom),
        radio: main.getByRole('radio', { checked: true }).first(),
      })) {
        await control.scrollIntoViewIfNeeded();
        const before = await around(control);
        // A key says that the focus moves by keyboard.
        await page.keyboard.press('Shift');
        await control.focus();
        const { pixels, perimeter } = changed(before, await around(control));
        // Of the dark theme's ring around a chosen radio button one line is seen: the button's own border is as bright.
        const least = what === 'radio' && colorScheme === 'dark' ? 0.5 : 2;
        expect(pixels / perimeter, what).toBeGreaterThanOrEqual(least);
        await control.blur();
      }
    },
  );

type Shot = { pixels: Buffer; width: number; height: number };

/** A screenshot of a control and of the room for a ring around it. */
async function around(control: Locator): Promise<Shot> {
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const png = await control.page().screenshot({ clip, scale: 'css' });
  const pixels = await sharp(png).removeAlpha().raw().toBuffer();
  return { pixels, width: Math.round(width), height: Math.round(height) };
}

/** How many pixels have changed by a contrast of 3:1, and the length of a line around the control. */
function changed(before: Shot, after: Shot): { pixels: number; perimeter: number } {
  expect(after.pixels).toHaveLength(before.pixels.length);
  let pixels = 0;
  for (let at = 0; at < before.pixels.length; at += 3) {
    const [darker = 0, brighter = 0] = [before, after]
      .map((shot) => luminance(shot.pixels.subarray(at, at + 3)))
      .toSorted((a, b) => a - b);
    if ((brighter + 0.05) / (darker + 0.05) >= 3) pixels += 1;
  }
  return { pixels, perimeter: 2 * (before.width + before.height) };
}

/** As WCAG 2.2 defines it. */
function luminance(pixel: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = Array.from(pixel, (each) =>
    each <= 10 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
