import type { Language } from '../../domain/languages.ts';
import type { CartOrderMessages } from './cart-messages.ts';
import { removeStoredDelivery, useDeliveryDraft } from './delivery-draft.ts';
import { type OrderContact, OrderLinks } from './order-links.tsx';
import { useCart } from './use-cart.ts';

type CartOrderLinksProps = { messages: CartOrderMessages; contact: OrderContact; language: Language };

/** The ways to send the cart as an order, with the delivery details as far as they are typed on the cart page. */
export function CartOrderLinks({ messages, contact, language }: CartOrderLinksProps) {
  const cart = useCart();
  const delivery = useDeliveryDraft();
  return (
    <div className="grid gap-3 print:hidden">
      <OrderLinks
        messages={messages}
        contact={contact}
        cart={cart}
        language={language}
        delivery={delivery}
        label={messages.order}
        onSent={removeStoredDelivery}
      />
      {contact.whatsapp && <p className="text-sm text-muted">{messages.orderHint}</p>}
    </div>
  );
}
