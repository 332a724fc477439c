import { expect, type Locator, type Page } from '@playwright/test';
import { pluralText } from '../domain/values/fill-in.ts';
import { messages } from './messages.ts';

const { cart, shell, shop } = messages;
/** The address of the shop with every product of the sample catalogue at once. */
export const wholeShop = '/shop?shown=18';

/** The card of a product of the sample catalogue. */
export function productCard(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** Puts one piece of a product into the cart, with its choices as they stand. */
export async function addToCart(page: Page, name: string): Promise<void> {
  await productCard(page, name).getByRole('button', { name: shop.addToCart }).click();
}

/** Puts one piece of a product into the cart and closes the drawer that this opens. */
export async function addAndClose(page: Page, name: string): Promise<void> {
  await addToCart(page, name);
  await expect(cartDrawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toBeHidden();
}

/** The cart drawer, while it is open. */
export function cartDrawer(page: Page): Locator {
  return page.getByRole('dialog', { name: cart.drawer });
}

/** The line of the cart with that name, in the drawer or on the cart page. */
export function cartLine(within: Locator, name: string): Locator {
  return within.getByRole('list', { name: cart.lines }).getByRole('listitem').filter({ hasText: name });
}

/** Types the delivery details on the cart page. */
export async function fillDelivery(page: Page): Promise<void> {
  await page.getByLabel(cart.delivery.fullName).fill('Asha Rao');
  await page.getByLabel(cart.delivery.phoneNumber).fill('98765 43210');
  await page.getByLabel(cart.delivery.address).fill('12 Temple Road\nPune');
}

/** All that the tab stores until it is closed. */
export async function keptInTab(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(sessionStorage));
}

/** The text that a WhatsApp link would send. */
export async function messageOf(link: Locator): Promise<string> {
  const address = new URL((await link.getAttribute('href')) ?? '');
  return address.searchParams.get('text') ?? '';
}

/** The button that opens the cart drawer and says how many pieces are in the cart; where there are two, the one that is seen. */
export function cartButton(page: Page, pieces: number): Locator {
  return page.getByRole('button', { name: pluralText(shell.openCart, pieces) }).filter({ visible: true });
}

/** Opens the cart drawer by its button. */
export async function openCartDrawer(page: Page, pieces: number): Promise<void> {
  await cartButton(page, pieces).click();
}
