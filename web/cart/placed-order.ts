import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { Cart } from '../../domain/cart.ts';
import { type Delivery, deliverySchema } from '../../domain/delivery.ts';
import { readStoredCart, storedCart } from '../../domain/stored-cart.ts';

const KEY = 'placed-order';

/** An order that was placed on the cart page and is not yet sent on WhatsApp. */
export type PlacedOrder = { cart: Cart; delivery: Delivery };

const storedOrderSchema = v.object({ cart: v.string(), delivery: deliverySchema });

// Where session storage is forbidden, the order is kept as long as the page lives.
let inMemory: PlacedOrder | undefined;
let wasRead = false;
const listeners = new Set<() => void>();

/** Keeps a placed order for this tab's session. */
export function keepPlacedOrder(order: PlacedOrder): void {
  become(order);
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify({ ...order, cart: storedCart(order.cart) })));
}

/** The placed order of this tab's session; undefined where there is none. */
export function placedOrder(): PlacedOrder | undefined {
  if (!wasRead) inMemory = storedOrder();
  wasRead = true;
  return inMemory;
}

/** Forgets the placed order, once it is sent or dismissed. */
export function forgetPlacedOrder(): void {
  become(undefined);
  tryStorage(() => sessionStorage.removeItem(KEY));
}

/** The placed order, live; undefined in the server's HTML and until the page has come alive. */
export function usePlacedOrder(): PlacedOrder | undefined {
  return useSyncExternalStore(subscribe, placedOrder, () => undefined);
}

function subscribe(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

function become(order: PlacedOrder | undefined): void {
  inMemory = order;
  wasRead = true;
  for (const heard of listeners) heard();
}

function storedOrder(): PlacedOrder | undefined {
  return tryStorage(() => {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return undefined;
    const reading = v.safeParse(storedOrderSchema, JSON.parse(stored));
    if (!reading.success) return undefined;
    const { cart } = readStoredCart(reading.output.cart);
    return cart.length ? { cart, delivery: reading.output.delivery } : undefined;
  });
}

function tryStorage<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch (cause) {
    console.warn('The placed order can’t be stored; it lasts as long as this page.', cause);
    return undefined;
  }
}
