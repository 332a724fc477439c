import { useEffect } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { pluralText } from '../../../domain/plural.ts';
import type { OrderLinksMessages } from '../../cart/cart-messages.ts';
import type { OrderContact } from '../../cart/order-links.tsx';
import { PlacedOrderCard } from '../../cart/placed-order-card.tsx';
import { Button } from '../../ui/button.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { FirstScreens } from './first-screens.ts';
import { NothingFound } from './nothing-found.tsx';
import { ProductCard } from './product-card.tsx';
import { FIRST_SCREENS, MORE, shopAddress } from './shop-address.ts';
import type { ShopMessages } from './shop-messages.ts';
import { ShowMore } from './show-more.tsx';
import { useShop } from './use-shop.ts';

type ShopProps = {
  messages: ShopMessages;
  cart: OrderLinksMessages & Pick<Messages['cart'], 'added' | 'orderMessage'>;
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
  contact: OrderContact;
  first: FirstScreens;
};

/** All that changes in the shop: the placed order, the filter, the list of products and the messages that pass. */
export function ShopIsland({ messages, cart, toasts, contact, first }: ShopProps) {
  const { view, searchBox, products, matching, loading, failed, ...shop } = useShop(first);
  const { all } = first;

  // Whoever is in the shop will want it. Where it can't be fetched, opening the drawer fetches it once more.
  useEffect(() => {
    import('../../cart/cart-drawer-island.tsx').catch(() => undefined);
  }, []);

  return (
    <>
      <PlacedOrderCard messages={messages.placed} cart={cart} contact={contact} />
      <section aria-label={messages.title} className="page-width pb-16">
        <div onFocus={shop.prefetch}>
          <FilterBar
            messages={messages}
            filter={view}
            initialWords={first.view.words}
            searchBox={searchBox}
            onSearch={shop.search}
            onChoose={(category) => shop.narrow({ category })}
          />
        </div>
        <p role="status" className="my-4 text-muted tabular-figures">
          {loading ? messages.loading : foundText(messages, matching, all)}
        </p>
        {failed && <RestFailed messages={messages} onTryAgain={shop.tryAgain} />}
        {all === 0 && <p>{messages.emptyShop}</p>}
        {all > 0 && matching === 0 && !loading && !failed && (
          <NothingFound
            messages={messages}
            filter={view}
            onClear={() => shop.narrow({ words: '', category: undefined })}
          />
        )}
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {products.map((product, index) => (
            <li key={product._id} className="flex">
              <ProductCard
                messages={messages}
                added={cart.added}
                product={product}
                priority={index === 0}
                orderable={contact.whatsapp !== undefined}
              />
            </li>
          ))}
        </ul>
        {matching > products.length && (
          <ShowMore
            label={messages.showMore}
            address={shopAddress({ ...view, shown: view.shown + MORE })}
            busy={loading}
            // Once only: what stands below the list must be reached, too.
            automatic={view.shown === FIRST_SCREENS}
            onMore={failed ? shop.tryAgain : shop.showMore}
          />
        )}
      </section>
      <Toasts messages={toasts} />
    </>
  );
}

function foundText(messages: ShopMessages, count: number, all: number): string {
  return count === all ? pluralText(messages.found, all) : fillIn(messages.foundSome, { count, all });
}

function RestFailed({ messages, onTryAgain }: { messages: ShopMessages; onTryAgain: () => void }) {
  return (
    <div className="mb-8 grid justify-items-start gap-4">
      <p role="alert" className="text-lg">
        {messages.failed}
      </p>
      <Button onClick={onTryAgain}>{messages.tryAgain}</Button>
    </div>
  );
}
