import { type Cart, cartCount } from '../../../domain/shop/cart.ts';
import { useStore } from '../../../ui/store.ts';
import { createCartStore } from './cart-store.ts';

const EMPTY: Cart = [];

/** The one cart of this browser. */
export const cartStore = createCartStore(
  () => localStorage,
  (problem, cause) => console.warn(problem, cause ?? ''),
);

// For show-cart-count.ts, which works without this module.
function announceCount(): void {
  dispatchEvent(new CustomEvent('cartchange', { detail: cartCount(cartStore.get()) }));
}

if (!import.meta.env.SSR) {
  announceCount();
  cartStore.subscribe(announceCount);
}

/** The cart, live; empty in the server's HTML and during hydration. */
export function useCart(): Cart {
  return useStore(cartStore, EMPTY);
}
