import * as words from '../../../content/cart.ts';
import { cartCount, cartTotal } from '../../../domain/cart.ts';
import { formatRupees } from '../../../domain/money.ts';
import { orderMessage } from '../../../domain/whatsapp.ts';
import { OrderLinks } from '../../cart/order-links.tsx';
import { useCart } from '../../cart/use-cart.ts';

/** What the cart comes to, and the short way: the same order straight to WhatsApp. */
export function OrderSummary() {
  const cart = useCart();
  return (
    <section
      aria-labelledby="order-summary"
      className="needs-script grid content-start gap-4 self-start rounded-patch bg-cloth p-6 lg:sticky lg:top-24"
    >
      <h2 id="order-summary">{words.summary}</h2>
      <dl className="grid gap-2 tabular-nums">
        <div className="flex justify-between">
          <dt>{words.summaryItems}</dt>
          <dd>{words.pieces(cartCount(cart))}</dd>
        </div>
        <div className="flex justify-between text-lg font-bold">
          <dt>{words.total}</dt>
          <dd>{formatRupees(cartTotal(cart))}</dd>
        </div>
      </dl>
      {cart.length > 0 && <OrderLinks message={orderMessage(cart)} />}
      <p className="text-sm">{words.orderHint}</p>
    </section>
  );
}
