import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { sortNamed } from '../../../domain/product-sort.ts';
import { pushAddress, replaceAddress } from '../../../ui/use-query.ts';
import { FIRST_SCREENS, MORE, shopQuery, type ShopView, shopViewOf } from './shop-address.ts';

// Long enough that a word is written to the address once, short enough that a copied address is right.
const PAUSE_MS = 250;

/** The view of the shop, and the ways to change it. */
export type ShopViewState = {
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
export function useShopView(initial: ShopView): ShopViewState {
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
    writeAddress(next);
  }

  function search(words: string): void {
    startTransition(() => show({ ...latest.current, words, shown: FIRST_SCREENS }));
    clearTimeout(pause.current);
    pause.current = setTimeout(() => writeAddress(latest.current), PAUSE_MS);
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
      rewriteAddress(next);
    },
  };
}

function viewOfAddress(): ShopView {
  return shopViewOf(new URLSearchParams(location.search));
}

function writeAddress(next: ShopView): void {
  const before = viewOfAddress();
  const isSameList = before.category === next.category && before.sort === next.sort;
  const isSameSearch = isSameList && before.words !== '' && next.words.trim() !== '';
  if (isSameSearch) rewriteAddress(next);
  else if (shopQuery(next) !== shopQuery(before)) pushAddress(location.pathname + shopQuery(next));
}

function rewriteAddress(next: ShopView): void {
  if (shopQuery(next) !== shopQuery(viewOfAddress())) replaceAddress(location.pathname + shopQuery(next));
}
