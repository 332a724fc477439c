import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ShopFilter } from '../../../domain/product-search.ts';
import { FIRST_SCREENS, MORE } from './catalogue.ts';
import { shownOf } from './shop-address.ts';

/** How many products the list shows, and the way to more of them; with another filter it starts anew. */
export function useShown(filter: ShopFilter): [number, () => void] {
  const [parameters] = useSearchParams();
  const [shown, setShown] = useState(() => shownOf(parameters));
  const filterBefore = useRef(filter);
  useEffect(() => {
    if (filterBefore.current === filter) return;
    filterBefore.current = filter;
    setShown(FIRST_SCREENS);
  }, [filter]);
  const showMore = useCallback(() => setShown((before) => before + MORE), []);
  return [shown, showMore];
}
