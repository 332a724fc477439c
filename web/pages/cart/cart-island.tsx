import type { Messages } from '../../../content/schemas/messages.ts';
import type { FieldProblemMessages } from '../../../domain/field-problem-text.ts';
import type { Language } from '../../../domain/languages.ts';
import { CartLines } from '../../cart/cart-lines.tsx';
import type { CartLinesMessages, CartOrderMessages, EmptyCartMessages } from '../../cart/cart-messages.ts';
import { EmptyCart } from '../../cart/empty-cart.tsx';
import type { OrderContact } from '../../cart/order-links.tsx';
import { PlacedOrderCard } from '../../cart/placed-order-card.tsx';
import { useCart } from '../../cart/use-cart.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PrintedDelivery } from './printed-delivery.tsx';
import { usePlaceOrder } from './use-place-order.ts';

type CartProps = {
  messages: CartLinesMessages &
    EmptyCartMessages &
    CartOrderMessages &
    Pick<
      Messages['cart'],
      'opening' | 'summary' | 'summaryItems' | 'pieces' | 'total' | 'delivery' | 'isEmpty' | 'placed'
    >;
  forms: { summary: string; shortPhone: string; problems: FieldProblemMessages };
  placedOrder: Messages['shop']['placed'];
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
  contact: OrderContact;
  language: Language;
  /** The path of the shop. */
  shop: string;
};

/**
 * The order that waits to be sent, the cart's lines, what they come to, and where they go. The server's HTML has the empty
 * cart, and a skeleton that takes its place until hydration where this browser has stored something (web/cart/show-cart-count.ts).
 */
export function CartIsland(props: CartProps) {
  const { messages, forms, placedOrder, toasts, contact, language } = props;
  const isHydrated = useHydrated();
  const isEmpty = useCart().length === 0;
  const order = usePlaceOrder(messages, props.shop);

  return (
    <>
      {!isHydrated && <CartSkeleton label={messages.opening} className="hidden in-data-stored:block" />}
      <div className={isHydrated ? undefined : 'in-data-stored:hidden'}>
        <PlacedOrderCard messages={placedOrder} cart={messages} contact={contact} language={language} />
        <div className="page-width grid gap-x-12 gap-y-10 pb-20 lg:grid-cols-[1fr_24rem] print:gap-y-4 print:pb-0">
          <div>
            {!isEmpty && <h2 className="sr-only">{messages.lines}</h2>}
            <CartLines messages={messages} language={language} />
            {isEmpty && <EmptyCart messages={messages} shop={props.shop} />}
          </div>
          {!isEmpty && <OrderSummary messages={messages} contact={contact} language={language} />}
          <DeliveryForm messages={messages.delivery} forms={forms} order={order} isQuiet={isEmpty} />
          <PrintedDelivery heading={messages.delivery.heading} />
        </div>
        <Toasts messages={toasts} />
      </div>
    </>
  );
}
