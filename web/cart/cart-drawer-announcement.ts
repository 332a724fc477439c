import { createStore } from '../../ui/store.ts';

/** The announcement of the open cart drawer; '' where it was opened without one. */
export const cartDrawerAnnouncement = createStore('');

/** Opens the cart drawer of the page, with an announcement inside it. */
export function openCartDrawer(announcement: string): void {
  const drawer = document.getElementById('cart-drawer');
  if (!(drawer instanceof HTMLDialogElement)) return;
  cartDrawerAnnouncement.set(announcement);
  drawer.addEventListener('close', () => cartDrawerAnnouncement.set(''), { once: true });
  if (!drawer.open) drawer.showModal();
}
