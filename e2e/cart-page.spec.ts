import { chromium, type Page } from '@playwright/test';
import { fillIn, pluralText } from '../domain/values/fill-in.ts';
import { holdScripts } from './hold-scripts.ts';
import { facts, messages } from './messages.ts';
import { answerForWhatsApp, expect, test } from './quiet-test.ts';
import { cartLine, fillDelivery, keptInTab, messageOf } from './shop-parts.ts';
import { pickle, pouch, startWithCart, storedCart } from './stored-cart.ts';

const { cart, forms, shell, shop } = messages;
const placeOrder = (page: Page) => page.getByRole('button', { name: cart.delivery.placeOrder });
const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: shell.notifications }).getByText(words);
const placedCard = (page: Page) => page.getByRole('region', { name: shop.placed.heading });

/** Keeps a list of what the browser calls layout shifts. */
async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push(entry.startTime);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('the cart page shows the lines with their controls, and what they come to', async ({ page, visit }) => {
  await startWithCart(page, pickle, pouch);
  await visit('/cart');
  const main = page.getByRole('main');
  const summary = main.getByRole('region', { name: cart.summary });
  await expect(summary).toContainText(pluralText(cart.pieces, 3));
  await expect(summary).toContainText(`₹509.50${cart.deliveryExtra}`);

  await main.getByRole('button', { name: fillIn(cart.increase, { name: 'Crochet Coin Pouch' }) }).click();
  await expect(cartLine(main, 'Crochet Coin Pouch')).toContainText('₹299');
  await expect(summary).toContainText('₹659');
  await main.getByRole('button', { name: fillIn(cart.remove, { name: 'Mango Pickle' }) }).click();
  await expect(cartLine(main, 'Mango Pickle')).toHaveCount(0);
  await main.getByRole('button', { name: cart.undo }).click();

  expect(await messageOf(summary.getByRole('link', { name: cart.order }))).toBe(
    'Hello! I would like to order:\n1. Mango Pickle - x2 - ₹360\n2. Crochet Coin Pouch - x2 - ₹299\nTotal: ₹659',
  );
  expect(await storedCart(page)).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
});

for (const where of ['the cart page', 'the drawer'])
  test(`what has changed in the shop is said in ${where}, and settled before the order`, async ({
    page,
    visit,
  }) => {
    const gone = { ...pouch, _id: 'no-more', name: 'Jute Doll' };
    await startWithCart(page, { ...pickle, price: 1 }, gone);
    await visit(where === 'the drawer' ? '/about' : '/cart');
    if (where === 'the drawer') await page.locator('[data-cart-button]:visible').first().click();
    const lines = where === 'the drawer' ? page.getByRole('dialog') : page.getByRole('main');
    const order = lines.getByRole('link', { name: cart.order });
    const accept = lines.getByRole('button', { name: fillIn(cart.changes.takePrice, { price: '₹180' }) });

    await expect(cartLine(lines, 'Mango Pickle')).toContainText(
      fillIn(cart.changes.priceNow, { price: '₹180' }),
    );
    await expect(cartLine(lines, 'Jute Doll')).toContainText(cart.changes.gone);
    await expect(lines.getByText(cart.changes.beforeOrder)).toBeVisible();
    await expect(order).toHaveCount(0);
    if (where === 'the cart page') {
      await placeOrder(page).click();
      await expect(toast(page, cart.changes.beforeOrder)).toBeVisible();
    }

    await accept.click();
    await expect(accept).toHaveCount(0);
    await expect(order).toHaveCount(0);
    await lines.getByRole('button', { name: cart.changes.removeLine }).click();
    expect(await messageOf(order)).toBe(
      'Hello! I would like to order:\n1. Mango Pickle - 2 jar - ₹360\nTotal: ₹360',
    );
    expect(await storedCart(page)).toMatchObject([{ _id: 'mango-pickle', price: 180, quantity: 2 }]);
  });

test.describe('where the catalogue can’t be fetched', () => {
  test.use({ expectedNoise: /Failed to load resource|could not be fetched/ });

  test('a cart stays as it is', async ({ page, visit }) => {
    await page.route('**/api/products', (route) => route.abort());
    await startWithCart(page, { ...pickle, price: 1 });
    const failed = page.waitForEvent('requestfailed');
    await visit('/cart');
    await failed;
    await expect(page.getByRole('main').getByRole('link', { name: cart.order })).toBeVisible();
    await expect(page.getByText(cart.changes.beforeOrder)).toHaveCount(0);
  });
});

test('an empty cart is said before anything about the fields', async ({ page, visit }) => {
  await visit('/cart');
  await placeOrder(page).click();

  await expect(toast(page, cart.isEmpty)).toBeVisible();
  await expect(page.getByText(forms.problems.fullName.missing)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(cart.empty)).toBeVisible();
});

test(
  'an empty cart leads to the shop, and shows no sum and no way to order',
  { tag: '@desktop' },
  async ({ page, visit }) => {
    await visit('/cart');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: cart.toShop })).toHaveAttribute('href', '/shop');

    await expect(main.getByRole('region', { name: cart.summary })).toHaveCount(0);
    await expect(main.getByText('₹')).toHaveCount(0);
    await expect(main.getByText('WhatsApp').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([cart.delivery.heading]);
  },
);

test('an empty cart is whole without a script, and starts with the first touch', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('/cart', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByText(cart.empty)).toBeVisible();
  await expect(page.getByRole('main').getByText(cart.opening)).toBeHidden();
  await expect(placeOrder(page)).toBeVisible();
  expect(scripts).toEqual([]);

  await page.getByLabel(cart.delivery.fullName).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('what is typed and sent before the scripts have come stays, and leads nowhere else', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/cart');
  const name = page.getByLabel(cart.delivery.fullName);
  await name.pressSequentially('Asha Rao');
  await page.getByLabel(cart.delivery.address).fill('12 Temple Road');
  await page.getByLabel(cart.delivery.phoneNumber).fill('12');
  await name.press('End');
  await name.press('Enter');
  await page.keyboard.type(' Patil');
  const address = page.url();
  release();

  await expect(toast(page, cart.isEmpty)).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('!');
  await expect(name).toHaveValue('Asha Rao Patil!');
  await expect(page.getByLabel(cart.delivery.address)).toHaveValue('12 Temple Road');
  await expect(page.getByLabel(cart.delivery.phoneNumber)).toHaveAccessibleDescription(forms.shortPhone);
  expect(page.url()).toBe(address);
  await page.reload();
  await expect(name).toHaveValue('Asha Rao Patil!');
});

test('where the scripts hang, what is typed is not written into the address', async ({ page }) => {
  await holdScripts(page);
  await page.clock.install();
  await page.addInitScript(() =>
    addEventListener('submit', () => Object.assign(document.documentElement.dataset, { submitted: '' })),
  );
  await page.goto('/cart');
  await page.getByLabel(cart.delivery.fullName).fill('Asha Rao');
  await page.getByLabel(cart.delivery.fullName).press('Enter');
  await page.clock.runFor('00:10');
  await expect(page.locator('html')).toHaveAttribute('data-submitted');
  await page.waitForLoadState();
  expect(await page.evaluate(() => location.search)).toBe('');
});

test(
  'a cart with lines never says that it is empty, and nothing moves when it opens',
  { tag: '@every-width' },
  async ({ page, visit }) => {
    await startWithCart(page, pickle, pouch);
    await noteMoves(page);
    await page.addInitScript((text) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        for (const element of document.querySelectorAll('main p'))
          if (element.textContent === text && element.checkVisibility()) seen.push(text);
        requestAnimationFrame(look);
      };
      look();
    }, cart.empty);
    const release = await holdScripts(page);

    const opened = visit('/cart');
    await expect(page.getByRole('main').getByText(cart.opening)).toBeVisible();
    const since = await page.evaluate(() => performance.now());
    release();
    await opened;
    await expect(page.getByRole('main').getByText(cart.opening)).toHaveCount(0);
    await expect(cartLine(page.getByRole('main'), 'Mango Pickle')).toBeVisible();
    const { moves, seen } = await page.evaluate(() => {
      const noted = window as unknown as { moves: number[]; seen: string[] };
      return { moves: noted.moves, seen: noted.seen };
    });
    expect(moves.filter((at) => at > since)).toEqual([]);
    expect(seen).toEqual([]);
  },
);

test('an empty cart that is open shows what another tab adds', async ({ page, visit }) => {
  await visit('/cart');
  await expect(page.getByRole('main').getByText(cart.empty)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/about');
  await other.evaluate((line) => localStorage.setItem('cart', JSON.stringify([line])), pickle);
  await expect(cartLine(page.getByRole('main'), 'Mango Pickle')).toBeVisible();
});

test('wrong fields are listed, marked and described, and the first takes the focus', async ({
  page,
  visit,
}) => {
  // The page scrolls to what is wrong: a press would aim at what moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startWithCart(page, pouch);
  await visit('/cart');
  await page.getByLabel(cart.delivery.phoneNumber).fill('98765 43210');
  await page.getByLabel(cart.delivery.address).fill('   ');
  await placeOrder(page).click();

  const name = page.getByLabel(cart.delivery.fullName);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(forms.problems.fullName.missing);
  await expect(page.getByLabel(cart.delivery.address)).toHaveAccessibleDescription(
    `${cart.delivery.addressHint} ${forms.problems.address.missing}`,
  );
  await expect(page.getByLabel(cart.delivery.phoneNumber)).not.toHaveAttribute('aria-invalid');

  const summary = page.getByRole('group', { name: forms.summary });
  await expect(summary.getByRole('link')).toHaveText([
    forms.problems.fullName.missing,
    forms.problems.address.missing,
  ]);
  await summary.getByRole('link', { name: forms.problems.address.missing }).click();
  await expect(page.getByLabel(cart.delivery.address)).toBeFocused();

  await fillDelivery(page);
  await placeOrder(page).click();
  await expect(summary).toHaveCount(0);
  await expect(toast(page, cart.placed)).toBeVisible();
});

test.describe('placing an order', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page, visit }) => {
    await page.clock.install();
    await startWithCart(page, pickle, pouch);
    await visit('/cart');
    await fillDelivery(page);
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('takes one second, clears cart and form, says so and goes to the shop', async ({ page }) => {
    await placeOrder(page).click();
    await page.clock.runFor(990);
    await expect(toast(page, cart.placed)).toHaveCount(0);
    expect(await storedCart(page)).toHaveLength(2);
    await expect(page).toHaveURL('/cart');

    await page.clock.runFor(10);
    await page.clock.resume();
    await expect(toast(page, cart.placed)).toBeVisible();
    await expect(page).toHaveURL('/shop');
    expect(await storedCart(page)).toEqual([]);
  });

  test('happens once, however often the button is pressed', async ({ page }) => {
    await placeOrder(page).click();
    await page.clock.runFor(500);
    const busy = page.getByRole('button', { name: cart.delivery.placing });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await busy.click({ force: true });
    await page.getByLabel(cart.delivery.fullName).press('Enter');
    await page.clock.runFor(2000);
    await page.clock.resume();

    await expect(toast(page, cart.placed)).toHaveCount(1);
    await expect(toast(page, cart.isEmpty)).toHaveCount(0);
  });

  test('does nothing for a visitor who leaves within the second', async ({ page }) => {
    await placeOrder(page).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await page.clock.runFor(2000);
    await page.clock.resume();
    expect(await storedCart(page)).toHaveLength(2);

    await page.goBack();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('region', { name: cart.summary })).toContainText(pluralText(cart.pieces, 3));
    await expect(placeOrder(page)).toBeVisible();
  });
});

// Only a page that is kept for Back could still place the order, and Playwright keeps none unless it is told to.
test(
  'nothing was ordered by a visitor who left within the second and comes back by Back',
  { tag: ['@desktop', '@chromium'] },
  async ({ launchOptions, baseURL }) => {
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      await page.clock.install();
      await startWithCart(page, pickle, pouch);
      await page.goto('/cart', { waitUntil: 'networkidle' });
      await fillDelivery(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.clock.pauseAt(Date.now() + 60_000);
      await placeOrder(page).click();
      await expect(page.getByRole('button', { name: cart.delivery.placing })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: shell.navigation.about }).click();
      await expect(page).toHaveURL('/about');
      await page.goBack({ waitUntil: 'commit' });

      await expect(page).toHaveURL('/cart');
      expect(await page.evaluate(() => Reflect.get(window, 'persisted') as unknown)).toBe(true);
      await expect(placeOrder(page)).toBeVisible();
      await page.clock.runFor(2000);
      expect(await storedCart(page)).toHaveLength(2);
      await expect(page.getByLabel(cart.delivery.fullName)).toHaveValue('Asha Rao');
      await expect(placedCard(page)).toHaveCount(0);

      await placeOrder(page).click();
      await page.clock.runFor(1000);
      await page.clock.resume();
      await expect(page).toHaveURL('/shop');
      await expect(placedCard(page)).toBeVisible();
    } finally {
      await browser.close();
    }
  },
);

test('the message that an order is placed covers nothing of what is still to be done', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startWithCart(page, pickle);
  await visit('/cart');
  await fillDelivery(page);
  await placeOrder(page).click();
  await expect(page).toHaveURL('/shop');
  const message = await toast(page, cart.placed).boundingBox();
  const card = await placedCard(page).boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeGreaterThan(0);
  expect((message?.y ?? Infinity) + (message?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
});

test('the placed order waits in the shop, with the delivery details, until it is sent', async ({
  page,
  visit,
}) => {
  await startWithCart(page, pickle, pouch);
  await visit('/cart');
  await fillDelivery(page);
  await placeOrder(page).click();
  // The cart page shows it too, before it leads on.
  await expect(page).toHaveURL('/shop');
  await expect(placedCard(page)).toBeVisible();
  await page.reload();
  await expect(placedCard(page)).toBeVisible();

  const send = placedCard(page).getByRole('link', { name: shop.placed.send });
  expect((await messageOf(send)).split('\n')).toEqual([
    'Hello! I would like to order:',
    '1. Mango Pickle - x2 - ₹360',
    '2. Crochet Coin Pouch - x1 - ₹149.50',
    'Deliver to: Asha Rao, 98765 43210, 12 Temple Road Pune',
    'Total: ₹509.50',
  ]);
  await answerForWhatsApp(page);
  const opened = page.waitForEvent('popup');
  await send.click();
  expect((await opened).url()).toContain('https://wa.me/');
  await expect(placedCard(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(placedCard(page)).toHaveCount(0);
});

test(
  'the placed order is also on the cart page, until it is dismissed',
  { tag: '@desktop' },
  async ({ page, visit }) => {
    await startWithCart(page, pouch);
    await visit('/cart');
    await fillDelivery(page);
    await placeOrder(page).click();
    await expect(page).toHaveURL('/shop');
    await visit('/cart');

    await expect(placedCard(page)).toContainText(`${pluralText(cart.pieces, 1)}, ₹149.50`);
    await expect(page.getByRole('main').getByText(cart.empty)).toBeVisible();
    await expect(page.getByLabel(cart.delivery.fullName)).toHaveValue('');
    const send = placedCard(page).getByRole('link', { name: shop.placed.send });
    expect(await messageOf(send)).toContain('Deliver to: Asha Rao, 98765 43210, 12 Temple Road Pune');

    await placedCard(page).getByRole('button', { name: shop.placed.dismiss }).click();
    await expect(placedCard(page)).toHaveCount(0);
    expect(await keptInTab(page)).not.toContain('Asha Rao');
  },
);

test('what is typed is still there after a reload', { tag: '@desktop' }, async ({ page, visit }) => {
  await startWithCart(page, pouch);
  await visit('/cart');
  await fillDelivery(page);
  await page.reload();

  await expect(page.getByLabel(cart.delivery.fullName)).toHaveValue('Asha Rao');
  await expect(page.getByLabel(cart.delivery.phoneNumber)).toHaveValue('98765 43210');
  await expect(page.getByLabel(cart.delivery.address)).toHaveValue('12 Temple Road\nPune');
  await placeOrder(page).click();
  await expect(placedCard(page)).toBeVisible();
});

test('a short phone number is accepted, with a warning beside the field', async ({ page, visit }) => {
  await startWithCart(page, pouch);
  await visit('/cart');
  await fillDelivery(page);
  const phone = page.getByLabel(cart.delivery.phoneNumber);
  await phone.fill('12');
  await phone.press('Tab');
  await expect(phone).toHaveAccessibleDescription(forms.shortPhone);
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await page.reload();
  await expect(phone).toHaveAccessibleDescription(forms.shortPhone);

  // The press that makes the warning appear must not miss the button.
  await phone.fill('98765 43210');
  await phone.blur();
  await expect(phone).not.toHaveAccessibleDescription(forms.shortPhone);
  await phone.fill('12');
  await placeOrder(page).click({ position: { x: 40, y: 3 } });
  const send = placedCard(page).getByRole('link', { name: shop.placed.send });
  expect(await messageOf(send)).toContain('Deliver to: Asha Rao, 12, ');
});

test('printed, the cart is a plain order on one page', { tag: '@desktop' }, async ({ page, visit }) => {
  const more = Array.from({ length: 8 }, (_, at) => ({
    ...pouch,
    _id: `pouch-${at}`,
    baseProduct: pouch._id,
    name: `Pouch ${at}`,
  }));
  await startWithCart(page, pickle, ...more);
  await visit('/cart');
  await fillDelivery(page);
  await page.emulateMedia({ media: 'print' });

  const onPaper = page.locator('body').filter({ visible: true });
  for (const role of ['button', 'link', 'textbox', 'navigation', 'contentinfo', 'img'] as const)
    await expect(onPaper.getByRole(role)).toHaveCount(0);
  await expect(cartLine(onPaper, 'Mango Pickle')).toHaveText(/₹180 \/ jar|₹180 each/);
  await expect(cartLine(onPaper, 'Mango Pickle').getByRole('group')).toHaveText('2');
  await expect(cartLine(onPaper, 'Mango Pickle')).toContainText('₹360');
  await expect(page.getByRole('region', { name: cart.summary })).toContainText('₹1,556');
  for (const text of ['Asha Rao', '98765 43210', '12 Temple Road', facts.name, facts.phone, facts.email])
    await expect(onPaper.getByText(text).filter({ visible: true })).toHaveCount(1);

  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the cart page says beforehand that payment and delivery are agreed on WhatsApp', async ({
  page,
  visit,
}) => {
  await startWithCart(page, pouch);
  await visit('/cart');

  await expect(page.getByText(cart.delivery.agreed)).toContainText(/WhatsApp.*payment and delivery/);
  await expect(page.getByText(cart.delivery.privacy)).toBeVisible();
});
