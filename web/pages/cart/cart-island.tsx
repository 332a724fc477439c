import type { Messages } from '../../../content/schemas/messages.ts';
import type { FieldProblemMessages } from '../../../domain/field-problem-text.ts';
import { CartLines } from '../../cart/cart-lines.tsx';
import type { CartLinesMessages, EmptyCartMessages, OrderLinksMessages } from '../../cart/cart-messages.ts';
import { EmptyCart } from '../../cart/empty-cart.tsx';
import type { OrderContact } from '../../cart/order-links.tsx';
import { PlacedOrderCard } from '../../cart/placed-order-card.tsx';
import { useCart } from '../../cart/use-cart.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { usePlaceOrder } from './use-place-order.ts';

type CartProps = {
  messages: CartLinesMessages &
    EmptyCartMessages &
    OrderLinksMessages &
    Pick<
      Messages['cart'],
      | 'opening'
      | 'summary'
      | 'summaryItems'
      | 'pieces'
      | 'total'
      | 'order'
      | 'orderHint'
      | 'orderMessage'
      | 'delivery'
      | 'isEmpty'
      | 'placed'
    >;
  forms: { summary: string; shortPhone: string; problems: FieldProblemMessages };
  placedOrder: Messages['shop']['placed'];
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
  contact: OrderContact;
};

/** The cart's lines, what they come to, and where the order goes; a skeleton until the browser's cart is read. */
export function CartIsland({ messages, forms, placedOrder, toasts, contact }: CartProps) {
  const isHydrated = useHydrated();
  const cart = useCart();
  const order = usePlaceOrder(messages);

  if (!isHydrated) return <CartSkeleton label={messages.opening} />;
  return (
    <>
      {order.isUnkept && <PlacedOrderCard messages={placedOrder} cart={messages} contact={contact} />}
      <div className="page-width grid gap-12 pb-20 lg:grid-cols-[1fr_24rem]">
        <div className="grid content-start gap-10">
          <div>
            {cart.length === 0 && <EmptyCart messages={messages} />}
            <h2 className="sr-only">{messages.lines}</h2>
            <CartLines messages={messages} />
          </div>
          <DeliveryForm messages={messages.delivery} forms={forms} order={order} />
        </div>
        <OrderSummary messages={messages} contact={contact} />
      </div>
      <Toasts messages={toasts} />
    </>
  );
}
