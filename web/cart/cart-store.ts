import type { Cart } from '../../domain/cart.ts';
import { readStoredCart, storedCart } from '../../domain/stored-cart.ts';
import { CART_KEY } from './cart-pieces.ts';

const EMPTY: Cart = [];

/** The cart of this browser, shared by all its tabs; it works on in memory where storage is broken or forbidden. */
export type CartStore = {
  /** The cart as it is now; the same value until it changes. */
  current(): Cart;
  /** Changes the cart, starting from what is stored, so that two tabs never undo one another. */
  change(how: (cart: Cart) => Cart): void;
  /** Calls `heard` after each change, also one made in another tab; gives the way to stop it. */
  subscribe(heard: () => void): () => void;
};

/** A cart store over a browser's storage; `storage` may throw, as it does where storage is forbidden. */
export function createCartStore(
  storage: () => Storage,
  log: (problem: string, cause?: unknown) => void,
): CartStore {
  const listeners = new Set<() => void>();
  let cart: Cart = EMPTY;
  let readText: string | null | undefined;
  let storable = true;

  function read(): void {
    if (!storable) return;
    let text: string | null;
    try {
      text = storage().getItem(CART_KEY);
    } catch (cause) {
      storable = false;
      log('The stored cart can’t be read; the cart starts empty.', cause);
      return;
    }
    if (text === readText) return;
    readText = text;
    const reading = readStoredCart(text);
    if (reading.problem) log(reading.problem);
    cart = reading.cart;
  }

  function write(): void {
    if (!storable) return;
    const text = storedCart(cart);
    try {
      storage().setItem(CART_KEY, text);
      readText = text;
    } catch (cause) {
      // From here on memory is the truth: what is stored is older.
      storable = false;
      log('The cart can’t be stored; it lasts as long as this page.', cause);
    }
  }

  function hearOtherTabs(event: StorageEvent): void {
    // A null key means that everything was cleared.
    if (event.key === CART_KEY || event.key === null) readAgain();
  }

  // A page that comes back from the back/forward cache has missed what other tabs did.
  function readAgain(): void {
    read();
    tell();
  }

  function tell(): void {
    for (const heard of listeners) heard();
  }

  return {
    current() {
      if (readText === undefined) read();
      return cart;
    },
    change(how) {
      read();
      cart = how(cart);
      write();
      tell();
    },
    subscribe(heard) {
      if (listeners.size === 0) {
        addEventListener('storage', hearOtherTabs);
        addEventListener('pageshow', readAgain);
        // What other tabs did while no one listened.
        read();
      }
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
        if (listeners.size > 0) return;
        removeEventListener('storage', hearOtherTabs);
        removeEventListener('pageshow', readAgain);
      };
    },
  };
}
