import type { Cart } from '../../../domain/shop/cart.ts';
import { readStoredCart, storedCart } from '../../../domain/shop/stored-cart.ts';
import { createStoredStore, type StoredStore } from '../../../ui/stored-store.ts';

/** The cart of this browser, shared by all its tabs. */
export type CartStore = StoredStore<Cart>;

/** A cart store over a browser's storage; what can't be read of a stored cart is left out and logged. */
export function createCartStore(
  storage: () => Storage,
  log: (problem: string, cause?: unknown) => void,
): CartStore {
  return createStoredStore<Cart>({
    key: 'cart',
    storage,
    read(text) {
      const { cart, problem } = readStoredCart(text);
      if (problem) log(problem);
      return cart;
    },
    write: storedCart,
    log,
  });
}
