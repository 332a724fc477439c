import type { Messages } from '../../../content/schemas/messages.ts';
import { cartCount, cartTotal } from '../../../domain/cart.ts';
import { formatRupees } from '../../../domain/money.ts';
import { pluralText } from '../../../domain/plural.ts';
import { orderMessage } from '../../../domain/whatsapp.ts';
import type { OrderLinksMessages } from '../../cart/cart-messages.ts';
import { type OrderContact, OrderLinks } from '../../cart/order-links.tsx';
import { useCart } from '../../cart/use-cart.ts';

type OrderSummaryProps = {
  messages: OrderLinksMessages &
    Pick<
      Messages['cart'],
      'summary' | 'summaryItems' | 'pieces' | 'total' | 'order' | 'orderHint' | 'orderMessage'
    >;
  contact: OrderContact;
};

/** What the cart comes to, and the short way: the same order straight to WhatsApp. */
export function OrderSummary({ messages, contact }: OrderSummaryProps) {
  const cart = useCart();
  return (
    <section
      aria-labelledby="order-summary"
      className="grid content-start gap-4 self-start rounded-patch bg-cloth p-6 lg:sticky lg:top-24"
    >
      <h2 id="order-summary">{messages.summary}</h2>
      <dl className="grid gap-2 tabular-figures">
        <div className="flex justify-between">
          <dt>{messages.summaryItems}</dt>
          <dd>{pluralText(messages.pieces, cartCount(cart))}</dd>
        </div>
        <div className="flex justify-between text-lg font-bold">
          <dt>{messages.total}</dt>
          <dd>{formatRupees(cartTotal(cart))}</dd>
        </div>
      </dl>
      {cart.length > 0 && (
        <OrderLinks
          messages={messages}
          contact={contact}
          text={orderMessage(messages.orderMessage, cart)}
          label={messages.order}
        />
      )}
      <p className="text-sm">{messages.orderHint}</p>
    </section>
  );
}
