import { useEffect, useState } from 'react';
import { shop as words } from '../../../content/shop.ts';
import { preloadCartDrawer } from '../../cart/load-cart-drawer.ts';
import { Button } from '../../ui/button.tsx';
import { FIRST_SCREENS, type LoadedCatalogue, MORE } from './catalogue.ts';
import { FilterBar } from './filter-bar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ProductCard } from './product-card.tsx';
import { shopAddress } from './shop-address.ts';
import { ShowMore } from './show-more.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useShown } from './use-shown.ts';
import { useShownAtOnce } from './use-shown-at-once.ts';
import { useShopFilter } from './use-shop-filter.ts';

/** The filter bar and the grid of products; search and category live in the address. */
export function ProductBrowser({ catalogue }: { catalogue: LoadedCatalogue }) {
  const [filter, change] = useShopFilter();
  const [shown, showMore] = useShown(filter);
  const [searching, setSearching] = useState(false);
  const { products, matching, all, waiting, failed, tryAgain } = useCatalogue(catalogue, filter, {
    wantsMore: Math.min(shown, catalogue.matching) > catalogue.products.length,
    mayWant: searching,
  });
  const visible = useShownAtOnce(products, shown);
  // Whoever is in the shop will want it, and at once.
  useEffect(preloadCartDrawer, []);

  return (
    <section aria-label={words.title} className="page-width pb-16">
      <div onFocus={() => setSearching(true)}>
        <FilterBar filter={filter} onChange={change} />
      </div>
      <p role="status" className="my-4 text-muted tabular-nums">
        {words.found(matching, all)}
      </p>
      {failed && <RestFailed onTryAgain={tryAgain} />}
      {all === 0 && <p>{words.emptyShop}</p>}
      {all > 0 && matching === 0 && !waiting && !failed && (
        <NothingFound filter={filter} onClear={() => change({ words: '', category: undefined })} />
      )}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {visible.map((product, index) => (
          <li key={product._id} className="flex">
            <ProductCard product={product} priority={index === 0} />
          </li>
        ))}
      </ul>
      {matching > Math.min(shown, products.length) && (
        <ShowMore
          address={shopAddress(filter, shown + MORE)}
          busy={waiting}
          // Once only: what stands below the list must be reached, too.
          byItself={shown === FIRST_SCREENS}
          onMore={failed ? tryAgain : showMore}
        />
      )}
    </section>
  );
}

function RestFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className="mb-8 grid justify-items-start gap-4">
      <p role="alert" className="text-lg">
        {words.failed}
      </p>
      <Button onClick={onTryAgain}>{words.tryAgain}</Button>
    </div>
  );
}
