import type { CartOrderMessages } from './cart-messages.ts';
import { removeStoredDelivery, useDeliveryDraft } from './delivery-draft.ts';
import { type OrderContact, OrderLinks } from './order-links.tsx';
import { useCart } from './use-cart.ts';

/** The ways to send the cart as an order, with the delivery details as far as they are typed on the cart page. */
export function CartOrderLinks({
  messages,
  contact,
}: {
  messages: CartOrderMessages;
  contact: OrderContact;
}) {
  const cart = useCart();
  const delivery = useDeliveryDraft();
  return (
    <div className="grid gap-3 print:hidden">
      <OrderLinks
        messages={messages}
        contact={contact}
        cart={cart}
        delivery={delivery}
        label={messages.order}
        onSent={removeStoredDelivery}
      />
      {contact.whatsapp && <p className="text-sm text-muted">{messages.orderHint}</p>}
    </div>
  );
}
