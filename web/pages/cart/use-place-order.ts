import { useEffect, useRef, useState } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import type { Delivery } from '../../../domain/delivery.ts';
import { deliveryDraft } from '../../cart/delivery-draft.ts';
import { keepPlacedOrder } from '../../cart/placed-order.ts';
import { cartStore } from '../../cart/use-cart.ts';
import { showToast, showToastOnNextPage } from '../../../ui/toast-store.ts';

const PLACING_MS = 1000;

/** The way to place the order, and how far it is. */
export type PlaceOrder = {
  isPlacing: boolean;
  /** Whether there is anything to order; says so where there is not. */
  checkCart(): boolean;
  /** Places the order after one second and empties cart and form. Nothing happens to a visitor who leaves before. */
  place(delivery: Delivery): void;
};

/**
 * Placing an order sends nothing: it is kept for this tab's session, and shop and cart page offer to send it. `shop` is the
 * address of the shop.
 */
export function usePlaceOrder(
  messages: Pick<Messages['cart'], 'isEmpty' | 'placed'>,
  shop: string,
): PlaceOrder {
  const [isPlacing, setPlacing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const onPageHide = () => clearTimeout(timer.current);
    // For a page that comes back from the back/forward cache: Firefox loses what React schedules while it hides.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPlacing(false);
    };
    addEventListener('pagehide', onPageHide);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('pagehide', onPageHide);
      removeEventListener('pageshow', onPageShow);
    };
  }, []);

  function checkCart(): boolean {
    if (cartStore.get().length > 0) return true;
    showToast(messages.isEmpty, 'failure');
    return false;
  }

  function finish(delivery: Delivery): void {
    // Another tab may have emptied the cart meanwhile.
    if (!checkCart()) return setPlacing(false);
    const isKept = keepPlacedOrder({ cart: cartStore.get(), delivery });
    cartStore.change(() => []);
    deliveryDraft.change(() => ({}));
    if (isKept) {
      showToastOnNextPage(messages.placed);
      // Still placing until the page is left, so that a second press does nothing.
      location.assign(shop);
    } else {
      showToast(messages.placed);
      setPlacing(false);
    }
  }

  return {
    isPlacing,
    checkCart,
    place(delivery) {
      setPlacing(true);
      timer.current = setTimeout(() => finish(delivery), PLACING_MS);
    },
  };
}
