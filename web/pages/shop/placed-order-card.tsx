import { shop } from '../../../content/shop.ts';
import { orderMessage } from '../../../domain/whatsapp.ts';
import { OrderLinks } from '../../cart/order-links.tsx';
import { forgetPlacedOrder, usePlacedOrder } from '../../cart/placed-order.ts';
import { Button } from '../../ui/button.tsx';

const words = shop.placed;

/** The order that was just placed on the cart page, to be sent on WhatsApp with its delivery details. */
export function PlacedOrderCard() {
  const order = usePlacedOrder();
  if (!order) return null;
  return (
    <section aria-labelledby="placed-order" className="page-width mb-10">
      <div className="grid gap-4 rounded-patch border-2 border-dashed border-thread bg-surface p-5 shadow-lift">
        <h2 id="placed-order">{words.heading}</h2>
        <p>{words.text}</p>
        <div className="flex flex-wrap items-center gap-3">
          <OrderLinks
            message={orderMessage(order.cart, order.delivery)}
            label={words.send}
            onSent={forgetPlacedOrder}
          />
          <Button variant="quiet" onClick={forgetPlacedOrder}>
            {words.dismiss}
          </Button>
        </div>
      </div>
    </section>
  );
}
