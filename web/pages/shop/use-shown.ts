import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ShopFilter } from '../../../domain/product-search.ts';
import { FIRST_SCREENS, MORE } from './catalogue.ts';
import { shopAddress, shopFilterOf, shownOf } from './shop-address.ts';

/**
 * How many products the list shows, and the way to more of them; with another filter it starts anew. Once a visitor scrolls
 * the address says it too, so that whoever comes back or loads the page again finds the list as long as it was.
 */
export function useShown(filter: ShopFilter): [number, () => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [grown, setGrown] = useState<{ filter: ShopFilter; shown: number }>();
  // While someone types, the address follows a moment later.
  const isInAddress = shopAddress(filter) === shopAddress(shopFilterOf(parameters));
  const inAddress = isInAddress ? shownOf(parameters) : FIRST_SCREENS;
  const shown = grown?.filter === filter ? grown.shown : inAddress;

  useEffect(() => {
    if (!isInAddress || shown <= inAddress) return undefined;
    const tell = () => void navigate(shopAddress(filter, shown), { replace: true, preventScrollReset: true });
    addEventListener('scroll', tell, { once: true });
    return () => removeEventListener('scroll', tell);
  }, [isInAddress, inAddress, shown, filter, navigate]);

  const showMore = useCallback(() => setGrown({ filter, shown: shown + MORE }), [filter, shown]);
  return [shown, showMore];
}
