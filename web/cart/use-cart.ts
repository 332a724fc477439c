import { useSyncExternalStore } from 'react';
import { type Cart, cartCount } from '../../domain/cart.ts';
import { createCartStore } from './cart-store.ts';
import { cartArrived } from './cart-pieces.ts';

/** The one cart of this browser. */
export const cartStore = createCartStore(
  () => localStorage,
  (problem, cause) => console.warn(problem, cause ?? ''),
);

if (!import.meta.env.SSR) cartArrived(() => cartCount(cartStore.current()), cartStore.subscribe);

const emptyOnTheServer: Cart = [];

/** The cart, live; empty in the server's HTML and until the page has come alive. */
export function useCart(): Cart {
  return useSyncExternalStore(cartStore.subscribe, cartStore.current, () => emptyOnTheServer);
}
