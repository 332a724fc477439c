import type { Messages } from '../../../content/schemas/messages.ts';
import { cartCount, cartTotal } from '../../../domain/cart.ts';
import type { Language } from '../../../domain/languages.ts';
import { formatRupees } from '../../../domain/money.ts';
import { pluralText } from '../../../domain/plural.ts';
import type { CartOrderMessages } from '../../cart/cart-messages.ts';
import { CartOrderLinks } from '../../cart/cart-order-links.tsx';
import type { OrderContact } from '../../cart/order-links.tsx';
import { useCart } from '../../cart/use-cart.ts';

type OrderSummaryProps = {
  messages: CartOrderMessages & Pick<Messages['cart'], 'summary' | 'summaryItems' | 'pieces' | 'total'>;
  contact: OrderContact;
  language: Language;
};

/** The total of the cart, and the short way: the same order straight to WhatsApp. */
export function OrderSummary({ messages, contact, language }: OrderSummaryProps) {
  const cart = useCart();
  return (
    <section
      aria-labelledby="order-summary"
      className="grid content-start gap-4 self-start rounded-patch bg-cloth p-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 print:rounded-none print:border-t-2 print:px-0 print:py-3"
    >
      <h2 id="order-summary" className="print:hidden">
        {messages.summary}
      </h2>
      <dl className="grid gap-2 tabular-figures">
        <div className="flex justify-between gap-x-4">
          <dt>{messages.summaryItems}</dt>
          <dd>{pluralText(messages.pieces, cartCount(cart), {}, language)}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 text-lg font-bold">
          <dt>{messages.total}</dt>
          <dd>{formatRupees(cartTotal(cart))}</dd>
        </div>
      </dl>
      <CartOrderLinks messages={messages} contact={contact} language={language} />
    </section>
  );
}
