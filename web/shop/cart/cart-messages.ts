import type { Messages } from '../../../texts/schemas/messages.ts';
import { createStore } from '../../../ui/store.ts';

type Key = keyof Messages['cart'];

/** The messages that `CartLines` needs. */
export const cartLinesMessages = [
  'lines',
  'each',
  'perUnit',
  'quantity',
  'decrease',
  'increase',
  'remove',
  'added',
  'quantityNow',
  'removed',
  'undo',
  'changes',
] as const satisfies readonly Key[];

/** The messages that `EmptyCart` needs. */
export const emptyCartMessages = ['empty', 'emptyHint', 'toShop'] as const satisfies readonly Key[];

/** The messages that `OrderLinks` needs. */
export const orderLinksMessages = [
  'noWhatsapp',
  'copyMessage',
  'messageCopied',
  'orderMessage',
] as const satisfies readonly Key[];

/** The messages that `CartOrderLinks` needs. */
export const cartOrderMessages = [
  ...orderLinksMessages,
  'order',
  'orderHint',
  'changes',
] as const satisfies readonly Key[];

/** The messages that `PlacedOrderCard` needs. */
export const placedOrderMessages = [...orderLinksMessages, 'pieces'] as const satisfies readonly Key[];

export type CartLinesMessages = Pick<Messages['cart'], (typeof cartLinesMessages)[number]>;
export type EmptyCartMessages = Pick<Messages['cart'], (typeof emptyCartMessages)[number]>;
export type CartOrderMessages = Pick<Messages['cart'], (typeof cartOrderMessages)[number]>;
export type PlacedOrderMessages = Pick<Messages['cart'], (typeof placedOrderMessages)[number]>;

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
