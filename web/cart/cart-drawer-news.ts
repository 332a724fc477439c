import { createStore } from '../ui/store.ts';

/** What the open cart drawer announces; '' where it was opened without news. */
export const cartDrawerNews = createStore('');

/** Opens the cart drawer of the page and announces `news` inside it. */
export function openCartDrawer(news: string): void {
  const drawer = document.getElementById('cart-drawer');
  if (!(drawer instanceof HTMLDialogElement)) return;
  cartDrawerNews.set(news);
  drawer.addEventListener('close', () => cartDrawerNews.set(''), { once: true });
  if (!drawer.open) drawer.showModal();
}
