import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { Language } from '../../../domain/languages.ts';
import { pluralText } from '../../../domain/plural.ts';
import type { PlacedOrderMessages } from '../../cart/cart-messages.ts';
import type { OrderContact } from '../../cart/order-links.tsx';
import { PlacedOrderCard } from '../../cart/placed-order-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Toasts } from '../../../ui/toasts.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { FirstScreens } from './first-screens.ts';
import { NothingFound } from './nothing-found.tsx';
import { ProductCard } from './product-card.tsx';
import { FIRST_SCREENS, MORE, shopQuery } from './shop-address.ts';
import type { ShopMessages } from './shop-messages.ts';
import { ShowMore } from './show-more.tsx';
import { useFocusOnMore } from './use-focus-on-more.ts';
import { useShop } from './use-shop.ts';

type ShopProps = {
  messages: ShopMessages;
  cart: PlacedOrderMessages & Pick<Messages['cart'], 'added'>;
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
  contact: OrderContact;
  first: FirstScreens;
  language: Language;
};

/** All that changes in the shop: the placed order, the filter, the list of products and the messages that pass. */
export function ShopIsland({ messages, cart, toasts, contact, first, language }: ShopProps) {
  const { view, searchBox, sortSelect, products, matching, loading, failed, ...shop } = useShop(first);
  const { all } = first;
  const { list, link } = useFocusOnMore(products.length);

  return (
    <>
      <PlacedOrderCard language={language} messages={messages.placed} cart={cart} contact={contact} />
      <section aria-label={messages.title} className="page-width pb-16">
        <div onFocus={shop.prefetch}>
          <FilterBar
            messages={messages}
            view={view}
            initial={first.view}
            searchBox={searchBox}
            sortSelect={sortSelect}
            onSearch={shop.search}
            onCategory={(category) => shop.change({ category })}
            onSort={(sort) => shop.change({ sort })}
          />
        </div>
        <p role="status" className="my-2 text-muted tabular-figures sm:my-4">
          {loading ? messages.loading : foundText(messages, language, matching, all)}
        </p>
        {failed && <RestFailed messages={messages} onTryAgain={shop.tryAgain} />}
        {all === 0 && <p>{messages.emptyShop}</p>}
        {all > 0 && matching === 0 && !loading && !failed && (
          <NothingFound
            messages={messages}
            filter={view}
            onClear={() => shop.change({ words: '', category: undefined })}
          />
        )}
        <ul ref={list} className="grid gap-4 sm:gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {products.map((product, index) => (
            <li key={product._id} className="flex">
              <ProductCard
                messages={messages}
                language={language}
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
            address={shopQuery({ ...view, shown: view.shown + MORE })}
            busy={loading}
            // Once only: what stands below the list must be reached, too.
            automatic={view.shown === FIRST_SCREENS}
            onFocus={link.onFocus}
            onBlur={link.onBlur}
            ready={shop.whole}
            onNear={shop.prefetch}
            onMore={failed ? shop.tryAgain : shop.showMore}
          />
        )}
      </section>
      <Toasts messages={toasts} />
    </>
  );
}

function foundText(messages: ShopMessages, language: Language, count: number, all: number): string {
  return count === all
    ? pluralText(messages.found, all, {}, language)
    : fillIn(messages.foundSome, { count, all });
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
