import * as words from '../../../content/cart.ts';
import { CartLines } from '../../cart/cart-lines.tsx';
import { useCart } from '../../cart/use-cart.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { KeptCartAhead } from './kept-cart-ahead.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { Route } from './+types/cart-page';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, '/cart', { title: words.title, description: words.description });

export default function CartPage() {
  const cart = useCart();
  return (
    <>
      <PageHeader title={words.heading} lead={words.lead} />
      <KeptCartAhead />
      <div className="page-width grid gap-12 pb-20 peer-not-[.hidden]:hidden lg:grid-cols-[1fr_24rem]">
        <div className="grid content-start gap-10">
          <p className="without-script">{words.withoutScript}</p>
          <div className="needs-script">
            {cart.length === 0 && (
              <div className="grid justify-items-start gap-3">
                <p className="text-lg">{words.empty}</p>
                <p className="text-muted">{words.emptyHint}</p>
                <ButtonLink to="/shop" variant="secondary">
                  {words.toShop}
                </ButtonLink>
              </div>
            )}
            <h2 className="sr-only">{words.lines}</h2>
            <CartLines />
          </div>
          <DeliveryForm />
        </div>
        <OrderSummary />
      </div>
    </>
  );
}
