import { cartCount, cartTotal } from '../../../domain/shop/cart.ts';
import { pluralText } from '../../../domain/values/fill-in.ts';
import type { Language } from '../../../domain/values/languages.ts';
import { formatRupees } from '../../../domain/values/money.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { Button } from '../../../ui/button.tsx';
import type { PlacedOrderMessages } from './cart-messages.ts';
import { type OrderContact, OrderLinks } from './order-links.tsx';
import { forgetPlacedOrder, usePlacedOrder } from './placed-order.ts';

type PlacedOrderCardProps = {
  messages: Messages['shop']['placed'];
  cart: PlacedOrderMessages;
  contact: OrderContact;
  language: Language;
};

/** The order that was placed on the cart page, to be sent on WhatsApp with its delivery details; nothing without one. */
export function PlacedOrderCard({ messages, cart, contact, language }: PlacedOrderCardProps) {
  const order = usePlacedOrder();
  if (!order) return null;
  return (
    <section aria-labelledby="placed-order" className="page-width mb-10 print:hidden">
      <div className="grid gap-4 rounded-patch border border-line bg-surface p-5 shadow-lift">
        <h2 id="placed-order">{messages.heading}</h2>
        <p className="font-bold tabular-figures">
          {pluralText(cart.pieces, cartCount(order.cart), {}, language)},{' '}
          {formatRupees(cartTotal(order.cart))}
        </p>
        <p>{messages.text}</p>
        <div className="flex flex-wrap items-center gap-3">
          <OrderLinks
            messages={cart}
            contact={contact}
            cart={order.cart}
            language={language}
            delivery={order.delivery}
            label={messages.send}
            onSent={forgetPlacedOrder}
          />
          <Button variant="quiet" onClick={forgetPlacedOrder}>
            {messages.dismiss}
          </Button>
        </div>
      </div>
    </section>
  );
}
