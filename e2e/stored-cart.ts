import type { Page } from '@playwright/test';

/** A line as this site stores it, in rupees. */
export type StoredLine = { _id: string; name: string; price: number; quantity: number };

/** Lets the first page of this tab find that text stored under `cart`. */
export async function startWithStoredCart(page: Page, text: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('cart-was-laid')) return;
    sessionStorage.setItem('cart-was-laid', 'yes');
    localStorage.setItem('cart', stored);
  }, text);
}

/** Lets the first page of this tab find those lines in the cart. */
export async function startWithCart(page: Page, ...lines: StoredLine[]): Promise<void> {
  await startWithStoredCart(page, JSON.stringify(lines));
}

/** The value that is stored under `cart` now. */
export async function storedCart(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null') as unknown);
}

/** Two pieces at whole rupees. */
export const pickle: StoredLine = { _id: 'mango-pickle', name: 'Mango Pickle', price: 180, quantity: 2 };

/** One piece whose price has paise. */
export const pouch: StoredLine = {
  _id: 'crochet-coin-pouch',
  name: 'Crochet Coin Pouch',
  price: 149.5,
  quantity: 1,
};
