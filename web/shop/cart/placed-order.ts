import * as v from 'valibot';
import { type Cart, addLine } from '../../../domain/shop/cart.ts';
import type { Delivery } from '../../../domain/shop/delivery.ts';
import { readStoredCart, storedCart } from '../../../domain/shop/stored-cart.ts';
import { useStore } from '../../../ui/store.ts';
import { createStoredStore } from '../../../ui/stored-store.ts';

/** An order that was placed on the cart page and is not yet sent on WhatsApp. */
export type PlacedOrder = { cart: Cart; delivery: Delivery };

// The delivery was checked when the order was placed.
const storedOrderSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    cart: v.string(),
    delivery: v.object({ fullName: v.string(), phoneNumber: v.string(), address: v.string() }),
  }),
);

/** The placed order of this tab's session; undefined where there is none. */
export const placedOrderStore = createStoredStore<PlacedOrder | undefined>({
  key: 'placed-order',
  storage: () => sessionStorage,
  read(text) {
    const reading = v.safeParse(storedOrderSchema, text);
    const { cart } = readStoredCart(reading.success ? reading.output.cart : null);
    return reading.success && cart.length > 0 ? { cart, delivery: reading.output.delivery } : undefined;
  },
  write: (order) => (order ? JSON.stringify({ ...order, cart: storedCart(order.cart) }) : null),
  log: (problem, cause) => console.warn(problem, cause),
});

/**
 * Keeps a placed order for this tab's session; false where it lasts only as long as this page. The lines of one that still waits
 * to be sent go with it, at the prices of the new one and to its address.
 */
export function keepPlacedOrder(order: PlacedOrder): boolean {
  return placedOrderStore.change((waiting) => ({
    ...order,
    cart: (waiting?.cart ?? []).reduce(addLine, order.cart),
  }));
}

/** Forgets the placed order, once it is sent or dismissed. */
export function forgetPlacedOrder(): void {
  placedOrderStore.change(() => undefined);
}

/** The placed order, live; undefined in the server's HTML, during hydration, and where there is none. */
export function usePlacedOrder(): PlacedOrder | undefined {
  return useStore(placedOrderStore, undefined);
}
