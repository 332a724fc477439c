import type { Page } from '@playwright/test';
import { fillIn, pluralText } from '../domain/values/fill-in.ts';
import { translatedLanguages, languageNames } from '../domain/values/languages.ts';
import { localPath } from '../domain/values/local-path.ts';
import { sampleProducts } from '../texts/samples.ts';
import { englishWords } from '../texts/test-english-words.ts';
import { expectNoBarrier } from './barriers.ts';
import { facts, messagesIn } from './messages.ts';
import { answerForWhatsApp, expect, test } from './quiet-test.ts';
import { translatedRoutes } from './routes.ts';
import { messageOf } from './shop-parts.ts';

const names = [facts.name, facts.shortName, ...facts.address, ...Object.values(facts.bankAccount ?? {})];

// Forms scroll to what is wrong: a press would aim at what moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Texts of all languages have the same parts, and their pages the same scripts.
const language = 'mr';
const { cart, contact, donate, forms, applicationForm, api, shell, shop } = messagesIn[language];
const at = (path: string) => localPath(language, path);

test.describe('in Marathi', () => {
  test('a product is ordered on WhatsApp, with the delivery details', async ({ page, visit }) => {
    await visit(at('/shop'));
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: shop.addToCart }).click();
    const drawer = page.getByRole('dialog', { name: cart.drawer });
    const link = drawer.getByRole('link', { name: cart.order });
    expect(await messageOf(link)).toContain(cart.orderMessage.greeting);

    await drawer.getByRole('link', { name: cart.toCartPage }).click();
    await expect(page).toHaveURL(at('/cart'));
    await expect(page.getByText(pluralText(cart.pieces, 1, {}, language))).toBeVisible();
    await page.getByRole('button', { name: cart.delivery.placeOrder }).click();
    await expect(page.getByText(forms.problems.fullName.missing).first()).toBeVisible();
    await page.getByLabel(cart.delivery.fullName).fill('Asha Rao');
    await page.getByLabel(cart.delivery.phoneNumber).fill('98765 43210');
    await page.getByLabel(cart.delivery.address).fill('12 Temple Road');
    await page.getByRole('button', { name: cart.delivery.placeOrder }).click();
    await expect(page).toHaveURL(at('/shop'));
    const placed = page.getByRole('region', { name: shop.placed.heading });
    expect(await messageOf(placed.getByRole('link', { name: shop.placed.send }))).toContain('12 Temple Road');
  });

  test('the cart shows its lines in the language that a visitor changes to', async ({ page, visit }) => {
    const bag = sampleProducts.find(({ _id }) => _id === 'jute-tote-bag');
    const name = `${bag?.translations?.[language]?.name} (${bag?.variants[0]?.translations?.[language]?.type})`;
    await visit('/shop?q=jute+tote');
    const card = page.getByRole('article', { name: 'Jute Tote Bag' });
    await card.getByRole('button', { name: messagesIn.en.shop.addToCart }).click();
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: 'Jute Tote Bag (Small)' }),
    ).toBeVisible();

    await visit(at('/cart'));
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByText('Jute')).toHaveCount(0);
    expect(await messageOf(page.getByRole('link', { name: cart.order }))).toContain(`1. ${name} - `);
    // The stored cart stays English, and so does the English page.
    const stored: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
    expect(stored).toMatchObject([{ name: 'Jute Tote Bag (Small)', variantType: 'Small' }]);
    await page.getByRole('button', { name: fillIn(cart.remove, { name }) }).click();
    await expect(page.getByText(fillIn(cart.removed, { name }))).toBeVisible();
    await page.getByRole('button', { name: cart.undo }).click();
    await visit('/cart');
    await expect(page.getByRole('heading', { name: 'Jute Tote Bag (Small)', exact: true })).toBeVisible();
  });

  test('a search for an English word finds products, shown in the language of the page', async ({
    page,
    visit,
  }) => {
    const lantern = sampleProducts.find(({ _id }) => _id === 'star-lantern')?.translations?.[language]?.name;
    await visit(at('/shop'));
    await page.getByLabel(shop.search.label).fill('lantern');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: lantern ?? '', exact: true })).toBeVisible();
    await page.getByLabel(shop.search.label).fill(lantern ?? '');
    await expect(page.getByRole('article', { name: lantern ?? '', exact: true })).toBeVisible();
  });

  test('the drawer announces and lists a product by its name in the language of the page', async ({
    page,
    visit,
  }) => {
    await visit(at('/shop'));
    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    expect(name).toMatch(/\p{Script=Deva}/u);
    await card.getByRole('button', { name: shop.addToCart }).click();
    const drawer = page.getByRole('dialog', { name: cart.drawer });
    await expect(drawer.getByRole('status').first()).toContainText(name);
    await expect(drawer.getByRole('heading', { level: 3 })).toContainText(name);
  });

  test.describe('where the catalogue can’t be fetched', () => {
    test.use({ expectedNoise: /Failed to load resource|could not be fetched/ });

    test('the drawer and the order speak the language of the page before the catalogue is there', async ({
      page,
      visit,
    }) => {
      // Nothing but what the page itself says.
      await page.route('**/api/products', (route) => route.abort());
      await visit(at('/shop'));
      const card = page.getByRole('article').first();
      const name = await card.getByRole('heading').innerText();
      await card.getByRole('button', { name: shop.addToCart }).click();
      const drawer = page.getByRole('dialog', { name: cart.drawer });
      await expect(drawer.getByRole('heading', { level: 3 })).toContainText(name);
      expect(await messageOf(drawer.getByRole('link', { name: cart.order }))).toContain(`1. ${name}`);
    });
  });

  test('a gift is chosen and its code shown', async ({ page, visit }) => {
    await visit(at('/donate'));
    await page.getByRole('radio', { name: '₹1,000' }).check();
    await expect(
      page.getByText(fillIn(donate.upi.carries, { amount: '₹1,000' }), { exact: true }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: donate.form.donate }).click();
    await expect(page.getByText(donate.thanks)).toBeVisible();
  });

  test('an application is corrected, sent and answered', async ({ page, visit }) => {
    await visit(at('/hostel-enrollment'));
    const send = page.getByRole('button', { name: applicationForm.submit });
    await send.click();
    await expect(page.getByText(forms.summary)).toBeVisible();
    await expect(page.getByText(forms.problems.firstName.missing).first()).toBeVisible();
    await page.getByLabel(applicationForm.firstName).fill('आशा');
    await page.getByLabel(applicationForm.lastName).fill('राव');
    await page.getByLabel(applicationForm.email).fill('asha@example.org');
    await page.getByLabel(applicationForm.phone).fill('+91 98765 43210');
    await page.getByLabel(applicationForm.address, { exact: false }).first().fill('पुणे');
    await page.getByLabel(applicationForm.purpose).selectOption('education');
    await page.getByLabel(applicationForm.duration).selectOption('6months');
    await send.click();
    const [thanks = ''] = fillIn(api.received, { firstName: 'आशा' }).split('{reference}');
    await expect(page.getByText(thanks).first()).toBeVisible();
  });

  test('a message is written out for WhatsApp', async ({ page, visit }) => {
    await visit(at('/about'));
    const form = page.getByRole('main').locator('form');
    await form.getByLabel(contact.form.name).fill('Asha');
    await form.getByLabel(contact.form.email).fill('asha@example.org');
    await form.getByLabel(contact.form.message).fill('नमस्ते');
    await answerForWhatsApp(page);
    const opened = page.waitForEvent('popup');
    await form.getByRole('button', { name: contact.form.send }).click();
    const address = new URL((await opened).url());
    expect(address.hostname).toBe('wa.me');
    expect(address.pathname).toBe(`/${facts.whatsapp?.replaceAll(/\D/g, '')}`);
    expect(address.searchParams.get('text')).toContain('नमस्ते');
  });

  test('the menu leads to the same page in another language, with what it shows', async ({ page, visit }) => {
    await visit(at('/shop'));
    await page.getByLabel(shop.search.label).fill('jute');
    await expect(page).toHaveURL(/q=jute/);
    await page.getByRole('button', { name: shell.openMenu }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/shop?q=jute');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  });
});

// All translations have one markup and one look, whose English pages are looked at one by one.
test('axe finds nothing on the pages in हिन्दी', async ({ page, visit }) => {
  for (const path of translatedRoutes.map((route) => localPath('hi', route)))
    await test.step(path, async () => {
      await visit(path);
      await expectNoBarrier(page, ['light']);
    });
});

for (const translated of translatedLanguages)
  test(`no page in ${languageNames[translated]} shows English words but names`, async ({ page, request }) => {
    for (const path of translatedRoutes.map((route) => localPath(translated, route))) {
      const texts = await textsOf(page, await (await request.get(path)).text());
      expect(texts.length, path).toBeGreaterThan(20);
      expect
        .soft(
          texts.filter((text) => englishWords(text, names).length > 0),
          path,
        )
        .toEqual([]);
    }
  });

test.describe('a browser that prefers Marathi', () => {
  test.use({ locale: 'mr-IN' });
  const { text, link, dismiss } = messagesIn.mr.shell.languageOffer;

  test('is offered an English page in it, once, in whatever tab', async ({ page, context }) => {
    await page.goto('/about?from=letter');
    await expect(page.getByText(text)).toBeVisible();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: dismiss }).click();
    await expect(page.getByText(text)).toBeHidden();
    for (const tab of [page, await context.newPage()]) {
      const asked: string[] = [];
      tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await tab.goto('/shop');
      // The offer is asked for as soon as the page has loaded: before this.
      await tab.evaluate(() => fetch('/healthz'));
      expect(asked).toContain('/healthz');
      expect(asked).not.toContain('/mr/language-offer');
    }
  });

  test('is led to the same page', async ({ page }) => {
    await page.goto('/about?from=letter');
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL('/mr/about?from=letter');
    await expect(page.getByText(text)).toBeHidden();
  });
});

/**
 * The texts that a page shows or a screen reader reads, but for those marked as English, with its title and
 * description.
 */
function textsOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, 'text/html');
    const spoken = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'];
    const isTranslated = (element: Element) =>
      !element.closest('head, script, style, [hidden]') && !element.closest('[lang]')?.matches('[lang|=en]');
    const elements = [...read.querySelectorAll('*')].filter(isTranslated);
    const shown = elements.flatMap((element) => [
      ...spoken.map((attribute) => element.getAttribute(attribute) ?? ''),
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue ?? ''),
    ]);
    const description = read.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    return [read.title, description, ...shown].filter((text) => text.trim() !== '');
  }, html);
}
