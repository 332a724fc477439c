import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  type ProductSearch,
  createProductSearch,
  sortNamed,
  sortProducts,
} from '../../../domain/shop/product-search.ts';
import type { Product } from '../../../domain/shop/product.ts';
import { pushAddress, replaceAddress } from '../../../ui/use-query.ts';
import { browserBackend } from '../../calls/browser-backend.ts';
import { fetchProducts } from '../../calls/fetch-products.ts';
import {
  FIRST_SCREENS,
  type FirstScreens,
  MORE,
  type ShopView,
  shopQuery,
  shopViewOf,
} from './shop-address.ts';

/** The state of the shop: what is shown, and how far its products are there. */
export type Shop = ShopViewState & {
  /** The products to show. */
  products: readonly Product[];
  /** Whether they are another list than the one on the screen: its first products are enough at once. */
  isNewList: boolean;
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
  const list = shopQuery({ words, category, sort, shown: FIRST_SCREENS });
  const listOnScreen = useDeferredValue(list);
  return {
    ...state,
    products,
    isNewList: list !== listOnScreen,
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

// Long enough that a word is written to the address once, short enough that a copied address is right.
const PAUSE_MS = 250;
// After the list: writing to the address takes a slow phone as long as drawing a product.
const AFTER_LIST_MS = 100;

/** The view of the shop, and the ways to change it. */
type ShopViewState = {
  view: ShopView;
  /** The search box; its text is its own, so that no letter is lost while React is not there yet or renders. */
  searchBox: RefObject<HTMLInputElement | null>;
  /** The choice of the order; its value is its own, for the same reason. */
  sortSelect: RefObject<HTMLSelectElement | null>;
  search(words: string): void;
  change(change: Partial<Omit<ShopView, 'shown'>>): void;
  showMore(): void;
};

/**
 * The shop's view, which lives in the address. The first letter that is typed makes a new entry in the history and the
 * next ones replace it, when typing pauses; a category or an order makes a new entry; more products replace it.
 */
function useShopView(initial: ShopView): ShopViewState {
  const [view, setView] = useState(initial);
  // Ahead of `view` while a render is pending.
  const latest = useRef(initial);
  const searchBox = useRef<HTMLInputElement>(null);
  const sortSelect = useRef<HTMLSelectElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(next: ShopView): void {
    latest.current = next;
    setView(next);
  }

  function leap(next: ShopView): void {
    clearTimeout(pause.current);
    if (searchBox.current) searchBox.current.value = next.words;
    if (sortSelect.current) sortSelect.current.value = next.sort ?? '';
    show(next);
  }

  function change(changed: Partial<Omit<ShopView, 'shown'>>): void {
    const words = searchBox.current?.value ?? latest.current.words;
    const next = { ...latest.current, words, ...changed, shown: FIRST_SCREENS };
    leap(next);
    writeAfter(AFTER_LIST_MS);
  }

  function search(words: string): void {
    show({ ...latest.current, words, shown: FIRST_SCREENS });
    writeAfter(PAUSE_MS);
  }

  function writeAfter(ms: number): void {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => writeAddress(latest.current), ms);
  }

  useEffect(() => {
    // Back and Forward, the typing and the choice of an order may have come before React.
    const sort = sortNamed(sortSelect.current?.value ?? null);
    if (shopQuery(viewOfAddress()) !== shopQuery(initial)) leap(viewOfAddress());
    else if (sort !== initial.sort) change({ sort });
    else if (searchBox.current && searchBox.current.value !== initial.words) search(searchBox.current.value);

    const onPopState = () => leap(viewOfAddress());
    // A timer that outlasts the page would write when the page comes back, and cut off what Forward leads to.
    const onPageHide = () => {
      clearTimeout(pause.current);
      rewriteAddress(latest.current);
    };
    addEventListener('popstate', onPopState);
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('popstate', onPopState);
      removeEventListener('pagehide', onPageHide);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, []);

  return {
    view,
    searchBox,
    sortSelect,
    search,
    change,
    showMore() {
      // Of what is seen: asked twice before it is there, it is shown once.
      const next = { ...latest.current, shown: view.shown + MORE };
      show(next);
      writeAfter(AFTER_LIST_MS);
    },
  };
}

function viewOfAddress(): ShopView {
  return shopViewOf(new URLSearchParams(location.search));
}

function writeAddress(next: ShopView): void {
  const before = viewOfAddress();
  const isSameList = before.category === next.category && before.sort === next.sort;
  const isSameSearch = before.words === next.words || (before.words !== '' && next.words.trim() !== '');
  if (isSameList && isSameSearch) rewriteAddress(next);
  else if (shopQuery(next) !== shopQuery(before)) pushAddress(location.pathname + shopQuery(next));
}

function rewriteAddress(next: ShopView): void {
  if (shopQuery(next) !== shopQuery(viewOfAddress())) replaceAddress(location.pathname + shopQuery(next));
}
