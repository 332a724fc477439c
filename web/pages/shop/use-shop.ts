import { useEffect, useMemo, useState } from 'react';
import { createProductSearch, type ProductSearch } from '../../../domain/product-search.ts';
import { sortProducts } from '../../../domain/product-sort.ts';
import type { Product } from '../../../domain/product.ts';
import { browserBackend } from '../../calls/browser-backend.ts';
import { fetchProducts } from '../../calls/fetch-products.ts';
import type { FirstScreens } from './first-screens.ts';
import { type ShopViewState, useShopView } from './use-shop-view.ts';

/** The state of the shop: what is shown, and how far its products are there. */
export type Shop = ShopViewState & {
  /** The products to show. */
  products: readonly Product[];
  /** How many products match the filter. */
  matching: number;
  /** Whether all products are there. */
  whole: boolean;
  /** Whether the rest of the products is wanted and on its way. */
  loading: boolean;
  /** Whether the rest of the products is wanted and could not be fetched. */
  failed: boolean;
  tryAgain(): void;
  /** Fetches the rest of the products ahead, for a visitor who is about to search or comes near the end of the list. */
  prefetch(): void;
};

/**
 * The state of the shop. The document's first screens are enough for the filter and order that it was rendered for; for
 * others, or for more, all products are fetched once and searched in the browser.
 */
export function useShop(first: FirstScreens): Shop {
  const state = useShopView(first.view);
  const { words, category, sort, shown } = state.view;
  const [isWhole, setWhole] = useState(first.products.length === first.all);
  const [search, setSearch] = useState<ProductSearch>(() => createProductSearch(first.products));
  const [isWanted, setWanted] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const isFirstList =
    words === first.view.words && category === first.view.category && sort === first.view.sort;
  const hasEnough = isFirstList && Math.min(shown, first.matching) <= first.products.length;
  const fetches = !isWhole && !hasFailed && (isWanted || !hasEnough);

  useEffect(() => {
    if (!fetches) return undefined;
    let isStale = false;
    const take = (products: Product[]) => {
      const next = createProductSearch(products);
      // The first search prepares the others: now, and not at a key press.
      next({ words: 'a', category: undefined });
      if (isStale) return;
      setSearch(() => next);
      setWhole(true);
    };
    fetchProducts(browserBackend())
      .then(take)
      .catch((cause: unknown) => {
        console.warn('The products could not be fetched.', cause);
        if (!isStale) setFailed(true);
      });
    return () => {
      isStale = true;
    };
  }, [fetches]);

  const found = useMemo(() => {
    const matching = search({ words, category });
    // The first screens come in their order.
    return isWhole ? sortProducts(matching, sort) : matching;
  }, [search, words, category, sort, isWhole]);
  const products = useMemo(() => found.slice(0, shown), [found, shown]);
  return {
    ...state,
    products,
    matching: isWhole || !isFirstList ? found.length : first.matching,
    whole: isWhole,
    loading: !isWhole && !hasEnough && !hasFailed,
    failed: !isWhole && !hasEnough && hasFailed,
    showMore() {
      // A fetch that failed ahead of time, unseen, is made again.
      setFailed(false);
      state.showMore();
    },
    tryAgain: () => setFailed(false),
    prefetch: () => setWanted(true),
  };
}
