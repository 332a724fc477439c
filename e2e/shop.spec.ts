import { fillIn, pluralText } from '../domain/values/fill-in.ts';
import { messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { productCard, wholeShop } from './shop-parts.ts';

const { cart, shell, shop } = messages;
test.describe('a product card', () => {
  test('shows picture, name, description, price, style tags, and its first variant and colour as chosen', async ({
    page,
    visit,
  }) => {
    await visit(wholeShop);
    const pickle = productCard(page, 'Mango Pickle');

    await expect(pickle.getByRole('heading', { name: 'Mango Pickle' })).toBeVisible();
    await expect(pickle.getByText('₹180 / jar', { exact: true })).toBeVisible();
    await expect(pickle.getByText('Raw mangoes in mustard oil')).toBeVisible();
    await expect(pickle.getByRole('list', { name: shop.styles }).getByRole('listitem')).toHaveText([
      'Sun-cured',
      'No preservatives',
    ]);
    await pickle.scrollIntoViewIfNeeded();
    await expect(pickle.getByRole('img', { name: 'Mango Pickle' })).toHaveJSProperty('complete', true);
    await expect(pickle.getByRole('img', { name: 'Mango Pickle' })).not.toHaveJSProperty('naturalWidth', 0);

    const kurta = productCard(page, 'Block Print Kurta');

    await expect(
      kurta.getByRole('radiogroup', { name: shop.variant }).getByRole('radio', { name: 'Short' }),
    ).toBeChecked();
    await expect(
      kurta.getByRole('radiogroup', { name: shop.colour }).getByRole('radio', { name: 'Indigo' }),
    ).toBeChecked();
    await expect(kurta.getByText(fillIn(shop.chosen, { words: 'Short, Indigo' }))).toBeVisible();
    await expect(kurta.getByText('₹890', { exact: true })).toBeVisible();
  });

  test('takes its price from the variant and its picture from what was chosen last', async ({
    page,
    visit,
  }) => {
    await visit('/shop');
    const kurta = productCard(page, 'Block Print Kurta');
    const picture = kurta.getByRole('img');

    await kurta.getByRole('radio', { name: 'Long' }).check();
    await expect(kurta.getByText('₹1,090', { exact: true })).toBeVisible();
    await expect(picture).toHaveAttribute('src', /block-print-kurta-long-/);
    await expect(kurta.getByText('Falls below the knee, with pockets.')).toBeVisible();

    await kurta.getByRole('radio', { name: 'Madder' }).check();
    await expect(kurta.getByText('₹1,090', { exact: true })).toBeVisible();
    await expect(picture).toHaveAttribute('src', /block-print-kurta-madder-/);

    await kurta.getByRole('radio', { name: 'Short' }).check();
    await expect(kurta.getByText('₹890', { exact: true })).toBeVisible();
    await expect(picture).toHaveAttribute('src', /block-print-kurta-short-/);
    await expect(kurta.getByText(fillIn(shop.chosen, { words: 'Short, Madder' }))).toBeVisible();
  });

  test('opens its picture full size; Escape and Close both close it', async ({ page, visit }) => {
    await visit('/shop');
    const open = page.getByRole('button', { name: fillIn(shop.viewPicture, { name: 'Kantha Stole' }) });
    const modal = page.getByRole('dialog', { name: 'Kantha Stole' });

    await open.click();
    await expect(modal.getByRole('img', { name: 'Kantha Stole' })).toBeVisible();
    await expect(modal.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await modal.getByRole('button', { name: shop.closePicture }).click();
    await expect(modal).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test.describe('search and category', { tag: '@desktop' }, () => {
  test('search looks in name, description, category and style tags, ignoring case and accents', async ({
    page,
    visit,
  }) => {
    await visit('/shop');
    const finds: [string, string[]][] = [
      ['KANTHA', ['Kantha Stole']],
      ['kúrtà', ['Block Print Kurta']],
      ['purdilnagar', ['Beaded Bracelet']],
      ['  food   items ', ['Mango Pickle', 'Ragi Cookies', 'Garam Masala']],
      ['sun-cured', ['Mango Pickle']],
      ['children’s', ['Children’s Night Suit']],
    ];
    for (const [typed, names] of finds) {
      await page.getByRole('searchbox', { name: shop.search.label }).fill(typed);
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
      await expect(page.getByText(fillIn(shop.foundSome, { count: names.length, all: 18 }))).toBeVisible();
    }
  });

  test('the categories are those of the shop, All first, and one is pressed', async ({ page, visit }) => {
    await visit('/shop');
    const categories = page.getByRole('group', { name: shop.categories.label }).getByRole('button');

    await expect(categories).toHaveText([
      'All',
      'Clothing',
      'Accessories',
      'Food Items',
      'Home Essentials',
      'Festival Items',
    ]);
    await expect(categories.and(page.locator('[aria-pressed=true]'))).toHaveText(['All']);
    await categories.filter({ hasText: 'Clothing' }).click();
    await expect(categories.and(page.locator('[aria-pressed=true]'))).toHaveText(['Clothing']);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'Block Print Kurta',
      'Kantha Stole',
      'Children’s Night Suit',
    ]);
  });

  test('both live in the address, and Back goes through them', async ({ page, visit }) => {
    await visit('/shop');
    await page.getByRole('button', { name: 'Festival Items' }).click();
    await expect(page).toHaveURL('/shop?category=Festival+Items');
    await page.getByRole('searchbox').pressSequentially('lamp');
    await expect(page).toHaveURL('/shop?q=lamp&category=Festival+Items');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Clay Diya Set']);

    await page.goBack();
    await expect(page).toHaveURL('/shop?category=Festival+Items');
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    await expect(page.getByText(pluralText(shop.found, 18))).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('article')).toHaveCount(4);
  });

  test('a view that someone shared opens as it was, already in the server’s HTML', async ({
    page,
    request,
    visit,
  }) => {
    const address = '/shop?q=stitch&category=Accessories';
    const html = await (await request.get(address)).text();
    expect(html).toContain('Jute Tote Bag');

    await visit(address);
    await expect(page.getByRole('searchbox')).toHaveValue('stitch');
    await expect(page.getByRole('button', { name: 'Accessories' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('a category that does not exist narrows nothing', async ({ page, visit }) => {
    await visit('/shop?category=Cars');

    await expect(page.getByText(pluralText(shop.found, 18))).toBeVisible();
    await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('no match says so, and clearing shows everything again', async ({ page, visit }) => {
    await visit('/shop?category=Clothing');
    await page.getByRole('searchbox').fill('zzz<b>');
    await expect(
      page.getByText(fillIn(shop.nothingFound.forWordsInCategory, { words: 'zzz<b>', category: 'Clothing' })),
    ).toBeVisible();

    await page.getByRole('button', { name: shop.clear }).click();
    await expect(page.getByText(pluralText(shop.found, 18))).toBeVisible();
    // Whether the list has gone on, and been scrolled, depends on the width.
    await expect(page).toHaveURL(/\/shop(\?shown=18)?$/);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('what was typed before hydration is searched for', async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('pickle');
      await route.continue();
    });
    await page.goto('/shop');
    await page.getByRole('searchbox').pressSequentially('pickle');

    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL('/shop?q=pickle');
    await expect(page.getByRole('searchbox')).toHaveValue('pickle');
  });
});

test('a category that is pressed before hydration keeps what was typed', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/shop');
  await page.getByRole('searchbox').fill('lamp');
  await page.getByRole('button', { name: 'Festival Items' }).click();
  scripts.resolve();

  await expect(page).toHaveURL('/shop?q=lamp&category=Festival+Items');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Clay Diya Set']);
  await expect(page.getByRole('searchbox')).toHaveValue('lamp');
});

test('a picture that is pressed before hydration opens', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/shop');
  await page.getByRole('button', { name: fillIn(shop.viewPicture, { name: 'Kantha Stole' }) }).click();
  scripts.resolve();

  await expect(page.getByRole('dialog', { name: 'Kantha Stole' })).toBeVisible();
});

test('the list goes on by itself as its end comes near', async ({ page, visit }) => {
  await visit('/shop');
  await page.getByRole('heading', { name: shop.how.heading }).scrollIntoViewIfNeeded();

  await expect(page.getByRole('article')).toHaveCount(18);
  await expect(page.getByRole('link', { name: shop.showMore })).toHaveCount(0);
});

test('the list does not go on by itself while its end is in the lower half of the screen', async ({
  page,
  visit,
}) => {
  await visit('/shop');
  const more = page.getByRole('link', { name: shop.showMore });
  const fetched = page.waitForResponse('**/api/products');
  const placeEnd = (share: number) =>
    more.evaluate((link, at) => {
      scrollBy({ top: link.getBoundingClientRect().top - innerHeight * at, behavior: 'instant' });
    }, share);
  await placeEnd(0.7);
  await fetched;
  await placeEnd(0.8);
  await placeEnd(0.6);
  await expect(more).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(6);

  await more.click();
  await expect(page.getByRole('article')).toHaveCount(18);
});

test('what a visitor reads below the list stays at its place as the list goes on', async ({
  page,
  visit,
}) => {
  const products = Promise.withResolvers<void>();
  await page.route('**/api/products', async (route) => {
    await products.promise;
    await route.continue();
  });
  await visit('/shop');
  const heading = page.getByRole('heading', { name: shop.how.heading });
  // The cards above have their heights in the frame after the scrolling.
  await heading.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const before = await heading.boundingBox();
  products.resolve();
  await expect(page.getByRole('article')).toHaveCount(18);
  await expect(heading).toBeInViewport();
  // Heights of cards are fractions of a pixel.
  const moved = ((await heading.boundingBox())?.y ?? 0) - (before?.y ?? 0);
  expect(Math.abs(moved)).toBeLessThan(1);
});

test('list and address stay as they are until a visitor scrolls, however tall the window is', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await visit('/shop');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page).toHaveURL('/shop');

  await page.mouse.wheel(0, 800);
  await expect(page.getByRole('article')).toHaveCount(18);
  await expect(page).toHaveURL('/shop?shown=18');
});

test('who comes back finds what was searched for and typed, also where typing had not paused yet', async ({
  page,
  visit,
}) => {
  await visit('/shop');
  await page.getByRole('button', { name: 'Festival Items' }).click();
  await page.getByRole('searchbox').pressSequentially('lamp');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).dispatchEvent('click');
  await expect(page).toHaveURL('/gallery');

  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('lamp');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Clay Diya Set']);
});

test('who comes back finds the list as long as it was, and at its place', async ({ page, visit }) => {
  await visit('/shop');
  await page.getByRole('heading', { name: shop.how.heading }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(18);
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await expect(page).toHaveURL('/shop?shown=18');
  // Not `click`, which would scroll to the link first.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).dispatchEvent('click');
  await expect(page).toHaveURL('/gallery');

  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(18);
  await expect(last).toBeInViewport();

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(18);
  await expect(last).toBeInViewport();
});

test('Back from a list that has grown leads to the page before', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page).toHaveURL('/shop');
  await page.waitForLoadState();
  await page.getByRole('heading', { name: shop.how.heading }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(18);
  await expect(page).toHaveURL('/shop?shown=18');

  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('Tab goes on to the products that came by themselves', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/shop');
  await page.getByRole('link', { name: shop.showMore }).focus();
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('article')).toHaveCount(18);

  const seventh = page.getByRole('article').nth(6);
  await expect(seventh).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(seventh.getByRole('button').first()).toBeFocused();
});

test(
  'Tab goes on to the products that a press on Show more brought',
  { tag: '@desktop' },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 4000 });
    await visit('/shop');
    await page.getByRole('link', { name: shop.showMore }).press('Enter');

    await expect(page.getByRole('article').nth(6)).toBeFocused();
  },
);

test.describe('the order of the list', { tag: '@desktop' }, () => {
  test('can be by price or newest first, lives in the address, and Back goes through it', async ({
    page,
    visit,
  }) => {
    await visit('/shop?category=Food+Items');
    const names = page.getByRole('article').getByRole('heading');
    const inOrder = await names.allTextContents();
    const choice = page.getByRole('combobox', { name: shop.sort.label });

    await choice.selectOption(shop.sort.price);
    await expect(page).toHaveURL('/shop?category=Food+Items&sort=price');
    await expect(names).toHaveText(['Garam Masala', 'Ragi Cookies', 'Mango Pickle']);

    await choice.selectOption(shop.sort.newest);
    await expect(page).toHaveURL('/shop?category=Food+Items&sort=newest');
    await expect(names).toHaveText(inOrder.toReversed());

    await page.goBack();
    await expect(choice).toHaveValue('price');
    await page.goBack();
    await expect(page).toHaveURL('/shop?category=Food+Items');
    await expect(names).toHaveText(inOrder);
  });

  test('is already in the server’s HTML, for all products and not only the first ones', async ({
    request,
  }) => {
    const html = await (await request.get('/shop?sort=price')).text();
    expect(html.indexOf('Rakhi Thread')).toBeGreaterThan(0);
    expect(html).not.toContain('Handloom Dhurrie');
  });

  test('is kept where it was chosen before hydration', async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/shop');
    await page.getByRole('combobox', { name: shop.sort.label }).selectOption(shop.sort.newest);
    scripts.resolve();

    await expect(page).toHaveURL('/shop?sort=newest');
    await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Star Lantern');
  });
});

test.describe('on a phone', () => {
  test('the first product is on the first screen, with its button, and pictures are half of the cards', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/shop');
    const first = page.getByRole('article').first();
    const add = first.getByRole('button', { name: shop.addToCart });
    for (const part of [first.getByRole('img'), first.getByRole('heading'), first.getByText('₹890'), add])
      await expect(part).toBeInViewport({ ratio: 1 });

    await visit(wholeShop);
    const shares: number[] = [];
    for (const card of await page.getByRole('article').all()) {
      // Off the screen it is not laid out.
      await card.scrollIntoViewIfNeeded();
      shares.push(await card.evaluate(shareOfPicture));
    }
    expect(shares).toHaveLength(18);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.45);
  });

  test('the first line of a description is shown, and a button shows the rest and the details', async ({
    page,
    visit,
  }) => {
    await visit('/shop');
    const card = productCard(page, 'Block Print Kurta');
    const description = card.getByText('Cotton kurta, printed');
    const age = card.getByText(fillIn(shop.details.ageGroup, { value: shop.detailChoices.ageGroup.adult }));
    const cut = () => description.evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(await cut()).toBeGreaterThan(0);
    await expect(age).toBeHidden();

    await card.getByRole('button', { name: shop.more }).click();
    await expect(card.getByRole('button', { name: shop.less })).toHaveAttribute('aria-expanded', 'true');
    expect(await cut()).toBe(0);
    await expect(age).toBeVisible();
  });

  test('all choices are in sight, and the page never scrolls sideways', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit('/shop');
    const leaf = productCard(page, 'Block Print Kurta').getByRole('radio', { name: 'Leaf' });
    await leaf.check();
    await expect(leaf).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(
      page.getByRole('button', { name: shell.openCartEmpty }).filter({ visible: true }),
    ).toHaveCount(1);
  });
});

test('how shopping works leads to the cart and to giving', async ({ page, visit }) => {
  await visit('/shop');
  const how = page.getByRole('region', { name: shop.how.heading });

  await expect(how.getByRole('listitem')).toHaveCount(3);
  await expect(how.locator('a[href="/cart"]')).toBeVisible();
  await expect(how.locator('a[href="/donate"]')).toBeVisible();
});

test('one cart button is always in sight, in the bar', { tag: '@every-width' }, async ({ page, visit }) => {
  await visit('/shop');
  const button = page.getByRole('button', { name: shell.openCartEmpty }).filter({ visible: true });
  await expect(button).toHaveCount(1);
  await page.mouse.wheel(0, 2000);
  await expect(button).toBeInViewport();
  await button.click();
  await expect(page.getByRole('dialog', { name: cart.drawer })).toBeVisible();
});

/** How much of a card is its picture; 1 is all of it. */
function shareOfPicture(card: Element): number {
  const area = (element: Element | null) => {
    const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
    return width * height;
  };
  return area(card.querySelector('picture')) / area(card);
}
