import type { Delivery } from '../../../domain/shop/delivery.ts';
import { useStore } from '../../../ui/store.ts';
import { createFormDraft, removeStoredDraft } from '../../forms/form-draft.ts';

const KEY = 'delivery';
const EMPTY: Partial<Delivery> = {};

/** The delivery details as they are typed on the cart page; an order on WhatsApp from any page takes them along. */
export const deliveryDraft = createFormDraft(KEY);

/** The typed delivery details, live; empty in the server's HTML and during hydration. */
export function useDeliveryDraft(): Partial<Delivery> {
  return useStore<Partial<Delivery>>(deliveryDraft, EMPTY);
}

/**
 * Removes the delivery details from the tab's storage, because their order was opened in WhatsApp. The open page has them
 * until it is left: a visitor who comes back from WhatsApp without sending need not type them again.
 */
export function removeStoredDelivery(): void {
  removeStoredDraft(KEY);
}
