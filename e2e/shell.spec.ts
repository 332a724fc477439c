import type { Locator, Page } from '@playwright/test';
import { pluralText } from '../domain/values/fill-in.ts';
import { type PageEntry, pages } from '../web/pages.ts';
import { holdScripts } from './hold-scripts.ts';
import { facts, messages } from './messages.ts';
import { answerForWhatsApp, expect, test } from './quiet-test.ts';
import { routes, unknownRoute } from './routes.ts';
import { cartDrawer } from './shop-parts.ts';

const { cart, shell, shop } = messages;
const { navigation } = shell;
const anyWidth = { tag: '@desktop' };

// The last one is a button.
const links: [string, string][] = [
  ...Object.values<PageEntry>(pages).flatMap(({ links: places, path }): [string, string][] =>
    places?.menu ? [[places.menu(messages), path]] : [],
  ),
  [navigation.donate, '/donate'],
];

test('each page has one heading of level 1, its own title and its own description', async ({ request }) => {
  const titles = new Set<string | undefined>();
  const descriptions = new Set<string | undefined>();
  for (const path of routes) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
    titles.add(/<title>([^<]+)</.exec(html)?.[1]);
    descriptions.add(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]);
  }
  for (const seen of [titles, descriptions]) {
    expect(seen).not.toContain(undefined);
    expect(seen.size).toBe(routes.length);
  }
});

test('on phones the bar has one row, with Donate Now, the cart and the menu', async ({ page, visit }) => {
  await visit('/about');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    const bar = page.getByRole('banner');
    const donate = bar.getByRole('link', { name: navigation.donate });
    const cartButton = bar.getByRole('button', { name: shell.openCartEmpty });
    await expect(donate).toHaveCount(1);
    for (const each of [donate, cartButton, bar.getByRole('button', { name: shell.openMenu })]) {
      await expect(each).toBeInViewport({ ratio: 1 });
      const { width: wide = 0, height = 0 } = (await each.boundingBox()) ?? {};
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    }
    expect((await bar.boundingBox())?.height).toBeLessThan(80);
  }
});

test.describe('text twice as large', () => {
  test.use({ expectedNoise: /404/ });

  test('is what who sets the browser so gets, in every text of a page', anyWidth, async ({ page, visit }) => {
    await visit('/donate');
    const usual = await textSizes(page);
    await setTextSize(page, 32);
    await visit('/donate');
    const large = await textSizes(page);
    // A window of the same width is narrower in letters: some texts are others.
    const same = [...usual].filter(([text]) => large.has(text));
    expect(same.length).toBeGreaterThan(50);
    for (const [text, size] of same)
      // Headings also grow with the window, which stays: they become less than twice as large.
      expect((large.get(text) ?? 0) / size, text).toBeGreaterThan(1.5);
  });

  test('at 390 px scrolls no page sideways and leaves the bar one row; nor does usual text at 320 px', async ({
    page,
    visit,
  }) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const path of [...routes, '/shop?q=zzz', unknownRoute]) {
      await setTextSize(page, 16);
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(path);
      expect(await width(), path).toBeLessThanOrEqual(320);

      await setTextSize(page, 32);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await width(), path).toBeLessThanOrEqual(390);
      expect((await page.getByRole('banner').boundingBox())?.height, path).toBeLessThan(80);
    }
  });

  test('at 1280 px has the menu in place of the links', anyWidth, async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await setTextSize(page, 32);
    await visit('/about');
    await expect(page.getByRole('button', { name: shell.openMenu })).toBeVisible();
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(120);
  });
});

test('the bar stays at the top and has a shadow after 50 px of scroll', async ({ page, visit }) => {
  await visit('/shop');
  const bar = page.getByRole('banner');
  const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow !== 'none');
  const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  expect(await shadow()).toBe(false);
  await scroll(50);
  expect(await shadow()).toBe(false);
  await scroll(51);
  await expect.poll(shadow).toBe(true);
  // Firefox paints a pixel of the page above a bar that ends where the window begins.
  expect((await bar.boundingBox())?.y).toBe(-1);
  await expect(bar).toBeInViewport();
  await scroll(0);
  await expect.poll(shadow).toBe(false);
});

test(
  'the bar, on a phone the menu, leads to every page and marks the current one',
  { tag: '@every-width' },
  async ({ page, visit, isMobile }) => {
    const main = page.getByRole('navigation', { name: shell.mainNavigation });
    await visit('/cart');
    for (const [label, path] of links) {
      if (isMobile) await page.getByRole('button', { name: shell.openMenu }).click();
      await expect(main.getByRole('link')).toHaveText(links.map(([each]) => each));
      await main.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(path);
      // On a phone the menu is closed again.
      await expect(main).toHaveCount(isMobile ? 0 : 1);
      await expect(page.locator('header [aria-current=page]').first()).toHaveText(label);
    }
  },
);

test(
  'on its page Donate Now in the bar is marked, and seen to be',
  { tag: '@every-width' },
  async ({ page, visit }) => {
    const donate = page.getByRole('banner').getByRole('link', { name: navigation.donate });
    const mark = () => donate.evaluate((link) => getComputedStyle(link, '::after').opacity);
    await visit('/donate');
    await expect(donate).toHaveAttribute('aria-current', 'page');
    expect(await mark()).toBe('1');
    await visit('/about');
    await expect(donate).not.toHaveAttribute('aria-current');
    expect(await mark()).toBe('0');
  },
);

test('the first stop of the keyboard skips to the content', anyWidth, async ({ page, visit }) => {
  await visit('/shop');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shell.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');

  await expect(page.getByRole('searchbox', { name: shop.search.label })).toBeFocused();
});

test(
  'the footer has its links under three headings and the contact details',
  anyWidth,
  async ({ page, visit }) => {
    await visit('/cart');
    const footer = page.getByRole('contentinfo');
    const { quickLinks, programs, contact, programLinks } = shell.footer;

    await expect(footer.getByRole('heading')).toHaveText([quickLinks, programs, contact]);
    await expect(footer.getByRole('link', { name: programLinks.hostel })).toHaveAttribute(
      'href',
      '/hostel-enrollment',
    );
    await expect(footer.getByRole('link', { name: facts.phone ?? '' })).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    );
    await expect(footer.getByRole('link', { name: facts.email ?? '' })).toHaveAttribute('href', /^mailto:/);
    await expect(footer.locator('a[href^="https://wa.me/"][target=_blank][rel~=noopener]')).toBeVisible();
  },
);

test.describe('without the scripts of islands', () => {
  test.use({ expectedNoise: /ERR_FAILED|could not be loaded/ });
  test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()));

  test('the menu opens, closes by its button, by Escape and beside it, and focus returns', async ({
    page,
  }) => {
    await page.goto('/about');
    const open = page.getByRole('button', { name: shell.openMenu });
    const menu = page.getByRole('dialog', { name: shell.menu });
    for (const close of [
      () => menu.getByRole('button', { name: shell.closeMenu }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
    ]) {
      await open.click();
      await expect(menu).toBeVisible();
      await expect(menu).toHaveCSS('transform', 'none');
      await close();
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
    }
  });

  test('the bar shows how many pieces are in the cart', anyWidth, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('cart', JSON.stringify([{ id: 'lamp', name: 'Lamp', price: 120, quantity: 3 }])),
    );
    await page.goto('/about');
    await expect(page.getByRole('button', { name: pluralText(shell.openCart, 3) })).toBeVisible();
  });

  test('keys pressed on a tab leave the page usable', anyWidth, async ({ page }) => {
    await page.goto('/gallery');
    const tab = page.getByRole('tab').first();
    await tab.focus();
    await tab.press('ArrowRight');
    await page.getByRole('tab').nth(1).click();
    await expect(page).toHaveURL('/gallery?type=activity');
  });
});

test('the cart drawer opens before its script is there, and its lines follow', anyWidth, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('cart', JSON.stringify([{ id: 'lamp', name: 'Lamp', price: 120, quantity: 3 }])),
  );
  const release = await holdScripts(page);
  await page.goto('/about');
  const open = page.getByRole('banner').getByRole('button', { name: pluralText(shell.openCart, 3) });
  await open.click();
  await expect(cartDrawer(page).getByText(cart.opening)).toBeVisible();

  release();
  await expect(cartDrawer(page).getByRole('heading', { name: 'Lamp' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toBeHidden();
  await expect(open).toBeFocused();
});

test('the whole way from the shop to WhatsApp can be gone by keyboard', anyWidth, async ({ page, visit }) => {
  await visit('/shop');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('tote');
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(page.getByRole('radio', { name: 'Small' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const order = cartDrawer(page).getByRole('link', { name: cart.order });
  await expect(order).toBeVisible();
  await tabTo(order);
  await answerForWhatsApp(page);
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');

  expect(new URL((await opened).url()).searchParams.get('text')).toContain(
    'Jute Tote Bag (Large) - x1 - ₹350',
  );
});

test.describe('an address that no page has', () => {
  test.use({ expectedNoise: /404/ });

  test('answers with 404, says so and leads home', anyWidth, async ({ page }) => {
    for (const path of ['/shop/no-such-thing', '/%E0%A4%A6', unknownRoute]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.notFound.title);
    }
    await page.getByRole('link', { name: shell.notFound.backHome }).click();

    await expect(page).toHaveURL('/');
  });
});

for (const path of ['/', '/hostel-enrollment'])
  test(`who has ${path} on paper only finds the phone number on it`, async ({ page, visit }) => {
    await visit(path);
    const number = page.getByText(facts.phone, { exact: true }).filter({ visible: true });
    await expect(page.getByRole('main').getByText(facts.phone)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(number).toHaveCount(1);
  });

async function tabTo(target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 12 && !(await isFocused()); stops += 1)
    await target.page().keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Sets the text size of the browser, as a visitor does in its settings; 16 px where nothing is set. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** The sizes in px of all text of the page, without the bar, by element. */
async function textSizes(page: Page): Promise<Map<string, number>> {
  const sizes = await page.evaluate(() =>
    Array.from(document.querySelectorAll(':is(main, footer) *'))
      .filter((element) => element.matches('input') || /\S/.test(element.firstChild?.nodeValue ?? ''))
      .filter((element) => element.checkVisibility() && !element.closest('svg, script, style'))
      .map((element): [string, number] => [
        `${element.tagName} ${element.textContent.slice(0, 40)}`,
        parseFloat(getComputedStyle(element).fontSize),
      ]),
  );
  return new Map(sizes);
}
